// The routes of documents: a short-lived token, and invoices as PDF, UBL or ZIP, opened in a new tab.

import {
  invoiceFilesRequestSchema,
  invoiceNumbersRequestSchema,
  invoiceRequestSchema,
  invoiceTokenSchema,
} from '@magazijn/api-client/schemas';
import { isoDateOfTimestamp } from '@magazijn/domain/delivery';
import { maxInvoicesTogether, tooManyInvoicesMessage } from '@magazijn/domain/orders';
import { strToU8, type Zippable, zipSync } from 'fflate';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { ApiDependencies } from '../ApiDependencies.ts';
import { authenticate, findViewer } from '../accounts/authenticate.ts';
import { readClient } from '../http/Client.ts';
import { checkPermission } from '../http/checkPermission.ts';
import { checkOrigin } from '../http/checkWrite.ts';
import { type DefinedRoute, defineRoute } from '../http/defineRoute.ts';
import { HttpError } from '../http/HttpError.ts';
import { idInput, noInput, parse, readForm } from '../http/readInput.ts';
import type { Viewer } from '../http/Viewer.ts';
import { findCreditNote } from './creditNotes.ts';
import { findDocuments, findInvoice } from './findInvoice.ts';
import { documentName, type Invoice } from './Invoice.ts';
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
    const token = await signInvoiceToken(dependencies, {
      sessionId: viewer.sessionId,
      subject: String(input.id),
    });
    return { token, expires_in: invoiceTokenLifetime };
  },
});

const invoiceInput = z.object({ id: idInput });

/** The form; empty when the token is in a header and no form is sent. */
async function readFields<Schema extends z.ZodMiniType>(
  schema: Schema,
  request: Request,
): Promise<z.infer<Schema>> {
  const isForm = /form/.test(request.headers.get('content-type') ?? '');
  return parse(schema, isForm ? await readForm(request) : {});
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

async function answerDocument(
  context: Context,
  invoice: Invoice,
  format: 'pdf' | 'ubl',
  print: InvoicePrinter,
): Promise<Response> {
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
    app.post('/api/v1/order/invoice/:id', (context) =>
      inTab(context, () => answer(context, dependencies, print)),
    );
  },
};

/**
 * Authorises a request for documents: with an access token, or a token for these documents.
 *
 * @param authorization `Bearer <token>`, from the header or from the form's field.
 * @param accepts whether a token for a subject is for these documents.
 * @throws HttpError 401 without a valid token, 403 for a role that may not see invoices.
 */
async function identifyReader(
  dependencies: ApiDependencies,
  context: Context,
  authorization: string | null,
  accepts: (subject: string) => boolean,
): Promise<Viewer> {
  const client = readClient(context, dependencies.settings);
  const token = /^Bearer ([\w.-]{1,4096})$/i.exec(authorization ?? '')?.[1] ?? '';
  const claims = token === '' ? null : await verifyInvoiceToken(dependencies, token);
  const viewer = claims
    ? accepts(claims.subject) && (await findViewer(dependencies, claims.sessionId, client))
    : await authenticate(dependencies, `Bearer ${token}`, client);
  if (!viewer) throw new HttpError(401, 'Log in first.', { 'www-authenticate': 'Bearer' });
  checkPermission(viewer, 'invoices');
  context.set('viewer', viewer);
  return viewer;
}

/** Answers a form in a new tab: browsers get an error as a page, other clients as JSON. */
async function inTab(context: Context, respond: () => Promise<Response>): Promise<Response> {
  try {
    return await respond();
  } catch (error) {
    const isTab = context.req.header('accept')?.includes('text/html') ?? false;
    if (!(error instanceof HttpError) || !isTab) throw error;
    return context.html(refusalPage(error), error.status, error.headers);
  }
}

/** POST /invoices/files/token: performs all checks of the files, so that the shop shows an error in its page. */
export const postInvoiceFilesToken = defineRoute({
  method: 'post',
  paths: ['/invoices/files/token'],
  summary: 'A token for the form that downloads invoices and credit notes; valid for 60 seconds.',
  access: 'customer',
  permission: 'invoices',
  input: noInput,
  form: invoiceNumbersRequestSchema,
  responseSchema: invoiceTokenSchema,
  errorResponses: {
    404: 'One of them is not of this organisation.',
    422: 'More than 100: a Dutch sentence.',
    503: 'The back end has no seller (SELLER_ settings).',
  },
  handle: async ({ dependencies, viewer, form: { numbers } }) => {
    checkNumbers(numbers);
    await findDocuments(sourceOf(dependencies), viewer.companyId, numbers);
    const token = await signInvoiceToken(dependencies, {
      sessionId: viewer.sessionId,
      subject: numbers.join(','),
    });
    return { token, expires_in: invoiceTokenLifetime };
  },
});

/** @throws HttpError 422 above the most invoices together. */
export function checkNumbers(numbers: readonly string[]): void {
  if (numbers.length > maxInvoicesTogether) throw new HttpError(422, tooManyInvoicesMessage);
}

async function answerFiles(
  context: Context,
  dependencies: ApiDependencies,
  print: InvoicePrinter,
): Promise<Response> {
  checkOrigin(context.req.raw.headers, dependencies.settings);
  const fields = await readFields(invoiceFilesRequestSchema, context.req.raw);
  let numbers = fields.numbers ?? [];
  const authorization = context.req.raw.headers.get('authorization') ?? fields.Authorization ?? null;
  const viewer = await identifyReader(dependencies, context, authorization, (subject) => {
    numbers = subject.split(',');
    return /^[FC]/.test(subject);
  });
  checkNumbers(numbers);
  const { format } = fields;
  if (numbers.length === 0 || (format !== 'zip' && numbers.length > 1)) {
    throw new HttpError(400, 'Wrong or missing: numbers.');
  }
  const documents = await findDocuments(sourceOf(dependencies), viewer.companyId, numbers);
  const [document] = documents;
  if (format === 'zip' || document === undefined) {
    const day = isoDateOfTimestamp(Math.floor(dependencies.clock().getTime() / 1000));
    const name = `attachment; filename="facturen-${day}.zip"`;
    return context.body(await zipOf(documents, print), 200, headersOf('application/zip', name));
  }
  return answerDocument(context, document, format, print);
}

/** The PDF and the UBL of each document. They are printed one by one, so that other readers get their turn. */
async function zipOf(documents: readonly Invoice[], print: InvoicePrinter): Promise<Uint8Array<ArrayBuffer>> {
  const files: Zippable = {};
  for (const document of documents) {
    // A PDF is compressed already.
    files[`${documentName(document)} ${document.number}.pdf`] = [await print(document), { level: 0 }];
    files[`${document.number}.xml`] = strToU8(toUbl(document));
  }
  return zipSync(files);
}

/** POST /invoices/files, opened in a new tab by a form, as one invoice is. */
export const postInvoiceFiles: DefinedRoute = {
  description: {
    method: 'post',
    paths: ['/invoices/files'],
    summary:
      'Invoices and credit notes by their numbers, of the company and those below it: a ZIP with the PDF and the UBL of each, or one as PDF or UBL. The token of POST /invoices/files/token is in the form; an access token, in the form or in the header, comes with the numbers.',
    access: 'customer',
    permission: 'invoices',
    input: noInput,
    form: invoiceFilesRequestSchema,
    responseSchema: z.unknown(),
    files: {
      'application/zip': 'format=zip',
      'application/pdf': 'format=pdf',
      'application/xml': 'format=ubl',
    },
    errorResponses: {
      403: 'A foreign origin, or a role that may not see invoices.',
      404: 'One of them is not of this organisation.',
      422: 'More than 100: a Dutch sentence.',
      503: 'The back end has no seller (SELLER_ settings), or too many invoices are queued.',
    },
  },
  mount: (app, dependencies) => {
    const print = createInvoicePrinter(dependencies.settings.brand.id);
    app.post('/api/v1/invoices/files', (context) =>
      inTab(context, () => answerFiles(context, dependencies, print)),
    );
  },
};

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
