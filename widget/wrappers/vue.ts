/** `<AfterwordComments server="https://comments.example.org" site="blog" />`, for Vue 3.3 and later. */
import { defineComponent, h, onMounted } from "vue";
import { type AfterwordProps, ELEMENT, load } from "./afterword";

export const AfterwordComments = defineComponent(
  (props: AfterwordProps) => {
    onMounted(() => load(props.server));
    return () => {
      const { server, ...options } = props;
      return h(ELEMENT, options);
    };
  },
  {
    name: "AfterwordComments",
    // Vue wants to know them while the program runs, too.
    props: [
      "server",
      "site",
      "page",
      "title",
      "sort",
      "limit",
      "language",
      "theme",
      "lazy",
      "monograms",
      "dir",
      "form",
      "fields",
    ],
  },
);
