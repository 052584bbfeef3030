'use client';

import { type ComponentProps, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useLabels } from '#useLabels';
import { useFormReset } from '../../../internals/hooks/useFormReset.ts';
import { useValue } from '../../../internals/hooks/useValue.ts';
import type { ChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import { composeHandlers } from '../../../internals/props/composeHandlers.ts';
import { datePickerLabels } from '../../../labels/datePickerLabels.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { FieldControl } from '../field/FieldRoot.tsx';
import type { FieldTexts } from '../field/FieldTexts.ts';
import { CalendarButton } from './CalendarButton.tsx';
import type { DayLimits } from './DayLimits.ts';
import { dayOrNone, type IsoDay, todayHere } from './dayArithmetic.ts';
import { useTypedDay } from './useTypedDay.ts';

export interface DateChangeDetails extends ChangeDetails {
  readonly reason: 'typing' | 'calendar';
}

export interface DatePickerProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'min' | 'max'>,
    FieldTexts,
    DayLimits {
  /** The day, '2026-03-16' (controlled); `null` for none. */
  value?: IsoDay | null | undefined;
  /** The initial day (uncontrolled). */
  defaultValue?: IsoDay | null | undefined;
  /** Called with an allowed day, or `null`. */
  onValueChange?: ((value: IsoDay | null, details: DateChangeDetails) => void) | undefined;
  /** The marked day, at which an empty calendar opens. Default: the browser's date. */
  today?: IsoDay | undefined;
  /** Name under which a form sends the day, as '2026-03-16'. */
  name?: string | undefined;
  labels?: (PartLabels<'datePicker'> & PartLabels<'field'>) | undefined;
}

/** A day, typed or selected in a calendar. `className` lands on the root, other props on the `<input>`. */
export function DatePicker({
  value,
  defaultValue = null,
  onValueChange,
  min,
  max,
  disabledDay,
  today,
  name,
  label,
  hideLabel,
  hint,
  error,
  warning,
  showOptional,
  required,
  disabled = false,
  labels,
  id,
  ref,
  className,
  style,
  onChange,
  onBlur,
  onKeyDown,
  ...props
}: DatePickerProps) {
  const text = useLabels('datePicker', datePickerLabels, labels);
  const input = useRef<HTMLInputElement>(null);
  const [given, change, reset] = useValue(value, defaultValue, onValueChange);
  const day = dayOrNone(given);
  const [open, setOpen] = useState(false);
  const limits = { min: min || undefined, max: max || undefined, disabledDay };

  const typed = useTypedDay(day, limits, text, (next, event) => change(next, { event, reason: 'typing' }));
  const shownError = error || typed.problem;
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  useEffect(() => input.current?.setCustomValidity(typed.validity), [typed.validity]);
  useFormReset(input, () => {
    reset();
    typed.reset();
  });

  return (
    <FieldFrame
      {...{ id, label, hideLabel, hint, warning, showOptional, required, labels, className, style }}
      error={shownError}
    >
      <div data-slot="date-picker" className="relative flex max-w-82 gap-2">
        <FieldControl
          inputMode="numeric"
          autoComplete="off"
          placeholder={text.format}
          {...props}
          ref={input}
          type="text"
          disabled={disabled}
          value={typed.input.value}
          onChange={composeHandlers(onChange, typed.input.onChange)}
          onBlur={composeHandlers(onBlur, typed.input.onBlur)}
          onKeyDown={composeHandlers(onKeyDown, typed.input.onKeyDown)}
        />
        <CalendarButton
          open={open}
          onOpenChange={setOpen}
          disabled={disabled || props.readOnly === true}
          from={day}
          until={null}
          today={today ?? todayHere()}
          limits={limits}
          onPick={(next, event) => {
            typed.reset();
            change(next, { event, reason: 'calendar' });
            setOpen(false);
          }}
          labels={text}
        />
        {name && <input type="hidden" name={name} form={props.form} value={day ?? ''} disabled={disabled} />}
      </div>
    </FieldFrame>
  );
}
