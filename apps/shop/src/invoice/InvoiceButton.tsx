import { Button, VisuallyHidden } from '@magazijn/ui';
import { InvoiceProblem } from './InvoiceProblem.tsx';
import { invoiceTexts } from './invoiceTexts.ts';
import { useInvoice } from './useInvoice.ts';

interface InvoiceButtonProps {
  orderId: number;
  /** The order's number, as people see it. */
  number: string;
}

/** 'Factuur' in a list of orders: opens the PDF in a new tab (E03). */
export function InvoiceButton({ orderId, number }: InvoiceButtonProps) {
  const { busy, problem, open } = useInvoice(orderId);
  return (
    <>
      <Button tone="tertiary" busy={busy !== null} onClick={() => void open('pdf')}>
        {invoiceTexts.invoice} <VisuallyHidden>{invoiceTexts.ofOrder(number)}</VisuallyHidden>
      </Button>
      <InvoiceProblem text={problem} />
    </>
  );
}
