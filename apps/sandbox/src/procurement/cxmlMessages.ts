import { DEMO_CXML, DEMO_PASSWORD } from '@magazijn/demo-data';
import { html } from 'hono/html';
import { nestingProblem } from './checkOciFields.ts';

const credential = (identity: string, secret = '') =>
  `<Credential domain="${DEMO_CXML.domain}"><Identity>${escapeXml(identity)}</Identity>${
    secret && `<SharedSecret>${escapeXml(secret)}</SharedSecret>`
  }</Credential>`;

function cxmlDocument(identity: string, secret: string, request: string): string {
  const now = new Date();
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd">
<cXML payloadID="${now.getTime()}.${crypto.randomUUID()}@procurement.test" timestamp="${now.toISOString()}">
<Header><From>${credential(identity)}</From><To>${credential(DEMO_CXML.supplier)}</To>
<Sender>${credential(identity, secret)}<UserAgent>Procurement of the sandbox</UserAgent></Sender></Header>
<Request deploymentMode="test">${request}</Request></cXML>`;
}

interface SetupFields {
  readonly identity: string;
  readonly secret: string;
  readonly operation: string;
  readonly buyerCookie: string;
  readonly postUrl: string;
}

const itemsOut = (message: string): string =>
  [...message.matchAll(/<ItemIn\s[^>]*quantity="([^"]*)"[^>]*>([\s\S]*?)<\/ItemIn>/g)]
    .map(
      ([, quantity = '', item = ''], index) =>
        `<ItemOut quantity="${quantity}" lineNumber="${index + 1}"><ItemID>${elementsOf(item, 'ItemID')[0] ?? ''}</ItemID></ItemOut>`,
    )
    .join('');

/** @param last the message to edit or inspect; '' without one */
export const setupDocument = (fields: SetupFields, last: string): string =>
  cxmlDocument(
    fields.identity,
    fields.secret,
    `<PunchOutSetupRequest operation="${escapeXml(fields.operation)}"><BuyerCookie>${escapeXml(fields.buyerCookie)}</BuyerCookie><BrowserFormPost><URL>${escapeXml(fields.postUrl)}</URL></BrowserFormPost>${
      fields.operation === 'create' ? '' : itemsOut(last)
    }</PunchOutSetupRequest>`,
  );

export const orderDocument = (identity: string, secret: string, orderId: string, message: string): string =>
  cxmlDocument(
    identity,
    secret,
    `<OrderRequest><OrderRequestHeader orderID="${escapeXml(orderId)}" orderDate="${new Date().toISOString()}" type="new"><Total><Money currency="EUR">${
      textOf(elementsOf(message, 'Total')[0] ?? '', 'Money') ?? ''
    }</Money></Total></OrderRequestHeader>${itemsOut(message)}</OrderRequest>`,
  );

const amount = /^-?\d{1,12}(\.\d{1,4})?$/;

/** Whole cents, since a sum of decimals is inexact. */
const centsOf = (text: string | null): number => Math.round(Number(text ?? Number.NaN) * 100);

function itemProblems(item: string): string[] {
  const missing = ['SupplierPartID', 'Money', 'Description', 'UnitOfMeasure', 'Classification'].filter(
    (name) => (textOf(item, name) ?? '') === '',
  );
  const price = textOf(item, 'Money') ?? '';
  return [
    ...missing.map((name) => `has no ${name}`),
    ...(amount.test(price) ? [] : [`has the price '${price}'`]),
    ...(price.startsWith('-') ? ['has a price below zero'] : []),
    ...(/currency="[A-Z]{3}"/.test(item) ? [] : ['has a price without currency']),
  ];
}

/** Checks a PunchOutOrderMessage independently of the shop's code; one line per problem. `cookie`: the sent one. */
export function checkCxmlMessage(xml: string, cookie: string | null): string[] {
  const nesting = nestingProblem(xml);
  if (nesting !== null) return [`The message is not XML: ${nesting}`];
  const [message] = elementsOf(xml, 'PunchOutOrderMessage');
  if (message === undefined) return ['There is no PunchOutOrderMessage'];
  const [header = ''] = elementsOf(message, 'PunchOutOrderMessageHeader');
  const items = [...message.matchAll(/<ItemIn\s([^>]*)>([\s\S]*?)<\/ItemIn>/g)].map(
    ([, attributes = '', item = '']) => ({
      quantity: /quantity="([^"]*)"/.exec(attributes)?.[1] ?? '',
      item,
    }),
  );
  const sum = items.reduce(
    (total, { quantity, item }) => total + Number(quantity) * centsOf(textOf(item, 'Money')),
    0,
  );
  const total = elementsOf(header, 'Total')[0] ?? '';
  return [
    ...(textOf(message, 'BuyerCookie') === cookie ? [] : ['BuyerCookie is not the one that was sent']),
    ...(/operationAllowed="(create|inspect|edit)"/.test(message) ? [] : ['operationAllowed is missing']),
    ...(items.length > 0 ? [] : ['No item came back']),
    ...(/SharedSecret/.test(xml) ? ['The browser carries a SharedSecret'] : []),
    ...(sum === centsOf(textOf(total, 'Money')) ? [] : ['The items are together not the Total']),
    ...items.flatMap(({ quantity, item }, index) =>
      [
        ...(/^[1-9]\d*(\.\d+)?$/.test(quantity) ? [] : [`has the quantity '${quantity}'`]),
        ...itemProblems(item),
      ].map((problem) => `Item ${index + 1} ${problem}`),
    ),
  ];
}

export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

export const unescapeXml = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[name] ?? whole;
    return String.fromCodePoint(Number.parseInt(decimal ?? hex, decimal === undefined ? 16 : 10));
  });

export const elementsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, 'g'))].map(
    ([, inside = '']) => inside,
  );

/** The text of the first element with this name; null without one. */
export function textOf(xml: string, name: string): string | null {
  const [inside] = elementsOf(xml, name);
  return inside === undefined ? null : unescapeXml(inside).trim();
}

const field = (label: string, name: string, value: string) =>
  html`<label>${label}<input name="${name}" value="${value}"></label>`;

const identity = () => [
  field('Identity', 'identity', DEMO_CXML.buyer),
  field('SharedSecret', 'secret', DEMO_PASSWORD),
];

export const setupForm = (sandbox: string, target: string) => html`
<form class="fields" method="post" action="/procurement/cxml" target="${target}">
${identity()}
${field('operation: create, edit or inspect', 'operation', 'create')}
${field('BuyerCookie', 'buyerCookie', `cookie-${crypto.randomUUID()}`)}
${field('BrowserFormPost', 'postUrl', `${sandbox}/procurement/return`)}
<button>Open the shop by cXML</button>
</form>`;

export const orderForm = () => html`
<h2>Order it</h2>
<form class="fields" method="post" action="/procurement/order">
${identity()}
${field('orderID', 'orderId', `PO-${Date.now()}`)}
<button>Send the OrderRequest</button>
</form>`;
