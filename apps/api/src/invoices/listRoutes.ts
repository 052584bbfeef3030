// The routes of 'Facturen': extra calls, with the capability `invoice-list`.

import {
  invoiceEmailRequestSchema,
  invoiceNumbersRequestSchema,
  invoicePaymentSchema,
  invoicesSchema,
  openedInvoicePaymentSchema,
  paymentResultRequestSchema,
  sessionIdSchema,
} from '@magazijn/api-client/schemas';
import { readInvoiceNumber } from '@magazijn/domain/orders';
import * as z from 'zod/mini';
import { defineRoute } from '../http/defineRoute.ts';
import { HttpError } from '../http/HttpError.ts';
import { dateInput, emptyResponse, noInput, pageInput, pageSizeInput } from '../http/readInput.ts';
import { checkPayment } from '../payments/checkPayment.ts';
import { findInvoicePayment } from '../payments/findInvoicePayment.ts';
import { openInvoicePayment } from '../payments/openInvoicePayment.ts';
import { abandonSession } from '../payments/settlePayment.ts';
import { checkNumbers } from './fileRoutes.ts';
import { readInvoices } from './readInvoices.ts';

import { setInvoiceEmail } from './setInvoiceEmail.ts';

/** GET /invoices/{page}/{pageSize}?status=open&from=2026-11-01&until=2026-11-30&location=100002. */
export const getInvoices = defineRoute({
  method: 'get',
  paths: ['/invoices/:page/:pageSize'],
  summary:
    'A page of the invoices of the company and those below it, the newest first, with the totals of every status. ' +
    '`status` is `open` (all that are not settled), `overdue` or `paid`; `from` and `until` are the first and last date; ' +
    '`location` is the customer number of one company.',
  access: 'customer',
  permission: 'invoices',
  input: z.object({
    page: pageInput,
    pageSize: pageSizeInput,
    status: z.optional(z.enum(['open', 'overdue', 'paid'])),
    from: z.optional(dateInput),
    until: z.optional(dateInput),
    location: z.optional(z.string().check(z.regex(/^[\w-]{1,40}$/))),
  }),
  responseSchema: invoicesSchema,
  handle: async ({ dependencies, viewer, input }) => readInvoices(dependencies, viewer, input),
});

export const postInvoiceEmail = defineRoute({
  method: 'post',
  paths: ['/invoices/email'],
  summary:
    'Sets the address to which the invoices of a company are mailed; an empty one returns to its default.',
  access: 'customer',
  permission: 'invoices',
  input: noInput,
  form: invoiceEmailRequestSchema,
  responseSchema: emptyResponse,
  errorResponses: { 404: 'The company is not of this organisation.' },
  handle: async ({ dependencies, viewer, form }) => {
    await setInvoiceEmail(dependencies, viewer, form.customer_number, form.email);
    return {};
  },
});

export const postInvoicePayment = defineRoute({
  method: 'post',
  paths: ['/invoice-payments'],
  summary:
    'Opens one payment for the open amounts of these invoices; the same ones give the same open payment.',
  access: 'customer',
  permission: 'invoices',
  input: noInput,
  form: invoiceNumbersRequestSchema,
  responseSchema: openedInvoicePaymentSchema,
  errorResponses: {
    409: 'One of them cannot be paid: a Dutch sentence.',
    422: 'More than 100: a Dutch sentence.',
    503: 'The payment provider does not answer; nothing is paid, and a retry opens it.',
  },
  handle: async ({ dependencies, viewer, form: { numbers } }) => {
    checkNumbers(numbers);
    const read = numbers.map(readInvoiceNumber).filter((number) => number !== null);
    if (read.length < numbers.length) throw new HttpError(409, 'Een creditfactuur hoef je niet te betalen.');
    return { session_id: await openInvoicePayment(dependencies, viewer, read) };
  },
});

const session = z.object({ session: sessionIdSchema });
const unknownSession = { 404: 'There is no such payment of invoices by this company.' };

export const getInvoicePayment = defineRoute({
  method: 'get',
  paths: ['/invoice-payments/:session'],
  summary: 'The server’s status of a payment of invoices. Changes nothing.',
  access: 'customer',
  permission: 'invoices',
  input: session,
  responseSchema: invoicePaymentSchema,
  errorResponses: unknownSession,
  handle: async ({ dependencies, viewer, input }) =>
    (await findInvoicePayment(dependencies, viewer, input.session)).status,
});

/** POST /invoice-payments/{session}: for a browser that returns before the provider's webhook arrives. */
export const postInvoicePaymentResult = defineRoute({
  method: 'post',
  paths: ['/invoice-payments/:session'],
  summary:
    'Makes the server ask the provider for the result of a payment of invoices, and returns its status.',
  access: 'customer',
  permission: 'invoices',
  input: session,
  form: paymentResultRequestSchema,
  responseSchema: invoicePaymentSchema,
  errorResponses: unknownSession,
  handle: async ({ dependencies, viewer, input, form }) => {
    const { reference } = await findInvoicePayment(dependencies, viewer, input.session);
    if (form.session_result !== undefined) {
      await checkPayment(dependencies, viewer, input.session, reference, form.session_result);
    } else if (form.unusable !== undefined) {
      await abandonSession(dependencies, reference);
    }
    return (await findInvoicePayment(dependencies, viewer, input.session)).status;
  },
});
