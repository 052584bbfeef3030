import { Button, VisuallyHidden } from '@magazijn/ui';
import { useState } from 'react';
import { useStores } from '../../shared/stores/StoresProvider.tsx';
import { invoiceTexts } from './invoiceTexts.ts';
import { type InvoiceFormat, openInvoice } from './openInvoice.ts';

/** Opens the invoice of an order; a failure shows until the next try. */
function useInvoice(orderId: number) {
  const { loadApi, session } = useStores();
  const [busy, setBusy] = useState<InvoiceFormat | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const open = async (format: InvoiceFormat) => {
    if (busy !== null) return;
    setProblem(null);
    setBusy(format);
    try {
      if (!(await openInvoice({ loadApi, session }, orderId, format))) setProblem(invoiceTexts.blocked);
    } catch (error) {
      console.warn('The invoice was not opened', error);
      setProblem(navigator.onLine ? invoiceTexts.failed : invoiceTexts.offline);
    } finally {
      setBusy(null);
    }
  };
  return { busy, problem, open };
}

interface InvoiceButtonProps {
  orderId: number;
  /** The order number, as shown. */
  number: string;
}

/** 'Factuur' in a list of orders: opens the PDF in a new tab. */
export function InvoiceButton({ orderId, number }: InvoiceButtonProps) {
  const { busy, problem, open } = useInvoice(orderId);
  return (
    <>
      <Button
        tone="tertiary"
        aria-description={invoiceTexts.newTab}
        loading={busy !== null}
        onClick={() => void open('pdf')}
      >
        {invoiceTexts.invoice} <VisuallyHidden>{invoiceTexts.ofOrder(number)}</VisuallyHidden>
      </Button>
      {/* A line below the buttons, outside of their focus outline. */}
      <InvoiceProblem text={problem} className="order-last w-0 min-w-full py-2" />
    </>
  );
}

interface InvoiceProblemProps {
  text: string | null;
  className: string;
}

/** Why an invoice did not open; always rendered, so that screen readers announce its text once. */
function InvoiceProblem({ text, className }: InvoiceProblemProps) {
  return (
    <div role="alert" className="contents">
      {text !== null && <p className={`${className} text-danger`}>{text}</p>}
    </div>
  );
}

interface InvoiceButtonsProps {
  orderId: number;
  /** Whether a credit note cancels the invoice. */
  hasCreditNote: boolean;
}

/** The invoice of an order as PDF and as UBL for accounting software, and its credit note. Each opens in a new tab. */
export function InvoiceButtons({ orderId, hasCreditNote }: InvoiceButtonsProps) {
  const { busy, problem, open } = useInvoice(orderId);
  return (
    <>
      <Button
        tone="secondary"
        aria-description={invoiceTexts.newTab}
        loading={busy === 'pdf'}
        onClick={() => void open('pdf')}
      >
        {invoiceTexts.invoice}
      </Button>
      <Button
        tone="tertiary"
        className="text-start"
        aria-description={invoiceTexts.newTab}
        loading={busy === 'ubl'}
        onClick={() => void open('ubl')}
      >
        {invoiceTexts.ubl}
      </Button>
      {hasCreditNote && (
        <Button
          tone="tertiary"
          className="text-start"
          aria-description={invoiceTexts.newTab}
          loading={busy === 'credit-note'}
          onClick={() => void open('credit-note')}
        >
          {invoiceTexts.creditNote}
        </Button>
      )}
      <InvoiceProblem text={problem} className="basis-full" />
    </>
  );
}
