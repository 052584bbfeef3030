// The routes of several documents: a short-lived token, and a ZIP, PDF or UBL, opened in a new tab.

import {
  invoiceFilesRequestSchema,
  invoiceNumbersRequestSchema,
  invoiceTokenSchema,
} from '@magazijn/api-client/schemas';
import { isoDateOfTimestamp } from '@magazijn/domain/delivery';
import { maxInvoicesTogether, tooManyInvoicesMessage } from '@magazijn/domain/orders';
import { strToU8, type Zippable, zipSync } from 'fflate';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { ApiDependencies } from '../ApiDependencies.ts';
import { checkOrigin } from '../http/checkWrite.ts';
import { type DefinedRoute, defineRoute } from '../http/defineRoute.ts';
import { HttpError } from '../http/HttpError.ts';
import { noInput } from '../http/readInput.ts';
import {
  answerDocument,
  headersOf,
  identifyReader,
  inTab,
  readFields,
  sourceOf,
} from './documentResponse.ts';
import { findDocuments } from './findInvoice.ts';
import { documentName, type Invoice } from './Invoice.ts';
import { invoiceTokenLifetime, signInvoiceToken } from './invoiceTokens.ts';
import type { InvoicePrinter } from './pdf/createInvoicePrinter.ts';
import { printerOf } from './pdf/printerOf.ts';
import { toUbl } from './ubl/toUbl.ts';

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
    const print = printerOf(dependencies.settings.brand.id);
    app.post('/api/v1/invoices/files', (context) =>
      inTab(context, () => answerFiles(context, dependencies, print)),
    );
  },
};
