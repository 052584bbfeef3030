// The layout of the pages that mailed links open: one document without scripts, which loads nothing (docs/adr/0061).

import { createHash } from 'node:crypto';
import { type Brand, wordmarkBox } from '@magazijn/server';
import { html, raw } from 'hono/html';

export type Html = ReturnType<typeof html>;

/** A page of a mailed link. Its forms post to the page's own address. */
export interface LinkPage {
  readonly title: string;
  readonly main: Html;
}

export const facts = (rows: readonly { readonly label: string; readonly value: string }[]): Html =>
  html`<dl>${rows.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`;

export function failurePage(): LinkPage {
  const title = 'Dit lukt nu niet';
  return {
    title,
    main: html`<h1>${title}</h1>
<p>Er is niets veranderd. Open de link uit de mail opnieuw, en kies dan nog een keer.</p>`,
  };
}

const colours = ({ colours: known }: Brand, mode: 'light' | 'dark'): string =>
  Object.entries(known)
    .map(([name, colour]) => `--${name}:${colour[mode]}`)
    .join(';');

/** The inline stylesheet: phone first, light and dark. */
const stylesheet = (brand: Brand): string => `
:root{color-scheme:light dark;${colours(brand, 'light')}}
@media (prefers-color-scheme:dark){:root{${colours(brand, 'dark')}}}
*{box-sizing:border-box}
body{margin:0;background:var(--background);color:var(--ink);font:1rem/1.5 ${brand.mailFont};overflow-wrap:anywhere}
header{background:var(--inverse);border-bottom:5px solid var(--accent);padding:1rem}
svg{display:block;height:2rem}
.ink{fill:var(--on-inverse)}.accent{fill:var(--accent)}.sale{fill:var(--sale)}
header,main{padding-left:max(1rem,50vw - 20rem);padding-right:max(1rem,50vw - 20rem)}
main{padding-bottom:3rem;padding-top:1.5rem}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 1rem}
h2{font-size:1.125rem;line-height:1.3;margin:1.5rem 0 .5rem}
p{margin:0 0 1rem}
dl{margin:0 0 1rem}
dl div{border-bottom:1px solid var(--rule);display:grid;gap:0 1rem;padding:.5rem 0}
dt,.hint{color:var(--ink-2)}
dd{margin:0}
form{background:var(--surface);border-top:5px solid var(--ink);margin-top:1.5rem;padding:0 1rem 1rem}
form h2{margin-top:1rem;padding-top:1rem}
form:has(>button:first-child){background:none;border:0;padding:0}
label{font-weight:700}
.hint{font-size:.9375rem;margin:0 0 .5rem}
.error,.notice{border-left:5px solid var(--sale);font-weight:700;margin:0 0 .5rem;padding-left:.75rem}
.notice{border-color:var(--info)}
textarea,input,button{border-radius:${brand.actionRadius};font:inherit;width:100%}
textarea,input{background:var(--surface);border:1.5px solid var(--ink);color:inherit;display:block;padding:.75rem}
textarea{margin-bottom:1rem}
input{width:7rem}
.field{border-bottom:1px solid var(--rule);margin-bottom:1rem;padding-bottom:1rem}
button{background:none;border:1.5px solid var(--ink);color:inherit;cursor:pointer;font-weight:700;min-height:3rem;padding:.75rem 1.5rem}
.primary{background:var(--accent);border-color:var(--accent);border-bottom:3px solid var(--accent-edge);color:var(--on-accent)}
:focus-visible{outline:3px solid var(--info);outline-offset:3px}
@media (min-width:30rem){dl div{grid-template-columns:11rem 1fr}button{width:auto}}
`;

const wordmark = ({ name, wordmark: shapes }: Brand): Html => {
  const { x, y, width, height } = wordmarkBox;
  return html`<svg viewBox="${x} ${y} ${width} ${height}" role="img" aria-label="${name}">${shapes.map(
    ({ fill, d, x: moved = 0 }) =>
      html`<path class="${fill}" d="${d}"${moved === 0 ? '' : raw(` transform="translate(${moved})"`)}/>`,
  )}</svg>`;
};

/** The layout of a brand's pages, which need no scripts and load no resources. */
export function createPageLayout(brand: Brand) {
  const style = stylesheet(brand);
  const hash = createHash('sha256').update(style).digest('base64');
  return {
    /** In addition to those of every response: no framing, no indexing. */
    headers: {
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'x-robots-tag': 'noindex, nofollow',
    },
    render: ({ title, main }: LinkPage): Html => html`<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${title} – ${brand.name}</title>
<style>${raw(style)}</style>
</head>
<body>
<header>${wordmark(brand)}</header>
<main>
${main}
</main>
</body>
</html>
`,
  };
}
