/** The page's one style sheet: the colours of the shop (shelf label), light and dark. */
export const sandboxStyles = `
:root {
  color-scheme: light dark;
  --paper: light-dark(oklch(.966 .010 88), oklch(.205 .028 284));
  --stock: light-dark(oklch(.995 .004 95), oklch(.262 .034 284));
  --board: light-dark(oklch(.262 .058 284), oklch(.155 .030 284));
  --on-board: oklch(.955 .012 90);
  --ink: light-dark(oklch(.262 .058 284), oklch(.955 .012 90));
  --ink-2: light-dark(oklch(.43 .04 284), oklch(.82 .018 284));
  --rule: light-dark(oklch(.83 .017 86), oklch(.38 .03 284));
  --rail: light-dark(oklch(.262 .058 284), oklch(.72 .03 284));
  --accent: light-dark(oklch(.855 .165 88), oklch(.845 .16 88));
  --on-accent: oklch(.262 .058 284);
  --focus: light-dark(oklch(.50 .21 275), oklch(.80 .13 275));
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 Archivo, system-ui, sans-serif; }
header { background: var(--board); color: var(--on-board); }
header > div, main { max-width: 72rem; margin: 0 auto; padding: 24px 32px; }
h1 { margin: 0; font-size: 40px; line-height: 1.1; }
header p { margin: 8px 0 0; max-width: 60ch; }
h2 { margin: 32px 0 12px; font-size: 22px; }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); }
li { background: var(--stock); border-top: 5px solid var(--rail); padding: 16px; }
li p { margin: 4px 0 0; color: var(--ink-2); }
a { color: inherit; text-underline-offset: .2em; }
li > a { font-weight: 700; font-size: 17px; }
li:first-child { background: var(--accent); color: var(--on-accent); }
li:first-child p { color: inherit; }
a:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; }
.table { overflow-x: auto; background: var(--stock); border-top: 5px solid var(--rail); }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: 12px 16px; border-bottom: 1px solid var(--rule); white-space: nowrap; }
code { font: 15px/1.4 ui-monospace, monospace; }
`;
