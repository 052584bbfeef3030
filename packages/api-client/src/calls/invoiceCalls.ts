import * as z from 'zod/mini';
import {
  type InvoiceFilter,
  type InvoicePayment,
  type Invoices,
  toInvoicePayment,
  toInvoices,
} from '../model/Invoices.ts';
import { invoicePaymentSchema, invoicesSchema, openedInvoicePaymentSchema } from '../schemas/invoices.ts';
import { tokenSchema } from '../schemas/session.ts';
import { orNull, type Transport } from '../transport/createTransport.ts';

const path = '/invoices';

const numbersOf = (numbers: readonly string[]) => new URLSearchParams({ numbers: numbers.join(',') });

/** The invoices of an organisation, their documents and their payment. */
export function invoiceCalls(send: Transport) {
  const paymentPath = (sessionId: string) => `/invoice-payments/${encodeURIComponent(sessionId)}`;
  return {
    /** A page of at most 100 invoices, the newest first; null when the back end has no such call. */
    invoices: async (filter: InvoiceFilter, page: number, pageSize = 25): Promise<Invoices | null> => {
      const { status, from, until, location } = filter;
      const query = {
        status: status === 'all' ? undefined : status,
        from: from ?? undefined,
        until: until ?? undefined,
        location: location ?? undefined,
      };
      const found = await orNull(
        send({ path: `${path}/${page}/${pageSize}`, query, responseSchema: invoicesSchema }),
      );
      return found && toInvoices(found);
    },

    /** A one-minute token for the form that downloads these invoices. 404 for an unknown one, 422 above 100. */
    invoiceFilesToken: async (numbers: readonly string[]): Promise<string> => {
      const call = { method: 'POST', path: `${path}/files/token`, body: numbersOf(numbers) } as const;
      return (await send({ ...call, responseSchema: tokenSchema })).token;
    },

    /**
     * Opens one payment of these invoices, or returns the open one: its session id. 409 with a Dutch sentence, 422,
     * 503.
     */
    payInvoices: async (numbers: readonly string[]): Promise<string> => {
      const call = { method: 'POST', path: '/invoice-payments', body: numbersOf(numbers) } as const;
      return (await send({ ...call, responseSchema: openedInvoicePaymentSchema })).session_id;
    },

    /** Null for an unknown session or another company's. Changes nothing. */
    invoicePayment: async (sessionId: string): Promise<InvoicePayment | null> => {
      const found = await orNull(
        send({ path: paymentPath(sessionId), responseSchema: invoicePaymentSchema }),
      );
      return found && toInvoicePayment(found);
    },

    /** Reports the provider's result, which the server verifies; null when the session could not be opened. */
    reportInvoicePayment: async (sessionId: string, result: string | null): Promise<InvoicePayment> =>
      toInvoicePayment(
        await send({
          method: 'POST',
          path: paymentPath(sessionId),
          body: new URLSearchParams(result === null ? { unusable: '1' } : { session_result: result }),
          responseSchema: invoicePaymentSchema,
        }),
      ),

    /** Sets the address to which the invoices of a company are mailed; '' for its default. 404 for another company. */
    setInvoiceEmail: async (customerNumber: string, email: string): Promise<void> => {
      const body = new URLSearchParams({ customer_number: customerNumber, email });
      await send({ method: 'POST', path: `${path}/email`, body, responseSchema: z.unknown() });
    },
  };
}
