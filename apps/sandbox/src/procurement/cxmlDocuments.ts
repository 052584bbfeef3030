import { DEMO_CXML } from '@magazijn/demo-data';
import { elementsOf, escapeXml, textOf } from './xmlText.ts';

const credential = (identity: string, secret = '') =>
  `<Credential domain="${DEMO_CXML.domain}"><Identity>${escapeXml(identity)}</Identity>${
    secret && `<SharedSecret>${escapeXml(secret)}</SharedSecret>`
  }</Credential>`;

/** A cXML request of the demo company. */
function cxmlDocument(identity: string, secret: string, request: string): string {
  const now = new Date();
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd">
<cXML payloadID="${now.getTime()}.${crypto.randomUUID()}@procurement.test" timestamp="${now.toISOString()}">
<Header><From>${credential(identity)}</From><To>${credential(DEMO_CXML.supplier)}</To>
<Sender>${credential(identity, secret)}<UserAgent>Procurement of the sandbox</UserAgent></Sender></Header>
<Request deploymentMode="test">${request}</Request></cXML>`;
}

/** What the form on the page asks with. */
export interface SetupFields {
  readonly identity: string;
  readonly secret: string;
  readonly operation: string;
  readonly buyerCookie: string;
  readonly postUrl: string;
}

/** The items of the last message, as an order or an edit names them again. */
const itemsOut = (message: string): string =>
  [...message.matchAll(/<ItemIn\s[^>]*quantity="([^"]*)"[^>]*>([\s\S]*?)<\/ItemIn>/g)]
    .map(
      ([, quantity = '', item = ''], index) =>
        `<ItemOut quantity="${quantity}" lineNumber="${index + 1}"><ItemID>${elementsOf(item, 'ItemID')[0] ?? ''}</ItemID></ItemOut>`,
    )
    .join('');

/** @param last the message that an edit or an inspection begins with; '' when there is none */
export const setupDocument = (fields: SetupFields, last: string): string =>
  cxmlDocument(
    fields.identity,
    fields.secret,
    `<PunchOutSetupRequest operation="${escapeXml(fields.operation)}"><BuyerCookie>${escapeXml(fields.buyerCookie)}</BuyerCookie><BrowserFormPost><URL>${escapeXml(fields.postUrl)}</URL></BrowserFormPost>${
      fields.operation === 'create' ? '' : itemsOut(last)
    }</PunchOutSetupRequest>`,
  );

/** The order of what a message brought, for what it said that it comes to. */
export const orderDocument = (identity: string, secret: string, orderId: string, message: string): string =>
  cxmlDocument(
    identity,
    secret,
    `<OrderRequest><OrderRequestHeader orderID="${escapeXml(orderId)}" orderDate="${new Date().toISOString()}" type="new"><Total><Money currency="EUR">${
      textOf(elementsOf(message, 'Total')[0] ?? '', 'Money') ?? ''
    }</Money></Total></OrderRequestHeader>${itemsOut(message)}</OrderRequest>`,
  );
