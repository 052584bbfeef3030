import { useState } from 'react';
import { useStores } from '../stores/StoresProvider.tsx';
import { invoiceTexts } from './invoiceTexts.ts';
import { type InvoiceFormat, openInvoice } from './openInvoice.ts';

/** Opens the invoice of an order; what went wrong stays to be read until the next try. */
export function useInvoice(orderId: number) {
  const { api, session } = useStores();
  const [busy, setBusy] = useState<InvoiceFormat | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const open = async (format: InvoiceFormat) => {
    if (busy !== null) return;
    setProblem(null);
    setBusy(format);
    try {
      if (!(await openInvoice({ api, session }, orderId, format))) setProblem(invoiceTexts.blocked);
    } catch (error) {
      console.warn('The invoice was not opened', error);
      setProblem(navigator.onLine ? invoiceTexts.failed : invoiceTexts.offline);
    } finally {
      setBusy(null);
    }
  };
  return { busy, problem, open };
}
