import { cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';

export interface BudgetMeterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The amount spent in this period, in euros. */
  spent: number;
  /** The amount that this order adds, in euros. */
  order?: number | undefined;
  /** The budget for this period, in euros. */
  budget: number;
  /** Formatted texts: `{ name: 'Budget van maart', spent: '€ 1.204,10 besteed', … }`. */
  labels: { name: string; spent: string; order?: string | undefined; left: string; budget: string };
}

const percent = (amount: number, whole: number) =>
  whole > 0 && Number.isFinite(amount) ? Math.min(Math.max((amount / whole) * 100, 0), 100) : 0;

/** A budget as a ruler, drawn by SVG attributes, since inline styles are refused. Renders a `<div>` and `<meter>`. */
export function BudgetMeter({ spent, order = 0, budget, labels, className, ...props }: BudgetMeterProps) {
  const id = useId();
  const total = spent + order;
  const isOver = total > budget;
  const whole = Math.max(total, budget);
  const mark = percent(budget, whole);
  const inked = percent(Math.min(spent, budget), whole);
  const ordered = percent(Math.min(total, budget), whole) - inked;
  const spoken = [labels.left, labels.budget, labels.spent, labels.order].filter(Boolean).join(', ');
  return (
    <div
      {...props}
      data-slot="budget-meter"
      data-state={isOver ? 'over' : 'within'}
      className={cx('grid gap-1.5 text-15', className)}
    >
      <p aria-hidden className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-bold">{labels.name}</span>
        <span>
          <b className={cx('type-numeral text-22', isOver && 'text-danger')}>{labels.left}</b>{' '}
          <span className="text-ink-2">{labels.budget}</span>
        </span>
      </p>
      <meter
        className="sr-only"
        aria-label={labels.name}
        aria-describedby={`${id}-words`}
        min={0}
        max={whole || 1}
        value={Math.max(total, 0) || 0}
      />
      {/* A description, because `aria-valuetext` is not allowed on a meter. */}
      <span id={`${id}-words`} className="sr-only">
        {spoken}
      </span>
      <svg aria-hidden width="100%" height="1.5rem" className="block overflow-visible mirror">
        <rect
          width="100%"
          y="20%"
          height="60%"
          className="fill-surface-muted stroke-ink forced-colors:fill-[Canvas]"
        />
        <rect width={`${inked}%`} y="20%" height="60%" className="fill-ink forced-colors:fill-[CanvasText]" />
        {ordered > 0 && (
          <rect
            x={`${inked}%`}
            width={`${ordered}%`}
            y="20%"
            height="60%"
            className="fill-accent stroke-ink forced-colors:fill-[Highlight]"
          />
        )}
        {isOver && (
          <rect
            x={`${mark}%`}
            width={`${100 - mark}%`}
            y="20%"
            height="60%"
            className="fill-danger forced-colors:fill-[Mark]"
          />
        )}
        <line
          x1={`${mark}%`}
          x2={`${mark}%`}
          y1="0"
          y2="100%"
          strokeWidth="3"
          className={cx(isOver ? 'stroke-danger' : 'stroke-ink', 'forced-colors:stroke-[CanvasText]')}
        />
      </svg>
      <p aria-hidden className="flex flex-wrap justify-between gap-x-4 text-13">
        <span className="inline-flex min-w-0 items-center gap-1.5">
          <span className="size-3 shrink-0 bg-ink forced-colors:bg-[CanvasText]" />
          {labels.spent}
        </span>
        {labels.order && (
          <span className="inline-flex min-w-0 items-center gap-1.5">
            <span className="size-3 shrink-0 border border-ink bg-accent forced-colors:bg-[Highlight]" />
            {labels.order}
          </span>
        )}
      </p>
    </div>
  );
}
