/** `template` with its `{n}` or `{name}`. */
export const fill = (template: string, value: unknown): string => {
  return template.replace(/{\w+}/, () => value as string);
};
