import type { ApiClient } from '@magazijn/api-client';
import { openInTab } from '../../shared/order/openInTab.ts';
import { invoiceTexts } from './invoiceTexts.ts';

/** A PDF, or UBL for accounting software; or the PDF of the credit note. */
export type InvoiceFormat = 'pdf' | 'ubl' | 'credit-note';

const fieldsOf = {
  pdf: {},
  ubl: { format: 'ubl' },
  'credit-note': { document: 'credit-note' },
} as const satisfies Record<InvoiceFormat, Readonly<Record<string, string>>>;

interface InvoiceSource {
  readonly loadApi: () => Promise<Pick<ApiClient, 'invoiceToken'>>;
  readonly session: { readonly token: () => string | null };
}

/** Opens an order's invoice in a new tab; false when the browser opened none, throws when there is none. */
export const openInvoice = (
  { loadApi, session }: InvoiceSource,
  orderId: number,
  format: InvoiceFormat,
): Promise<boolean> =>
  openInTab({
    tab: `factuur-${orderId}-${format}`,
    opening: format === 'ubl' ? null : invoiceTexts.opening,
    form: async () => {
      const token = (await (await loadApi()).invoiceToken(orderId)) ?? session.token();
      return {
        action: `/api/v1/order/invoice/${orderId}`,
        fields: { Authorization: `Bearer ${token}`, ...fieldsOf[format] },
      };
    },
  });
