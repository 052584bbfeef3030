import { DEMO_CXML, DEMO_PASSWORD } from '@magazijn/demo-data';
import { html } from 'hono/html';

const field = (label: string, name: string, value: string) =>
  html`<label>${label}<input name="${name}" value="${value}"></label>`;

const identity = () => [
  field('Identity', 'identity', DEMO_CXML.buyer),
  field('SharedSecret', 'secret', DEMO_PASSWORD),
];

/** The form that begins a punch-out by cXML. */
export const setupForm = (sandbox: string, target: string) => html`
<form class="fields" method="post" action="/procurement/cxml" target="${target}">
${identity()}
${field('operation: create, edit or inspect', 'operation', 'create')}
${field('BuyerCookie', 'buyerCookie', `cookie-${crypto.randomUUID()}`)}
${field('BrowserFormPost', 'postUrl', `${sandbox}/procurement/return`)}
<button>Open the shop by cXML</button>
</form>`;

/** The form that orders what a cXML message brought. */
export const orderForm = () => html`
<h2>Order it</h2>
<form class="fields" method="post" action="/procurement/order">
${identity()}
${field('orderID', 'orderId', `PO-${Date.now()}`)}
<button>Send the OrderRequest</button>
</form>`;
