import type { CxmlPunchOut } from '../../../database/tables/punchOut.ts';
import { demoPassword } from '../../../testing/openTestApi.ts';

/** The setup request of the demo company's procurement system. */
export const demoCxmlPunchOut = {
  operation: 'create',
  buyerCookie: 'cookie-1',
  postUrl: 'http://localhost:4001/procurement/return?a=1&b=2',
  buyer: { domain: 'NetworkId', identity: 'VLINDER-TEST' },
  supplier: { domain: 'NetworkId', identity: 'MAGAZIJN-TEST' },
  amounts: [],
  coupon: '',
} as const satisfies CxmlPunchOut;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const party = (identity: string, more = '') =>
  `<Credential domain="NetworkId"><Identity>${escaped(identity)}</Identity>${more}</Credential>`;

/** A cXML document of the demo company around `request`. */
export function cxmlRequest(
  request: string,
  { identity = 'VLINDER-TEST', secret = demoPassword }: { identity?: string; secret?: string } = {},
): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd">
<cXML payloadID="1@buyer.example" timestamp="2026-11-18T10:00:00Z"><Header>
<From>${party(identity)}</From><To>${party('MAGAZIJN-TEST')}</To>
<Sender>${party(identity, `<SharedSecret>${escaped(secret)}</SharedSecret>`)}<UserAgent>Test</UserAgent></Sender>
</Header><Request deploymentMode="test">${request}</Request></cXML>`;
}

export const itemOut = (article: string, quantity: number | string, auxiliary = ''): string =>
  `<ItemOut quantity="${quantity}"><ItemID><SupplierPartID>${escaped(article)}</SupplierPartID>${
    auxiliary && `<SupplierPartAuxiliaryID>${escaped(auxiliary)}</SupplierPartAuxiliaryID>`
  }</ItemID></ItemOut>`;

/** @param changes.url the return address; @param changes.items the cart at the start */
export function setupRequest(changes: { operation?: string; url?: string; items?: string } = {}): string {
  const { operation = 'create', url = demoCxmlPunchOut.postUrl, items = '' } = changes;
  return `<PunchOutSetupRequest operation="${operation}"><BuyerCookie>cookie-1</BuyerCookie>
<Extrinsic name="UserEmail">someone@buyer.example</Extrinsic>
<BrowserFormPost><URL>${escaped(url)}</URL></BrowserFormPost>${items}</PunchOutSetupRequest>`;
}

export function orderRequest(orderId: string, total: number | string, items: string, type = 'new'): string {
  return `<OrderRequest><OrderRequestHeader orderID="${escaped(orderId)}" orderDate="2026-11-18" type="${type}">
<Total><Money currency="EUR">${total}</Money></Total></OrderRequestHeader>${items}</OrderRequest>`;
}
