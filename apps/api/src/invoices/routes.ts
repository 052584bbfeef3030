// The routes of an order's invoice: a short-lived token, and the invoice as PDF or UBL, opened in a new tab.

import { invoiceRequestSchema, invoiceTokenSchema } from '@magazijn/api-client/schemas';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { ApiDependencies } from '../ApiDependencies.ts';
import { checkOrigin } from '../http/checkWrite.ts';
import { type DefinedRoute, defineRoute } from '../http/defineRoute.ts';
import { idInput, parse } from '../http/readInput.ts';
import { findCreditNote } from './creditNotes.ts';
import { answerDocument, identifyReader, inTab, readFields, sourceOf } from './documentResponse.ts';
import { findInvoice } from './findInvoice.ts';
import { invoiceTokenLifetime, signInvoiceToken } from './invoiceTokens.ts';
import type { InvoicePrinter } from './pdf/createInvoicePrinter.ts';
import { printerOf } from './pdf/printerOf.ts';

/**
 * POST /order/invoice/{id}/token: an additional route. It performs all checks of the invoice route, so that the shop
 * can show an error in the page instead of in a new tab.
 */
export const postInvoiceToken = defineRoute({
  method: 'post',
  paths: ['/order/invoice/:id/token'],
  summary: 'A token for the form that opens one invoice in a new tab; valid for 60 seconds.',
  access: 'customer',
  permission: 'invoices',
  input: z.object({ id: idInput }),
  responseSchema: invoiceTokenSchema,
  errorResponses: {
    404: 'There is no such order of this company.',
    409: 'There is none: the order is not placed yet, or was cancelled before its invoice was issued.',
    503: 'The back end has no seller (SELLER_ settings).',
  },
  handle: async ({ dependencies, viewer, input }) => {
    await findInvoice(sourceOf(dependencies), viewer.companyId, input.id);
    const token = await signInvoiceToken(dependencies, {
      sessionId: viewer.sessionId,
      subject: String(input.id),
    });
    return { token, expires_in: invoiceTokenLifetime };
  },
});

const invoiceInput = z.object({ id: idInput });

async function answer(
  context: Context,
  dependencies: ApiDependencies,
  print: InvoicePrinter,
): Promise<Response> {
  const request = context.req.raw;
  checkOrigin(request.headers, dependencies.settings);
  // Systems send a header; a browser's form can only send a field.
  const header = request.headers.get('authorization');
  const fields = header === null ? await readFields(invoiceRequestSchema, request) : null;
  const { id } = parse(invoiceInput, { id: context.req.param('id') });
  const viewer = await identifyReader(
    dependencies,
    context,
    header ?? fields?.Authorization ?? null,
    (subject) => subject === String(id),
  );
  const { format, document } = fields ?? (await readFields(invoiceRequestSchema, request));
  const invoice =
    document === 'credit-note'
      ? await findCreditNote(dependencies.database.sql, viewer.companyId, { orderId: id })
      : await findInvoice(sourceOf(dependencies), viewer.companyId, id);
  return answerDocument(context, invoice, format, print);
}

/**
 * POST /order/invoice/{id}, opened in a new tab by a form with the token in its field `Authorization`. A form cannot
 * send an XSRF header, so token and origin decide; the route changes nothing. Browsers get an error as a page, other
 * clients as JSON.
 */
export const postInvoice: DefinedRoute = {
  description: {
    method: 'post',
    paths: ['/order/invoice/:id'],
    summary:
      'The invoice of a placed order, or with document=credit-note its latest credit note: a PDF, or with format=ubl UBL 2.1 (Peppol BIS Billing 3.0). The token is in the form, or in the header.',
    access: 'customer',
    permission: 'invoices',
    input: invoiceInput,
    form: invoiceRequestSchema,
    responseSchema: z.unknown(),
    files: { 'application/pdf': 'format=pdf', 'application/xml': 'format=ubl' },
    errorResponses: {
      403: 'A foreign origin, or a role that may not see invoices.',
      404: 'There is no such order of this company.',
      409: 'There is none: the order is not placed yet, or was cancelled before its invoice was issued.',
      503: 'The back end has no seller (SELLER_ settings), or too many invoices are queued.',
    },
  },
  mount: (app, dependencies) => {
    const print = printerOf(dependencies.settings.brand.id);
    app.post('/api/v1/order/invoice/:id', (context) =>
      inTab(context, () => answer(context, dependencies, print)),
    );
  },
};
