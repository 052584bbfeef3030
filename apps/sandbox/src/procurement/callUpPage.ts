import { html } from 'hono/html';
import { type CallUpChoice, callUpChoices } from './CallUp.ts';
import { type CallUpFacts, callUpFields } from './callUpFields.ts';
import { setupForm } from './cxmlForms.ts';
import { procurementFrame } from './procurementFrame.ts';

const titles: Readonly<Record<keyof CallUpChoice, string>> = {
  version: 'OCI version',
  method: 'Sent by',
  callFunction: 'FUNCTION',
  place: 'Opens in',
  returns: 'Return to',
  names: 'Names written',
  charset: 'Character set',
};

const targets: Readonly<Record<CallUpChoice['place'], string>> = {
  frame: 'shop',
  same: '_self',
  new: '_blank',
  named: 'shop',
};

function choiceField(choice: CallUpChoice, name: keyof CallUpChoice) {
  const options = callUpChoices[name].map(
    (option) =>
      html`<option value="${option}"${choice[name] === option ? html` selected` : ''}>${option || 'none'}</option>`,
  );
  return html`<label>${titles[name]}<select name="${name}">${options}</select></label>`;
}

function callUp(shop: string, choice: CallUpChoice, facts: CallUpFacts) {
  const fields = callUpFields(choice, facts);
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

/** A window gets a name by being opened under it: from there the shop can be opened, and answers to that name. */
const namedWindow = (choice: CallUpChoice) => html`
<p class="link"><a href="/procurement?${new URLSearchParams(Object.entries(choice))}" target="procurement">Open this page in a window named procurement</a></p>`;

/** `/procurement`: a buyer's procurement system, which opens the shop. Every field can be changed; there is no script. */
export function callUpPage(shop: string, choice: CallUpChoice, facts: CallUpFacts) {
  const names = Object.keys(titles) as (keyof CallUpChoice)[];
  return procurementFrame(
    'Procurement',
    html`<p>Plays a buyer’s procurement system. Choose how it calls up the shop, order, and see what comes back.</p>`,
    html`
<h2>OCI: how</h2>
<form class="choices" method="get" action="/procurement">${names.map((name) => choiceField(choice, name))}<button>Choose</button></form>
<h2>OCI: the call-up</h2>
${callUp(shop, choice, facts)}
${choice.returns === 'procurement' ? namedWindow(choice) : ''}
<h2>cXML</h2>
${setupForm(facts.sandbox, targets[choice.place])}
${choice.place === 'frame' ? html`<iframe name="shop" title="The shop"></iframe>` : ''}`,
  );
}
