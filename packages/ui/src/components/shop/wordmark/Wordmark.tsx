import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useLabels } from '#useLabels';
import type { PartLabels } from '../../../labels/Labels.ts';
import { wordmarkLabels } from '../../../labels/wordmarkLabels.ts';
import { wordmarkOutlines } from './wordmarkOutlines.ts';

/** The colour per background. The two parcels have the same colour on both. */
export const wordmarkVariants = cva(
  'block h-auto w-36 max-w-full min-w-0 overflow-visible forced-colors:text-[CanvasText] wide:w-44 @min-[76rem]:w-48',
  {
    variants: {
      /** `ink` on the page, `on-inverse` on the dark bar. */
      tone: { ink: 'text-ink', 'on-inverse': 'text-on-inverse' },
    },
    defaultVariants: { tone: 'ink' },
  },
);

export type WordmarkProps = ComponentProps<'svg'> &
  VariantProps<typeof wordmarkVariants> & {
    labels?: PartLabels<'wordmark'> | undefined;
  };

/** The word 'Magazijn' as a drawing; forced colours keep it. Renders one `svg` with an accessible name. */
export function Wordmark({ tone, labels, className, ...rest }: WordmarkProps) {
  const { M, a, g, z, n, i, secondA, shelfAndJ } = wordmarkOutlines;
  const text = useLabels('wordmark', wordmarkLabels, labels);
  return (
    <svg
      role="img"
      aria-label={text.name}
      viewBox="0 -376 2126 474"
      fill="currentColor"
      {...rest}
      className={wordmarkVariants({ tone, className })}
    >
      <path d={M} />
      <path d={a} />
      <path d={g} />
      <path d={a} transform={`translate(${secondA} 0)`} />
      <path d={z} />
      <path d={i} />
      <path d={shelfAndJ} />
      <path d={n} />
      <path data-slot="parcel" className="fill-accent" d="M1601-376h85v77h-85z" />
      <path data-slot="parcel" className="fill-sale" d="M1738-376h85v77h-85z" />
    </svg>
  );
}
