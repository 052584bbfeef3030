'use client';

import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { ChangeDetails } from '../../internals/props/ChangeDetails.ts';
import type { PartTexts } from '../../labels/Labels.ts';
import { Checkbox } from '../field/Checkbox.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import type { OpeningDay, Weekday } from './OpeningWeek.ts';
import { TimeSelect } from './TimeSelect.tsx';

/** Props of {@link OpeningHoursDay}. */
interface OpeningHoursDayProps {
  /** Prefix of the ids of its controls. */
  id: string;
  /** Prefix of their names in a form; without it they have none. */
  name: string | undefined;
  /** Id of the form that they are of, where they stand outside it. */
  form: string | undefined;
  day: Weekday;
  value: OpeningDay;
  onDayChange: (value: OpeningDay, details: ChangeDetails) => void;
  error: ReactNode;
  warning: ReactNode;
  disabled: boolean;
  /** The button at its end that copies. */
  action: ReactNode;
  text: PartTexts<'openingHours'>;
}

/** With enlarged text on a phone, so that its time has room beside the arrow. */
const ownLine = '@max-[16rem]:col-span-full';

/** One day of the week: its name, closed or not, from and until, and what is wrong with it. */
export function OpeningHoursDay({
  id,
  name,
  form,
  day,
  value,
  onDayChange,
  error,
  warning,
  disabled,
  action,
  text,
}: OpeningHoursDayProps) {
  const notes = [error && `${id}-error`, warning && `${id}-warning`].filter(Boolean).join(' ');
  const described = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': notes || undefined,
  };
  const named = (part: string) => (name === undefined ? undefined : `${name}[${day}][${part}]`);
  const time = (part: 'startTime' | 'endTime', label: string, suffix: string) => (
    <div className={cx('min-w-0', ownLine)}>
      {/* Its name says the day too. */}
      <label htmlFor={`${id}${suffix}`} className="text-13 text-ink-2">
        {label}
      </label>
      <TimeSelect
        {...described}
        id={`${id}${suffix}`}
        name={named(part)}
        form={form}
        aria-label={`${text[day]}: ${label}`}
        required={!value.closed}
        disabled={disabled || value.closed}
        placeholder={text.none}
        value={value[part]}
        onTimeChange={(next, details) => onDayChange({ ...value, [part]: next }, details)}
      />
    </div>
  );
  return (
    <fieldset
      data-slot="opening-day"
      data-closed={value.closed || undefined}
      className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_3rem] items-center gap-x-3 border-b border-rule py-2 @min-[40rem]:grid-cols-[7rem_8rem_minmax(0,7rem)_minmax(0,7rem)_1fr]"
    >
      <legend className="sr-only">{text[day]}</legend>
      <span aria-hidden className={cx('font-bold', ownLine)}>
        {text[day]}
      </span>
      <div className="@max-[40rem]:col-span-2">
        <Checkbox
          {...(value.closed && described)}
          name={named('closed')}
          form={form}
          label={
            <>
              <span aria-hidden>{text.closed}</span>
              <VisuallyHidden>
                {text.closed}: {text[day]}
              </VisuallyHidden>
            </>
          }
          value="1"
          disabled={disabled}
          checked={value.closed}
          onCheckedChange={(closed, details) => onDayChange({ ...value, closed }, details)}
        />
      </div>
      {time('startTime', text.from, '')}
      {time('endTime', text.until, '-until')}
      <div className={cx('@min-[40rem]:ps-3', day === 'monday' && '@max-[40rem]:col-span-full')}>
        {action}
      </div>
      {error && (
        <p id={`${id}-error`} className="col-span-full pt-1 text-15 font-medium text-danger">
          {error}
        </p>
      )}
      {warning && (
        <p id={`${id}-warning`} className="col-span-full pt-1 text-13 font-medium text-warning">
          {warning}
        </p>
      )}
    </fieldset>
  );
}
