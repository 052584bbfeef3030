import { type Cents, formatEuros } from '@magazijn/domain/money';
import { Link, MessageList } from '@magazijn/ui';
import { useHasCapability } from '../../shared/data/useHasCapability.ts';
import { paths } from '../../shared/links/paths.ts';
import { useMay } from '../../shared/session/useSession.ts';

const texts = {
  chargedBack: (amount: string) =>
    `De bank heeft ${amount} van de betaling bij ons teruggehaald. Dit bedrag staat weer open.`,
  toInvoices: 'Naar je facturen',
} as const;

/** What the bank took back of the payment, with the way to pay it for people who may. */
export function ChargedBack({ amount }: { amount: Cents }) {
  const maySeeInvoices = useMay('invoices');
  const canPay = useHasCapability('invoice-list') && maySeeInvoices;
  const text = texts.chargedBack(formatEuros(amount));
  const link = <Link href={paths.invoices.href()}>{texts.toInvoices}</Link>;
  return (
    <MessageList
      className="pt-4"
      messages={[
        {
          tone: 'warning',
          text: canPay ? (
            <>
              {text} {link}
            </>
          ) : (
            text
          ),
        },
      ]}
    />
  );
}
