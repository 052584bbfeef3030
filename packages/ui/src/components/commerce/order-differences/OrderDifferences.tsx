'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useLabels } from '#useLabels';
import { Undo2 } from '../../../icons/Undo2.tsx';
import { useAnnouncedText } from '../../../internals/hooks/useAnnouncedText.ts';
import { joinIds } from '../../../internals/props/joinIds.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { orderDifferencesLabels } from '../../../labels/orderDifferencesLabels.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { type Difference, OrderDifference } from './OrderDifference.tsx';

export interface OrderDifferencesProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** The changed products, one row each. */
  differences: readonly Difference[] | undefined;
  /** The result: `'7 van de 9 producten liggen in je winkelmand.'` */
  summary?: ReactNode;
  /** Undoes the reorder; omit it if that is not possible. */
  onUndo?: (() => void) | undefined;
  /** The reorder is undone, so the list is hidden. */
  undone?: boolean | undefined;
  /** Next steps: a link to the cart. */
  actions?: ReactNode;
  /** The level of its heading in the outline of the page. */
  headingLevel?: 2 | 3 | undefined;
  labels?: PartLabels<'orderDifferences'> | undefined;
}

/** After 'Opnieuw bestellen': the changed products, and an undo. Renders a `<section>`, or nothing while undefined. */
export function OrderDifferences({
  differences,
  summary,
  onUndo,
  undone = false,
  actions,
  headingLevel = 2,
  labels,
  className,
  ...props
}: OrderDifferencesProps) {
  const text = useLabels('orderDifferences', orderDifferencesLabels, labels);
  const id = useId();
  const announcedRef = useAnnouncedText<HTMLDivElement>();
  const Heading = `h${headingLevel}` as const;
  if (differences === undefined) return null;
  return (
    <section
      {...props}
      aria-labelledby={joinIds(id, props['aria-labelledby'])}
      data-slot="order-differences"
      className={cx(
        'rounded-b-label border border-t-5 border-rule border-t-rail bg-surface p-4 wide:p-6',
        className,
      )}
    >
      <Heading id={id} className="text-22">
        {undone ? text.undoneTitle : differences.length === 0 ? text.none : text.title}
      </Heading>
      <div ref={announcedRef} className="pt-1 text-15 text-ink-2">
        {undone ? text.undone : summary}
      </div>
      {differences.length > 0 && !undone && (
        <ul className="mt-4 border-t-2 border-ink">
          {differences.map((difference) => (
            <OrderDifference
              key={`${difference.kind} ${difference.id}`}
              difference={difference}
              text={text}
            />
          ))}
        </ul>
      )}
      {(actions || (onUndo && !undone)) && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-4">
          {actions}
          {onUndo && !undone && (
            <Button tone="tertiary" onClick={onUndo}>
              <Undo2 aria-hidden className="size-5" /> {text.undo}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
