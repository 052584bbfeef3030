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

export interface ReorderLine {
  /** Identity within the order. */
  readonly id: string | number;
  readonly name: string;
  /** A picture with an empty `alt`. */
  readonly picture?: ReactNode;
  /** `'12 × 1 liter'`. */
  readonly detail?: ReactNode;
  /** The present price: `'€ 13,80'`. */
  readonly price?: ReactNode;
  readonly quantity: number;
  /** The maximum quantity that can be ordered now. */
  readonly max?: number | undefined;
  /** Why it cannot be ordered now: `'Niet meer leverbaar.'` */
  readonly unavailable?: ReactNode;
}

export interface ReorderChoice {
  readonly id: string | number;
  /** `null` while the field is empty; validate it before ordering: a whole number from 1 to `max`. */
  readonly quantity: number | null;
}

export interface ReorderPickerProps
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange' | 'defaultValue'> {
  /** The lines of the earlier order, with their present prices. */
  lines: readonly ReorderLine[] | undefined;
  /** The selected lines, when controlled. */
  value?: readonly ReorderChoice[] | undefined;
  /** The initially selected lines; by default all available ones, with their earlier quantities. */
  defaultValue?: readonly ReorderChoice[] | undefined;
  /** Called with the selected lines at each tick and each change of a quantity. */
  onValueChange?: ((value: readonly ReorderChoice[], details: ChangeDetails) => void) | undefined;
  /** Puts the lines into the cart: a `Button`. */
  action?: ReactNode;
  labels?: (PartLabels<'reorderPicker'> & PartLabels<'quantityStepper'>) | undefined;
}

const choose = ({ id, quantity }: ReorderLine): ReorderChoice => ({ id, quantity });

/** The lines of an earlier order, to select and change before they are ordered again. Renders a `<fieldset>`. */
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
  // The lines may load later than the first render.
  const choices = kept ?? orderable.map(choose);
  const choiceById = new Map(choices.map((choice) => [choice.id, choice]));
  const choiceOf = ({ id }: ReorderLine) => choiceById.get(id);
  const selected = orderable.filter(choiceOf).length;

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
