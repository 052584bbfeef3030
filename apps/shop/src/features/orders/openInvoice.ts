import type { ApiClient } from '@magazijn/api-client';
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

/**
 * Opens an invoice in a new tab, by a form with the bearer token in a field. Call it in the click handler: only
 * there browsers open a tab. The token is fetched while the tab waits, so that this page shows failures.
 *
 * @returns false when the browser opened no tab
 * @throws ApiError when there is no invoice; the tab is closed again
 */
export async function openInvoice(
  { loadApi, session }: InvoiceSource,
  orderId: number,
  format: InvoiceFormat,
): Promise<boolean> {
  const name = `factuur-${orderId}-${format}`;
  const tab = window.open('', name);
  if (tab === null) return false;
  try {
    // A download leaves no page: browsers close its tab only while it is empty.
    if (format !== 'ubl') tab.document.body.textContent = invoiceTexts.opening;
  } catch {
    // The tab already shows an invoice, and this page may not write to it: the form replaces it.
  }
  try {
    const api = await loadApi();
    const token = (await api.invoiceToken(orderId)) ?? session.token();
    postToTab(name, {
      action: `/api/v1/order/invoice/${orderId}`,
      fields: { Authorization: `Bearer ${token}`, ...fieldsOf[format] },
    });
    return true;
  } catch (error) {
    tab.close();
    throw error;
  }
}

/** A form to post: its URL and fields. */
interface PostedForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Posts a form into a tab and removes it at once, so that the token does not stay in the page. */
function postToTab(tab: string, { action, fields }: PostedForm): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = tab;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
