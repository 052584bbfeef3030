import { html, raw } from 'hono/html';
import { sandboxStyles } from '../page/sandboxPage.ts';
import { orderForm, setupForm } from './cxmlMessages.ts';

const procurementStyles = `
form { background: var(--surface); border-top: 5px solid var(--rail); padding: 16px; display: grid; gap: 12px; }
.choices { grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr)); align-items: end; }
label { display: grid; gap: 4px; }
.fields label { grid-template-columns: 12rem 1fr; align-items: center; }
@media (max-width: 40rem) { .fields label { grid-template-columns: 1fr; } }
input, select, button, textarea { font: inherit; padding: 8px; min-width: 0; }
textarea { width: 100%; min-height: 16rem; font: 14px/1.4 ui-monospace, monospace; }
button { justify-self: start; font-weight: 700; background: var(--accent); color: var(--on-accent); border: 0; padding: 12px 20px; cursor: pointer; }
:is(input, select, button, textarea):focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
iframe { width: 100%; height: 80vh; border: 1px solid var(--rule); background: white; margin-top: 16px; }
td { white-space: normal; overflow-wrap: anywhere; }
.problems { grid-template-columns: 1fr; }
.problems li, .problems li:first-child { background: var(--surface); color: inherit; border-top-color: oklch(.60 .20 27); }
.link { font-weight: 700; overflow-wrap: anywhere; }
`;

interface RequestChoice {
  readonly version: '4.0' | '5.0';
  /** `hash`: a link with its fields after the #. */
  readonly method: 'post' | 'get' | 'hash';
  readonly callFunction: '' | 'DETAIL' | 'VALIDATE' | 'SOURCING' | 'BACKGROUND_SEARCH';
  /** An iframe, this window, a new window without an opener, or a named one with it. */
  readonly place: 'frame' | 'same' | 'new' | 'named';
  /** The requested target window of the return; '' is the shop's own. `procurement`: a named window. */
  readonly returns: '' | '_top' | '_parent' | 'procurement';
  /** The spelling of field names: SAP's, or another system's. */
  readonly names: 'sap' | 'lower' | 'upper';
  readonly charset: string;
}

const requestChoices: { readonly [Name in keyof RequestChoice]: readonly RequestChoice[Name][] } = {
  version: ['4.0', '5.0'],
  method: ['post', 'get', 'hash'],
  callFunction: ['', 'DETAIL', 'VALIDATE', 'SOURCING', 'BACKGROUND_SEARCH'],
  place: ['same', 'frame', 'new', 'named'],
  returns: ['', '_top', '_parent', 'procurement'],
  names: ['sap', 'lower', 'upper'],
  charset: ['', 'UTF-8', 'ISO-8859-1'],
};

/** Reads the options from a query; an unknown value counts as not chosen. */
export function toRequestChoice(query: URLSearchParams): RequestChoice {
  const chosen = <Name extends keyof RequestChoice>(name: Name): RequestChoice[Name] => {
    const options: readonly RequestChoice[Name][] = requestChoices[name];
    const [first] = options;
    return options.find((option) => option === query.get(name)) ?? (first as RequestChoice[Name]);
  };
  return {
    version: chosen('version'),
    method: chosen('method'),
    callFunction: chosen('callFunction'),
    place: chosen('place'),
    returns: chosen('returns'),
    names: chosen('names'),
    charset: chosen('charset'),
  };
}

const titles: Readonly<Record<keyof RequestChoice, string>> = {
  version: 'OCI version',
  method: 'Sent by',
  callFunction: 'FUNCTION',
  place: 'Opens in',
  returns: 'Return to',
  names: 'Names written',
  charset: 'Character set',
};

const targets: Readonly<Record<RequestChoice['place'], string>> = {
  frame: 'shop',
  same: '_self',
  new: '_blank',
  named: 'shop',
};

function choiceField(choice: RequestChoice, name: keyof RequestChoice) {
  const options = requestChoices[name].map(
    (option) =>
      html`<option value="${option}"${choice[name] === option ? html` selected` : ''}>${option || 'none'}</option>`,
  );
  return html`<label>${titles[name]}<select name="${name}">${options}</select></label>`;
}

function requestForm(shop: string, choice: RequestChoice, facts: RequestFacts) {
  const fields = requestFields(choice, facts);
  const target = targets[choice.place];
  const address = `${shop}/oci/login`;
  if (choice.method === 'hash') {
    const link = `${address}#${new URLSearchParams(fields.map(([name, value]) => [name, value]))}`;
    return html`<p class="link"><a href="${link}" target="${target}">Open the shop</a></p><p><code>${link}</code></p>`;
  }
  const inputs = fields.map(
    ([name, value]) => html`<label>${name}<input name="${name}" value="${value}"></label>`,
  );
  return html`<form class="fields" method="${choice.method}" action="${address}" target="${target}">${inputs}<button>Open the shop</button></form>`;
}

/** A window is named by opening it with that name; the shop opened from it can address it. */
const namedWindow = (choice: RequestChoice) => html`
<p class="link"><a href="/procurement?${new URLSearchParams(Object.entries(choice))}" target="procurement">Open this page in a window named procurement</a></p>`;

/** `/procurement`: a buyer's procurement system, which opens the shop. Every field is editable; there is no script. */
export function requestPage(shop: string, choice: RequestChoice, facts: RequestFacts) {
  const names = Object.keys(titles) as (keyof RequestChoice)[];
  return procurementPage(
    'Procurement',
    html`<p>Plays a buyer’s procurement system. Choose how it opens the shop, order, and see what comes back.</p>`,
    html`
<h2>OCI: how</h2>
<form class="choices" method="get" action="/procurement">${names.map((name) => choiceField(choice, name))}<button>Choose</button></form>
<h2>OCI: the punch-out request</h2>
${requestForm(shop, choice, facts)}
${choice.returns === 'procurement' ? namedWindow(choice) : ''}
<h2>cXML</h2>
${setupForm(facts.sandbox, targets[choice.place])}
${choice.place === 'frame' ? html`<iframe name="shop" title="The shop"></iframe>` : ''}`,
  );
}

interface RequestFacts {
  readonly sandbox: string;
  readonly username: string;
  readonly password: string;
}

const demoProduct = '101404';

const functionFields: Readonly<Record<RequestChoice['callFunction'], readonly ReturnedField[]>> = {
  '': [],
  DETAIL: [['PRODUCTID', demoProduct]],
  VALIDATE: [
    ['PRODUCTID', demoProduct],
    ['QUANTITY', '12.000'],
  ],
  SOURCING: [['SEARCHSTRING', 'luiers']],
  BACKGROUND_SEARCH: [['SEARCHSTRING', 'luiers']],
};

const spelled: Readonly<Record<RequestChoice['names'], (name: string) => string>> = {
  sap: (name) => name,
  lower: (name) => name.toLowerCase(),
  upper: (name) => name.toUpperCase(),
};

/** The fields of a punch-out request, in order (SAP Open Catalog Interface, "Outbound Section"). */
function requestFields(choice: RequestChoice, facts: RequestFacts): ReturnedField[] {
  const { version, callFunction, charset, names, place, returns } = choice;
  const target = returns || (place === 'frame' ? '_self' : '_top');
  const hook = `${facts.sandbox}/procurement/return${charset === '' ? '' : `?charset=${charset}`}`;
  const fields: ReturnedField[] = [
    ['USERNAME', facts.username],
    ['PASSWORD', facts.password],
    ['OCI_VERSION', version],
    ['OPI_VERSION', '1.0'],
    ...(version === '5.0' ? [['returntarget', target] as const] : []),
    ['HOOK_URL', hook],
    ['~OkCode', 'ADDI'],
    ['~TARGET', target],
    ['~CALLER', 'CTLG'],
    ...(charset === '' ? [] : [['http_content_charset', charset] as const]),
    ...(callFunction === '' ? [] : [['FUNCTION', callFunction] as const]),
    ...functionFields[callFunction],
  ];
  return fields.map(([name, value]) => [spelled[names](name), value]);
}

export type ReturnedField = readonly [name: string, value: string];

export interface Returned {
  readonly fields: readonly ReturnedField[];
  /** The problems of the fields, one line each; empty when they follow OCI. */
  readonly problems: readonly string[];
}

export function returnedPage(returned: Returned | null) {
  if (!returned) return procurementPage('The last return', html``, html`<p>Nothing has come back yet.</p>`);
  const { fields, problems } = returned;
  const rows = fields.map(([name, value]) => html`<tr><td><code>${name}</code></td><td>${value}</td></tr>`);
  return procurementPage(
    'The last return',
    html`<p>${fields.length} fields, as JSON at <a href="/procurement/last.json">/procurement/last.json</a>.</p>`,
    html`
<h2>What is wrong</h2>
${
  problems.length === 0
    ? html`<p role="status">Nothing: every field is as the interface wants it.</p>`
    : html`<ul class="problems">${problems.map((problem) => html`<li>${problem}</li>`)}</ul>`
}
<h2>The fields, in the order received</h2>
<div class="table"><table>
<thead><tr><th scope="col">Name</th><th scope="col">Value</th></tr></thead>
<tbody>${rows}</tbody>
</table></div>
${fields.some(([name]) => name.startsWith('cxml-')) ? orderForm() : ''}`,
  );
}

type Html = ReturnType<typeof html>;

export const procurementPage = (title: string, intro: Html, content: Html) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Magazijn</title>
<style>${raw(sandboxStyles)}${raw(procurementStyles)}</style>
</head>
<body>
<header><div><h1>${title}</h1>${intro}<p><a href="/procurement">Start</a> · <a href="/procurement/last">The last return</a> · <a href="/">Back to the sandbox</a></p></div></header>
<main>${content}</main>
</body>
</html>`;
