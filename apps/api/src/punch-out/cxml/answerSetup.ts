import { checkHookUrl } from '@magazijn/api-client';
import { maxLineQuantity } from '@magazijn/domain/cart';
import { cleanText } from '@magazijn/domain/validation';
import type { ApiDependencies } from '../../ApiDependencies.ts';
import { createCode } from '../codes.ts';
import { type CxmlParty, requirePayment } from './authenticateParty.ts';
import { type CxmlAnswer, CxmlFault } from './buildCxml.ts';
import { couponOfItems, readQuantities } from './items.ts';
import type { CxmlSetup } from './readRequest.ts';

/** How long a start page can be opened, in seconds. */
const lifetime = 300;

/**
 * Answers with a start page that can be opened once; the return address and the buyer's cookie are stored.
 *
 * @throws CxmlFault 400 for a return address that is not agreed, 403 for a prepaid company, 501 for an unknown
 * operation.
 */
export async function answerSetup(
  dependencies: ApiDependencies,
  party: CxmlParty,
  setup: CxmlSetup,
): Promise<CxmlAnswer> {
  const { settings, database } = dependencies;
  const operation = setup['@operation'];
  if (operation !== 'create' && operation !== 'edit' && operation !== 'inspect') {
    throw new CxmlFault(501, 'The operations create, edit and inspect are offered.');
  }
  requirePayment(party);
  const postUrl = checkHookUrl(setup.BrowserFormPost.URL, {
    ownOrigin: settings.publicOrigin,
    hosts: party.connection.hosts,
    allowHttp: settings.ociAllowHttp,
  });
  if (postUrl === null) throw new CxmlFault(400, 'The URL of BrowserFormPost is not one that is agreed.');
  const items = operation === 'create' ? [] : (setup.ItemOut ?? []);
  const { quantities, unknown, unavailable } = await readQuantities(database.sql, items);
  const unknownArticles = [...unknown, ...unavailable].map((item) =>
    cleanText(items[item - 1]?.ItemID.SupplierPartID ?? ''),
  );
  const cxml = {
    operation,
    buyerCookie: setup.BuyerCookie,
    postUrl,
    buyer: party.buyer,
    supplier: party.supplier,
    amounts: [...quantities].map(([productId, quantity]) => ({
      productId,
      amount: Math.min(quantity, maxLineQuantity),
    })),
    coupon: couponOfItems(items),
    ...(unknownArticles.length > 0 && { unknownArticles }),
  } as const;
  const code = await createCode(
    dependencies,
    { userId: party.viewer.userId, parameters: {}, cxml },
    lifetime,
  );
  return { PunchOutSetupResponse: { StartPage: { URL: `${settings.publicOrigin}/oci/login#code=${code}` } } };
}
