import { Button } from '@magazijn/ui';
import { InvoiceProblem } from './InvoiceProblem.tsx';
import { invoiceTexts } from './invoiceTexts.ts';
import { useInvoice } from './useInvoice.ts';

interface InvoiceButtonsProps {
  orderId: number;
}

/** The invoice of one order: to read, and as UBL for whoever books it by program. Each opens in a new tab. */
export function InvoiceButtons({ orderId }: InvoiceButtonsProps) {
  const { busy, problem, open } = useInvoice(orderId);
  return (
    <>
      <Button tone="secondary" busy={busy === 'pdf'} onClick={() => void open('pdf')}>
        {invoiceTexts.invoice}
      </Button>
      <Button tone="tertiary" busy={busy === 'ubl'} onClick={() => void open('ubl')}>
        {invoiceTexts.ubl}
      </Button>
      <InvoiceProblem text={problem} />
    </>
  );
}
