import type { ApiParts } from '../ApiParts.ts';
import type { Viewer } from '../accounts/Viewer.ts';
import { notFound } from '../http/notFound.ts';
import { Refusal } from '../http/Refusal.ts';
import { findOrder } from '../orders/findOrder.ts';
import type { Invoice } from './Invoice.ts';
import { toInvoice } from './toInvoice.ts';

/**
 * The invoice of a placed order: for the company itself and for who switched into it (R03).
 *
 * @throws Refusal 404 for an order that is not there or another company's, 409 for one that is not placed, 503 when the
 *   settings do not say who sells.
 */
export async function findInvoice(parts: ApiParts, viewer: Viewer, orderId: number): Promise<Invoice> {
  const { sql } = parts.database;
  const found = await findOrder(sql, viewer.companyId, orderId);
  if (!found) throw notFound();
  const { placedAt, invoiceNumber } = found.order;
  if (placedAt === null || invoiceNumber === null) {
    throw new Refusal(409, 'Van deze bestelling is er nog geen factuur: hij is nog niet geplaatst.');
  }
  const seller = found.order.seller ?? parts.settings.seller;
  if (seller === null) {
    throw new Refusal(
      503,
      'Facturen kunnen op dit moment niet gemaakt worden. Neem contact op met de klantenservice.',
    );
  }
  return toInvoice(found, placedAt, invoiceNumber, seller);
}
