/** `<AfterwordComments server="https://comments.example.org" site="blog" />`, for React 18 and later. */
import { createElement, type ReactElement, useEffect } from "react";
import { type AfterwordProps, ELEMENT, load } from "./afterword";

export const AfterwordComments = ({ server, ...options }: AfterwordProps): ReactElement => {
  useEffect(() => load(server), [server]);
  return createElement(ELEMENT, options);
};
