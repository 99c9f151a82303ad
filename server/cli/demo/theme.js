// Light, dark, or as the reader's system has it until they choose.
const root = document.documentElement;
const system = matchMedia("(prefers-color-scheme: dark)");
const chosen = localStorage.getItem("theme");
if (chosen) root.dataset.theme = chosen;

const isDark = () => (root.dataset.theme ? root.dataset.theme === "dark" : system.matches);

addEventListener("DOMContentLoaded", () => {
  const button = document.getElementById("theme");
  const show = () => button.setAttribute("aria-pressed", isDark());
  button.hidden = false;
  button.addEventListener("click", () => {
    root.dataset.theme = isDark() ? "light" : "dark";
    localStorage.setItem("theme", root.dataset.theme);
    show();
  });
  system.addEventListener("change", show);
  show();
});
