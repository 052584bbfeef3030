import { cva, cx, type VariantProps } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useLabels } from '#useLabels';
import { formatLabel } from '../../../labels/formatLabel.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { progressLabels } from '../../../labels/progressLabels.ts';

const progressVariants = cva(
  [
    'peer block w-full appearance-none bg-transparent [&::-webkit-progress-bar]:bg-transparent',
    'forced-colors:[&::-moz-progress-bar]:bg-[Highlight] forced-colors:[&::-webkit-progress-value]:bg-[Highlight]',
  ],
  {
    variants: {
      /** `positive` when complete, `danger` after a failure. */
      tone: {
        plain: '[&::-moz-progress-bar]:bg-ink [&::-webkit-progress-value]:bg-ink',
        positive: '[&::-moz-progress-bar]:bg-positive [&::-webkit-progress-value]:bg-positive',
        danger: '[&::-moz-progress-bar]:bg-danger [&::-webkit-progress-value]:bg-danger',
      },
      /** `s` in a row or a panel, `m` on its own. */
      size: { s: 'h-2', m: 'h-5' },
    },
    defaultVariants: { tone: 'plain', size: 'm' },
  },
);

export interface ProgressProps
  extends Omit<ComponentProps<'progress'>, 'value' | 'children'>,
    VariantProps<typeof progressVariants> {
  /** The task: 'Bestellijst inlezen'. */
  label: ReactNode;
  /** The progress; undefined while unknown. */
  value?: number | undefined;
  /** The value at completion (100). */
  max?: number | undefined;
  /** The progress in words, instead of a percentage: '12 van 40 regels'. */
  valueText?: string | undefined;
  labels?: PartLabels<'progress'> | undefined;
}

/** The percentage that the browser draws: between 0 and 100, and 0 when `max` is not positive. */
const percentOf = (value: number, max: number) =>
  max > 0 ? Math.round(Math.min(Math.max(value / max, 0), 1) * 100) : 0;

/** A progress bar. `className` lands on the root, ref and other props on the `<progress>`. */
export function Progress({
  label,
  value,
  max = 100,
  valueText,
  tone,
  size,
  labels,
  id,
  className,
  style,
  ...props
}: ProgressProps) {
  const text = useLabels('progress', progressLabels, labels);
  const ownId = useId();
  const controlId = id ?? ownId;
  // 0 / 0 is NaN: the progress is unknown.
  const known = Number.isNaN(value) ? undefined : value;
  const shownText =
    valueText ||
    (known === undefined
      ? undefined
      : formatLabel(text.percent, { value: percentOf(known, max) }, text.locale));
  return (
    <div data-slot="progress" className={cx('grid gap-1', className)} style={style}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={controlId} className="min-w-0 text-15 font-medium">
          {label}
        </label>
        {shownText && (
          <span aria-hidden className="text-13 font-bold">
            {shownText}
          </span>
        )}
      </div>
      <div className="relative overflow-hidden border-b-2 border-rail bg-surface-muted">
        <progress
          aria-valuetext={shownText}
          {...props}
          id={controlId}
          // A browser replaces a max of 0 by 1.
          value={max > 0 ? known : known && 0}
          max={max}
          className={progressVariants({ tone, size })}
        />
        <span
          aria-hidden
          className="absolute inset-y-0 left-0 hidden w-1/3 animate-pass bg-ink peer-indeterminate:block motion-reduce:animate-none forced-colors:bg-[Highlight]"
        />
        {/* Marks at each tenth. */}
        <span
          aria-hidden
          className="absolute inset-0 bg-[repeating-linear-gradient(90deg,transparent_0_calc(10%-1px),var(--mz-surface)_0_10%)]"
        />
      </div>
    </div>
  );
}
