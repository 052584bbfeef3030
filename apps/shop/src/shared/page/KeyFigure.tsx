import { type Cents, formatEuros } from '@magazijn/domain/money';
import type { ReactNode } from 'react';

interface KeyFigureProps {
  label: string;
  amount: Cents;
  /** What the amount is made of. */
  children: ReactNode;
}

/** The main amount of a page. On a phone with large text it grows less than other text, since it stays on one line. */
export function KeyFigure({ label, amount, children }: KeyFigureProps) {
  return (
    <dl>
      <dt className="text-15 text-ink-2">{label}</dt>
      <dd className="type-numeral text-[min(2.5rem,15vw)] leading-tight whitespace-nowrap">
        {formatEuros(amount)}
      </dd>
      <dd className="text-15 text-ink-2">{children}</dd>
    </dl>
  );
}
