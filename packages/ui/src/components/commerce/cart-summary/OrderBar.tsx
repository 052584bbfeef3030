import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useLabels } from '#useLabels';
import type { PartLabels } from '../../../labels/Labels.ts';
import { orderBarLabels } from '../../../labels/orderBarLabels.ts';

export type OrderBarProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** `'€ 88,18'`. */
  total: ReactNode;
  /** Muted text after 'Totaal': `'incl. btw'`. */
  detail?: ReactNode;
  /** The order button: 'Nu bestellen', 'Bestelling plaatsen'. */
  action: ReactNode;
  /** Why ordering is blocked, briefly, as a link if the user can help it: `'Nog € 6,95 tot het bestelminimum'`. */
  blocked?: ReactNode;
  labels?: PartLabels<'orderBar'> | undefined;
};

/** Total and order button, sticky at the bottom of a phone, above `MobileBar`. Hidden from 960 px. */
export function OrderBar({ total, detail, action, blocked, labels, className, ...rest }: OrderBarProps) {
  const text = useLabels('orderBar', orderBarLabels, labels);
  return (
    <div
      {...rest}
      data-slot="order-bar"
      className={cx(
        'sticky bottom-(--mz-bar) z-30 -mx-4 mt-6 flex flex-wrap items-center gap-x-4 border-t-[1.5px] border-b border-t-ink border-b-rule bg-surface px-4 pt-2 pb-[max(0.5rem,calc(env(safe-area-inset-bottom,0rem)-var(--mz-bar)))] wide:hidden',
        className,
      )}
    >
      {blocked && <p className="basis-full pb-1 text-13 font-bold text-danger [&_a]:underline">{blocked}</p>}
      <p className="max-w-full shrink-0 leading-tight">
        <span className="block text-13 text-ink-2">
          {text.total} {detail}
        </span>
        <span className="type-numeral block text-22">{total}</span>
      </p>
      <div className="grid min-w-0 grow">{action}</div>
    </div>
  );
}
