// The routes of invoices: a short-lived token, and the invoice as PDF or UBL, opened in a new tab.

import { invoiceRequestSchema, invoiceTokenSchema } from '@magazijn/api-client/schemas';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { ApiDependencies } from '../ApiDependencies.ts';
import { authenticate, findViewer } from '../accounts/authenticate.ts';
import { type Client, readClient } from '../http/Client.ts';
import { checkPermission } from '../http/checkPermission.ts';
import { checkOrigin } from '../http/checkWrite.ts';
import { type DefinedRoute, defineRoute } from '../http/defineRoute.ts';
import { HttpError } from '../http/HttpError.ts';
import { idInput, parse, readForm } from '../http/readInput.ts';
import type { Viewer } from '../http/Viewer.ts';
import { findCreditNote } from './creditNotes.ts';
import { findInvoice } from './findInvoice.ts';
import { documentName } from './Invoice.ts';
import { invoiceTokenLifetime, signInvoiceToken, verifyInvoiceToken } from './invoiceTokens.ts';
import { createInvoicePrinter, type InvoicePrinter } from './pdf/createInvoicePrinter.ts';
import { toUbl } from './ubl/toUbl.ts';

const sourceOf = ({ database: { sql }, settings }: ApiDependencies) => ({ sql, settings });

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
    const token = await signInvoiceToken(dependencies, { sessionId: viewer.sessionId, orderId: input.id });
    return { token, expires_in: invoiceTokenLifetime };
  },
});

const invoiceInput = z.object({ id: idInput });

/** The form; empty when the token is in a header and no form is sent. */
async function readFields(request: Request): Promise<z.infer<typeof invoiceRequestSchema>> {
  const isForm = /form/.test(request.headers.get('content-type') ?? '');
  return parse(invoiceRequestSchema, isForm ? await readForm(request) : {});
}

/** Overrides `sandbox` and `default-src 'none'` of all responses, with which browsers do not show a PDF. */
const headersOf = (type: string, disposition: string) => ({
  'content-type': type,
  'content-disposition': disposition,
  'content-security-policy': "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
});

async function answer(
  context: Context,
  dependencies: ApiDependencies,
  print: InvoicePrinter,
): Promise<Response> {
  const request = context.req.raw;
  checkOrigin(request.headers, dependencies.settings);
  // Systems send a header; a browser's form can only send a field.
  const header = request.headers.get('authorization');
  const fields = header === null ? await readFields(request) : null;
  const { id } = parse(invoiceInput, { id: context.req.param('id') });
  const viewer = await identifyReader(
    dependencies,
    header ?? fields?.Authorization ?? null,
    id,
    readClient(context, dependencies.settings),
  );
  checkPermission(viewer, 'invoices');
  context.set('viewer', viewer);
  const { format, document } = fields ?? (await readFields(request));
  const invoice =
    document === 'credit-note'
      ? await findCreditNote(dependencies.database.sql, viewer.companyId, { orderId: id })
      : await findInvoice(sourceOf(dependencies), viewer.companyId, id);
  if (format === 'ubl') {
    const name = `attachment; filename="${invoice.number}.xml"`;
    return context.body(toUbl(invoice), 200, headersOf('application/xml; charset=utf-8', name));
  }
  const pdf = await print(invoice);
  const name = `inline; filename="${documentName(invoice)} ${invoice.number}.pdf"`;
  return context.body(pdf, 200, headersOf('application/pdf', name));
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
    const print = createInvoicePrinter(dependencies.settings.brand.id);
    app.post('/api/v1/order/invoice/:id', async (context) => {
      try {
        return await answer(context, dependencies, print);
      } catch (error) {
        const isTab = context.req.header('accept')?.includes('text/html') ?? false;
        if (!(error instanceof HttpError) || !isTab) throw error;
        return context.html(refusalPage(error), error.status, error.headers);
      }
    });
  },
};

/**
 * Authorises an invoice request: with an access token, or a token for this invoice.
 *
 * @param authorization `Bearer <token>`, from the header or from the form's field.
 * @throws HttpError 401 without a valid token.
 */
async function identifyReader(
  dependencies: ApiDependencies,
  authorization: string | null,
  orderId: number,
  client: Client,
): Promise<Viewer> {
  const token = /^Bearer ([\w.-]{1,4096})$/i.exec(authorization ?? '')?.[1] ?? '';
  const claims = token === '' ? null : await verifyInvoiceToken(dependencies, token);
  const viewer = claims
    ? claims.orderId === orderId && (await findViewer(dependencies, claims.sessionId, client))
    : await authenticate(dependencies, `Bearer ${token}`, client);
  if (!viewer) throw new HttpError(401, 'Log in first.', { 'www-authenticate': 'Bearer' });
  return viewer;
}

/** The error texts of the new tab; other statuses have their own Dutch text. */
const refusalTexts: Readonly<Partial<Record<HttpError['status'], string>>> = {
  400: 'Deze factuur kan niet worden gemaakt. Sluit dit tabblad en open de factuur opnieuw vanuit je bestelling.',
  401: 'De link naar deze factuur is verlopen. Sluit dit tabblad en open de factuur opnieuw vanuit je bestelling.',
  403: 'Deze factuur kan alleen vanuit de winkel worden geopend.',
  404: 'Deze factuur bestaat niet.',
};

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Renders an error as a page, since the invoice was opened in a new tab. */
function refusalPage({ status, message }: HttpError): string {
  const text = escaped(refusalTexts[status] ?? message);
  return `<!doctype html>
<html lang="nl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Factuur niet beschikbaar</title></head>
<body><main><h1>Factuur niet beschikbaar</h1><p>${text}</p></main></body>
</html>
`;
}
