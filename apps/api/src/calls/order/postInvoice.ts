import { invoiceRequestSchema } from '@magazijn/api-client/schemas';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { ApiParts } from '../../ApiParts.ts';
import type { DefinedCall } from '../../http/Call.ts';
import { readClient } from '../../http/Client.ts';
import { checkOrigin } from '../../http/checkOrigin.ts';
import { idInput } from '../../http/inputs.ts';
import { parse } from '../../http/parse.ts';
import { Refusal } from '../../http/Refusal.ts';
import { readForm } from '../../http/readForm.ts';
import { findInvoice } from '../../invoice/findInvoice.ts';
import { identifyReader } from '../../invoice/identifyReader.ts';
import { createInvoicePrinter, type InvoicePrinter } from '../../invoice/pdf/createInvoicePrinter.ts';
import { refusalPage } from '../../invoice/refusalPage.ts';
import { toUbl } from '../../invoice/ubl/toUbl.ts';

const input = z.object({ id: idInput });

/** The form, or nothing when the bearer comes as a header and no form is sent. */
async function readFields(request: Request): Promise<z.infer<typeof invoiceRequestSchema>> {
  const isForm = /form/.test(request.headers.get('content-type') ?? '');
  return parse(invoiceRequestSchema, isForm ? await readForm(request) : {});
}

/** `sandbox` and `default-src 'none'`, which every answer has, keep browsers from showing a PDF. */
const headersOf = (type: string, disposition: string) => ({
  'content-type': type,
  'content-disposition': disposition,
  'content-security-policy': "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
});

async function answer(context: Context, parts: ApiParts, print: InvoicePrinter): Promise<Response> {
  const request = context.req.raw;
  checkOrigin(request.headers, parts.settings);
  // A header of the request is what a system sends; a browser's form can only send a field.
  const header = request.headers.get('authorization');
  const fields = header === null ? await readFields(request) : null;
  const { id } = parse(input, { id: context.req.param('id') });
  const viewer = await identifyReader(
    parts,
    header ?? fields?.Authorization ?? null,
    id,
    readClient(context, parts.settings),
  );
  context.set('viewer', viewer);
  const { format } = fields ?? (await readFields(request));
  const invoice = await findInvoice(parts, viewer, id);
  if (format === 'ubl') {
    const name = `attachment; filename="${invoice.number}.xml"`;
    return context.body(toUbl(invoice), 200, headersOf('application/xml; charset=utf-8', name));
  }
  const pdf = await print(invoice);
  const name = `inline; filename="Factuur ${invoice.number}.pdf"`;
  return context.body(pdf, 200, headersOf('application/pdf', name));
}

/**
 * POST /order/invoice/{id} (C07, R03), opened in a new tab by a form with the bearer in its field `Authorization`. A
 * form can send no XSRF header, so the bearer and the origin decide; it changes nothing. A browser that opens it hears
 * a refusal as a page, any other client as JSON.
 */
export const postInvoice: DefinedCall = {
  description: {
    method: 'post',
    paths: ['/order/invoice/:id'],
    summary:
      'The invoice of a placed order: a PDF, or with format=ubl UBL 2.1 (Peppol BIS Billing 3.0). The bearer stands in the form, or in the header.',
    access: 'customer',
    input,
    form: invoiceRequestSchema,
    answer: z.unknown(),
    files: { 'application/pdf': 'format=pdf', 'application/xml': 'format=ubl' },
    refusals: {
      403: 'A foreign origin.',
      404: 'There is no such order of this company.',
      409: 'It is not placed yet.',
      503: 'The back end does not know who sells (SELLER_ settings), or too many invoices are being made.',
    },
  },
  mount: (app, parts) => {
    const print = createInvoicePrinter();
    app.post('/api/v1/order/invoice/:id', async (context) => {
      try {
        return await answer(context, parts, print);
      } catch (error) {
        const isTab = context.req.header('accept')?.includes('text/html') ?? false;
        if (!(error instanceof Refusal) || !isTab) throw error;
        return context.html(refusalPage(error), error.status, error.headers);
      }
    });
  },
};
