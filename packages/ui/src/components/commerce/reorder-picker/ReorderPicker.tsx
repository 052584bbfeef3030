'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { useLabels } from '#useLabels';
import { useFormReset } from '../../../internals/hooks/useFormReset.ts';
import { useValue } from '../../../internals/hooks/useValue.ts';
import type { ChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import { formatLabel } from '../../../labels/formatLabel.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { reorderPickerLabels } from '../../../labels/reorderPickerLabels.ts';
import { Checkbox } from '../../primitives/field/Checkbox.tsx';
import { ReorderRow } from './ReorderRow.tsx';

/** A line of an earlier order, in ready strings. */
export interface ReorderLine {
  /** Identity within the order. */
  readonly id: string | number;
  readonly name: string;
  /** A picture with an empty `alt`. */
  readonly picture?: ReactNode;
  /** `'12 × 1 liter'`. */
  readonly detail?: ReactNode;
  /** What it costs today: `'€ 13,80'`. */
  readonly price?: ReactNode;
  /** How many were ordered then. */
  readonly quantity: number;
  /** The most that can be ordered now. */
  readonly max?: number | undefined;
  /** Why it cannot be ordered now: `'Niet meer leverbaar.'` */
  readonly unavailable?: ReactNode;
}

/** A line that is chosen. */
export interface ReorderChoice {
  readonly id: string | number;
  /** `null` while the field is empty; whole, at least 1 and at most `max` before it can be ordered. */
  readonly quantity: number | null;
}

/** Props of {@link ReorderPicker}: those of `<fieldset>`, the lines, and which of them are chosen. */
export interface ReorderPickerProps
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange' | 'defaultValue'> {
  /** The lines of the earlier order, each with what it would be now. */
  lines: readonly ReorderLine[] | undefined;
  /** The chosen lines, when the caller keeps them. */
  value?: readonly ReorderChoice[] | undefined;
  /** The chosen lines at first; without it all that can be ordered, as many as then. */
  defaultValue?: readonly ReorderChoice[] | undefined;
  /** Called with the chosen lines at each tick and each quantity. */
  onValueChange?: ((value: readonly ReorderChoice[], details: ChangeDetails) => void) | undefined;
  /** What puts them into the cart: a `Button`. */
  action?: ReactNode;
  /** Fixed texts, replaceable one by one. */
  labels?: (PartLabels<'reorderPicker'> & PartLabels<'quantityStepper'>) | undefined;
}

const choose = ({ id, quantity }: ReorderLine): ReorderChoice => ({ id, quantity });

/** The lines of an earlier order, to tick and to change before they are ordered again. Renders a `<fieldset>`. */
export function ReorderPicker({
  lines = [],
  value,
  defaultValue,
  onValueChange,
  action,
  labels,
  className,
  ...props
}: ReorderPickerProps) {
  const text = useLabels('reorderPicker', reorderPickerLabels, labels);
  const orderable = lines.filter((line) => !line.unavailable);
  const list = useRef<HTMLUListElement>(null);
  const [kept, change, reset] = useValue<readonly ReorderChoice[] | undefined, [ChangeDetails]>(
    value,
    defaultValue,
    (next, details) => onValueChange?.(next ?? [], details),
  );
  useFormReset(list, reset);
  // The lines may come later.
  const choices = kept ?? orderable.map(choose);
  const choiceById = new Map(choices.map((choice) => [choice.id, choice]));
  const choiceOf = ({ id }: ReorderLine) => choiceById.get(id);
  const selected = orderable.filter(choiceOf).length;

  /** In the order of the lines. */
  const set = (line: ReorderLine, choice: ReorderChoice | undefined, details: ChangeDetails) =>
    change(
      orderable.flatMap((other) => (other.id === line.id ? choice : choiceOf(other)) ?? []),
      details,
    );

  return (
    <fieldset
      aria-label={text.list}
      {...props}
      data-slot="reorder-picker"
      className={cx('min-w-0 wrap-anywhere text-ink', className)}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b-2 border-ink">
        {orderable.length > 0 && (
          <Checkbox
            label={<span className="font-bold">{text.all}</span>}
            checked={selected === orderable.length}
            onCheckedChange={(checked, details) => change(checked ? orderable.map(choose) : [], details)}
          />
        )}
        <p className="py-2 text-15 text-ink-2">
          {formatLabel(text.selected, { count: lines.length, selected }, text.locale)}
        </p>
      </div>
      <ul ref={list}>
        {lines.map((line) => (
          <ReorderRow
            key={line.id}
            line={line}
            choice={line.unavailable ? undefined : choiceOf(line)}
            text={text}
            labels={labels}
            onCheckedChange={(checked, details) => set(line, checked ? choose(line) : undefined, details)}
            onQuantityChange={(quantity, details) => set(line, { id: line.id, quantity }, details)}
          />
        ))}
      </ul>
      {action && <div className="flex justify-end pt-4">{action}</div>}
    </fieldset>
  );
}
