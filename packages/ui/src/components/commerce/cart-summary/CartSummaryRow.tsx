import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

/** The meaning of an amount: plain, VAT (`muted`), a discount, something free (`positive`). */
export const cartSummaryRowVariants = cva('flex flex-wrap justify-between gap-x-4 py-1', {
  variants: {
    tone: {
      plain: 'text-ink',
      muted: 'text-ink-2',
      discount: 'text-sale-text',
      positive: '[&>[data-slot=value]]:font-bold [&>[data-slot=value]]:text-positive',
    },
  },
  defaultVariants: { tone: 'plain' },
});

export type CartSummaryRowProps = VariantProps<typeof cartSummaryRowVariants> & {
  label: string;
  /** `'68,05'`, `'gratis'`. */
  value: ReactNode;
  /** A muted line below the label: `'Nog € 31,95 tot gratis bezorging'`. */
  note?: ReactNode;
};

export function CartSummaryRow({ label, value, note, tone }: CartSummaryRowProps) {
  return (
    <div data-slot="row" className={cartSummaryRowVariants({ tone })}>
      <dt>{label}</dt>
      <dd data-slot="value" className="ms-auto text-end wrap-normal">
        {value}
      </dd>
      {note && <dd className="w-full text-13 text-ink-2">{note}</dd>}
    </div>
  );
}
