import type { ApiClient } from '@magazijn/api-client';
import { invoiceTexts } from './invoiceTexts.ts';

/** A PDF to read, or UBL for a bookkeeping program. */
export type InvoiceFormat = 'pdf' | 'ubl';

/** What an invoice is opened with. */
interface InvoiceSource {
  readonly loadApi: () => Promise<Pick<ApiClient, 'invoiceToken'>>;
  readonly session: { readonly token: () => string | null };
}

/**
 * Opens an invoice in a new tab, by a form with the bearer in a field. To be called in the
 * click itself: only then does a browser open a tab. The bearer is asked for while the tab waits, so that whatever is
 * wrong is said here and not there.
 *
 * @returns false when the browser opened no tab.
 * @throws ApiError when there is no invoice to open; the tab is closed again.
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
    // A file that is downloaded leaves no page: browsers close the tab that it was asked from only while it is empty.
    if (format === 'pdf') tab.document.body.textContent = invoiceTexts.opening;
  } catch {
    // The same tab shows an invoice already, which this page may not write in: the form replaces it.
  }
  try {
    const api = await loadApi();
    const token = (await api.invoiceToken(orderId)) ?? session.token();
    postToTab(name, {
      action: `/api/v1/order/invoice/${orderId}`,
      fields: { Authorization: `Bearer ${token}`, ...(format === 'ubl' ? { format } : {}) },
    });
    return true;
  } catch (error) {
    tab.close();
    throw error;
  }
}

/** A form that a browser posts: where to, and its fields. */
interface PostedForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Posts a form into a tab and takes it away at once: the bearer in it stays in the page no longer than that. */
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
