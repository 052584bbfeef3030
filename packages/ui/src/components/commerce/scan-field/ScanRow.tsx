import { cva, cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Check } from '../../../icons/Check.tsx';
import { CircleDashed } from '../../../icons/CircleDashed.tsx';
import { CircleX } from '../../../icons/CircleX.tsx';
import type { PartTexts } from '../../../labels/Labels.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';

const scanStateVariants = cva('', {
  variants: {
    state: { found: 'text-ink', unknown: 'text-danger', searching: 'text-ink-2' },
  },
});

export interface Scan {
  /** Identity of the scan, not of the product, because a product can be scanned twice. */
  readonly id: string | number;
  readonly code: string;
  /** The name of the product, once it is known. */
  readonly name?: ReactNode;
  /** The result: `'3 × in je winkelmand'`. */
  readonly note?: ReactNode;
  /** Whether the product is known, unknown, or being looked up. */
  readonly state: 'found' | 'unknown' | 'searching';
}

interface ScanRowProps {
  scan: Scan;
  text: PartTexts<'scanField'>;
}

const signs = { found: Check, unknown: CircleX, searching: CircleDashed };

export function ScanRow({ scan: { code, name, note, state }, text }: ScanRowProps) {
  const Sign = signs[state];
  return (
    <li
      data-slot="scan"
      data-state={state}
      className="flex min-h-14 items-center gap-3 border-b border-rule py-1.5 leading-snug"
    >
      <Sign aria-hidden className={cx('size-5 shrink-0', scanStateVariants({ state }))} />
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-4">
        <p className="min-w-0 grow basis-40">
          {name && <VisuallyHidden>{text[state]}: </VisuallyHidden>}
          <span className={cx('block font-bold', scanStateVariants({ state }))}>{name || text[state]}</span>
          <span className="block text-15 text-ink-2">{code}</span>
        </p>
        {note && <p className="min-w-0 text-15">{note}</p>}
      </div>
    </li>
  );
}
