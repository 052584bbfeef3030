'use client';

import { type ComponentProps, type SyntheticEvent, useId, useRef, useState } from 'react';
import { useLabels } from '#useLabels';
import { useFormReset } from '../../../internals/hooks/useFormReset.ts';
import { useValue } from '../../../internals/hooks/useValue.ts';
import { datePickerLabels } from '../../../labels/datePickerLabels.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { controlVariants } from '../field/controlVariants.ts';
import { describedByOf, notesOf } from '../field/describedByOf.ts';
import { FieldLabelText } from '../field/FieldLabelText.tsx';
import { FieldNotes } from '../field/FieldNotes.tsx';
import { FieldRoot } from '../field/FieldRoot.tsx';
import type { FieldTexts } from '../field/FieldTexts.ts';
import { CalendarButton } from './CalendarButton.tsx';
import type { DateChangeDetails } from './DatePicker.tsx';
import type { DayLimits } from './DayLimits.ts';
import { dayOrNone, type IsoDay, todayHere } from './dayArithmetic.ts';
import { useTypedDay } from './useTypedDay.ts';

/** The first and the last day, inclusive; `null` while not selected. */
export interface DateRange {
  readonly from: IsoDay | null;
  readonly until: IsoDay | null;
}

export interface DateRangePickerProps
  extends Omit<ComponentProps<'fieldset'>, 'defaultValue' | 'children' | 'name'>,
    FieldTexts,
    DayLimits {
  /** Both days (controlled). */
  value?: DateRange | null | undefined;
  /** The initial range (uncontrolled). */
  defaultValue?: DateRange | undefined;
  /** Called with both days, one of which may still be `null`. */
  onValueChange?: ((value: DateRange, details: DateChangeDetails) => void) | undefined;
  /** The marked day, at which an empty calendar opens. Default: the browser's date. */
  today?: IsoDay | undefined;
  /** Names under which a form sends the days. */
  names?: { readonly from: string; readonly until: string } | undefined;
  labels?: (PartLabels<'datePicker'> & PartLabels<'field'>) | undefined;
}

const none: DateRange = { from: null, until: null };

/** A range of days, typed or selected by two presses in one calendar. Renders a `<fieldset>`. */
export function DateRangePicker({
  value,
  defaultValue = none,
  onValueChange,
  min,
  max,
  disabledDay,
  today,
  names,
  label,
  hideLabel,
  hint,
  error,
  warning,
  required = true,
  showOptional,
  disabled = false,
  labels,
  id,
  className,
  ...props
}: DateRangePickerProps) {
  const text = useLabels('datePicker', datePickerLabels, labels);
  const ownId = useId();
  const controlId = id ?? ownId;
  const legend = useRef<HTMLLegendElement>(null);
  const [given, change, reset] = useValue(value === null ? none : value, defaultValue, onValueChange);
  const range = { from: dayOrNone(given.from), until: dayOrNone(given.until) };
  const [open, setOpen] = useState(false);
  const limits = { min: min || undefined, max: max || undefined, disabledDay };

  const from = useTypedDay(range.from, limits, text, (day, event) =>
    change({ ...range, from: day }, { event, reason: 'typing' }),
  );
  const until = useTypedDay(range.until, limits, text, (day, event) =>
    change({ ...range, until: day }, { event, reason: 'typing' }),
  );
  useFormReset(legend, () => {
    reset();
    from.reset();
    until.reset();
  });
  const isReversed = range.from !== null && range.until !== null && range.until < range.from;
  const reversed = isReversed ? text.reversed : '';
  const shownError = error || from.problem || until.problem || reversed || undefined;
  const notes = notesOf({ hint, error: shownError, warning });
  const describedBy = describedByOf(controlId, notes);

  function pick(day: IsoDay, event: SyntheticEvent) {
    const details = { event, reason: 'calendar' } as const;
    from.reset();
    until.reset();
    if (range.from === null || range.until !== null) return change({ from: day, until: null }, details);
    const [first, last] = day < range.from ? [day, range.from] : [range.from, day];
    change({ from: first, until: last }, details);
    setOpen(false);
  }

  const field = (name: 'from' | 'until', { input, problem, validity }: typeof from) => (
    <label className="grid grow basis-32 gap-1 text-13 text-ink-2">
      {text[name]}
      <input
        ref={(element) => element?.setCustomValidity(validity || reversed)}
        form={props.form}
        required={required}
        aria-invalid={problem || error || isReversed ? true : undefined}
        aria-describedby={describedBy}
        inputMode="numeric"
        autoComplete="off"
        placeholder={text.format}
        type="text"
        id={`${controlId}-${name}`}
        {...input}
        className={controlVariants()}
      />
    </label>
  );

  return (
    <FieldRoot
      {...(props as ComponentProps<'div'>)}
      render={<fieldset data-slot="date-range-picker" disabled={disabled} />}
      controlId={controlId}
      notes={notes}
      id={id}
      className={className}
    >
      <legend ref={legend} className={hideLabel ? 'sr-only' : 'text-15 font-bold'}>
        <FieldLabelText {...{ label, showOptional, labels }} />
      </legend>
      <div className="relative flex max-w-md flex-wrap items-end gap-2">
        {field('from', from)}
        {field('until', until)}
        <CalendarButton
          open={open}
          onOpenChange={setOpen}
          disabled={disabled}
          {...range}
          today={today ?? todayHere()}
          limits={limits}
          onPick={pick}
          labels={text}
        />
      </div>
      {names && (
        <>
          <input type="hidden" name={names.from} form={props.form} value={range.from ?? ''} />
          <input type="hidden" name={names.until} form={props.form} value={range.until ?? ''} />
        </>
      )}
      <FieldNotes {...{ hint, error: shownError, warning }} />
    </FieldRoot>
  );
}
