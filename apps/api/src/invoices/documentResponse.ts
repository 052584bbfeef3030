// Shared by the routes of documents: the check of the reader, and the response for a new tab.

import type { Context } from 'hono';
import type * as z from 'zod/mini';
import type { ApiDependencies } from '../ApiDependencies.ts';
import { authenticate, findViewer } from '../accounts/authenticate.ts';
import { checkPermission } from '../http/checkPermission.ts';
import { HttpError } from '../http/HttpError.ts';
import { parse, readForm } from '../http/readInput.ts';
import type { Viewer } from '../http/Viewer.ts';
import { documentName, type Invoice } from './Invoice.ts';
import { verifyInvoiceToken } from './invoiceTokens.ts';
import type { InvoicePrinter } from './pdf/createInvoicePrinter.ts';
import { toUbl } from './ubl/toUbl.ts';

export const sourceOf = ({ database: { sql }, settings }: ApiDependencies) => ({ sql, settings });

/** The form; empty when the token is in a header and no form is sent. */
export async function readFields<Schema extends z.ZodMiniType>(
  schema: Schema,
  request: Request,
): Promise<z.infer<Schema>> {
  const isForm = /form/.test(request.headers.get('content-type') ?? '');
  return parse(schema, isForm ? await readForm(request) : {});
}

/**
 * Authorises a request for documents: with an access token, or a token for these documents.
 *
 * @param authorization `Bearer <token>`, from the header or from the form's field.
 * @param accepts whether a token for a subject is for these documents.
 * @throws HttpError 401 without a valid token, 403 for a role that may not see invoices.
 */
export async function identifyReader(
  dependencies: ApiDependencies,
  context: Context,
  authorization: string | null,
  accepts: (subject: string) => boolean,
): Promise<Viewer> {
  const client = context.get('client');
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
export async function inTab(context: Context, respond: () => Promise<Response>): Promise<Response> {
  try {
    return await respond();
  } catch (error) {
    const isTab = context.req.header('accept')?.includes('text/html') ?? false;
    if (!(error instanceof HttpError) || !isTab) throw error;
    return context.html(refusalPage(error), error.status, error.headers);
  }
}

/** The headers of a document. Overrides `sandbox` and `default-src 'none'` of all responses, with which browsers do not show a PDF. */
export const headersOf = (type: string, disposition: string) => ({
  'content-type': type,
  'content-disposition': disposition,
  'content-security-policy': "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
});

export async function answerDocument(
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
