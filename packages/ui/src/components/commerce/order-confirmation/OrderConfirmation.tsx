import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useLabels } from '#useLabels';
import { Check } from '../../../icons/Check.tsx';
import { Hourglass } from '../../../icons/Hourglass.tsx';
import type { PartLabels } from '../../../labels/Labels.ts';
import { orderConfirmationLabels } from '../../../labels/orderConfirmationLabels.ts';
import { type DeliveryDay, DeliveryTicket, deliveryTicketShape } from '../delivery-dates/DeliveryTicket.tsx';

export type OrderConfirmationProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** The page's heading: `'Hartelijk dank voor uw bestelling.'`. */
  title: ReactNode;
  /** The order's number, set large: `'000 000 042'`. */
  number?: string | undefined;
  /** The text above the number, instead of `labels.number`. */
  numberLabel?: string | undefined;
  /** The delivery day, shown as a ticket; put the whole date in `facts`. */
  delivery?: DeliveryDay | undefined;
  /** The next steps: the delivery, the payment, the confirmation by mail. */
  facts?: readonly { label: string; value: ReactNode }[] | undefined;
  /** The mark beside the title: a check, or an hourglass while the payment is pending. @default 'success' */
  tone?: 'success' | 'info' | undefined;
  /** Next steps: links and buttons. */
  actions?: ReactNode;
  labels?: PartLabels<'orderConfirmation'> | undefined;
};

/** The confirmation of an order: thanks, number, delivery day and next steps. Renders the page's `h1`. */
export function OrderConfirmation({
  title,
  number,
  numberLabel,
  delivery,
  facts = [],
  tone = 'success',
  actions,
  labels,
  className,
  children,
  ...rest
}: OrderConfirmationProps) {
  const Mark = tone === 'info' ? Hourglass : Check;
  const text = useLabels('orderConfirmation', orderConfirmationLabels, labels);
  return (
    <div
      {...rest}
      data-slot="order-confirmation"
      data-tone={tone}
      className={cx(
        'rounded-b-label border rail-t border-rule border-t-rail bg-surface p-4 wide:p-6',
        className,
      )}
    >
      <div className="flex items-center gap-4">
        <span
          aria-hidden
          className={cx(
            'flex size-12 shrink-0 items-center justify-center rounded-label text-surface',
            tone === 'info' ? 'bg-info' : 'bg-positive',
          )}
        >
          <Mark className="size-7" />
        </span>
        <h1 className="text-28 wide:text-40">{title}</h1>
      </div>
      {(number || delivery) && (
        <div className="mt-6 flex flex-wrap items-center gap-6">
          {delivery && (
            <div data-slot="ticket" className={cx(deliveryTicketShape, 'w-36 bg-accent text-on-accent')}>
              <DeliveryTicket {...delivery} />
            </div>
          )}
          {number && (
            <p>
              <span className="block text-15 text-ink-2">{numberLabel || text.number} </span>
              <span className="type-numeral block text-44 leading-none!">{number}</span>
            </p>
          )}
        </div>
      )}
      {facts.length > 0 && (
        <dl className="mt-6 border-t border-rule">
          {facts.map((fact) => (
            <div
              key={fact.label}
              className="grid gap-x-4 border-b border-rule py-3 wide:grid-cols-[12rem_1fr]"
            >
              <dt className="text-ink-2">{fact.label}</dt>
              <dd className="font-medium">{fact.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children && <div className="mt-6">{children}</div>}
      {actions && <div className="mt-6 flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
