'use client';

import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { ChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import type { PartTexts } from '../../../labels/Labels.ts';
import { Checkbox } from '../../primitives/field/Checkbox.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import type { OpeningDay, Weekday } from './OpeningWeek.ts';
import { TimeSelect } from './TimeSelect.tsx';

interface OpeningHoursRowProps {
  id: string;
  /** Prefix of the field names; without it the controls have no name. */
  name: string | undefined;
  /** Id of the form that the controls belong to, if they are outside it. */
  form: string | undefined;
  /** The days of the row; its controls have the field names of the first. */
  days: readonly [Weekday, ...Weekday[]];
  label: string;
  spokenLabel: string;
  value: OpeningDay;
  onDayChange: (value: OpeningDay, details: ChangeDetails) => void;
  error: ReactNode;
  warning: ReactNode;
  disabled: boolean;
  action?: ReactNode;
  text: PartTexts<'openingHours'>;
}

/** The columns of heads and rows: days, closed, start, end, button; in narrow containers on several lines. */
export const openingHoursColumns = cx(
  'grid grid-cols-2 items-center gap-x-2',
  '@min-[20rem]:grid-cols-[5rem_3.5rem_minmax(0,1fr)_minmax(0,1fr)]',
  '@min-[40rem]:grid-cols-[9rem_5rem_8rem_8rem_minmax(0,1fr)]',
);

const ownLine = '@max-[16rem]:col-span-full';

export function OpeningHoursRow({
  id,
  name,
  form,
  days: [day, ...others],
  label,
  spokenLabel,
  value,
  onDayChange,
  error,
  warning,
  disabled,
  action,
  text,
}: OpeningHoursRowProps) {
  const notes = [error && `${id}-error`, warning && `${id}-warning`].filter(Boolean).join(' ');
  const described = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': notes || undefined,
  };
  const named = (part: string, of: Weekday = day) =>
    name === undefined ? undefined : `${name}[${of}][${part}]`;
  const time = (part: 'startTime' | 'endTime', head: string, suffix: string) => (
    <div className={cx('min-w-0', ownLine)}>
      {/* Shown where there is no space for the heads; the accessible name contains the day too. */}
      <label htmlFor={`${id}${suffix}`} className="text-13 text-ink-2 @min-[20rem]:hidden">
        {head}
      </label>
      <TimeSelect
        {...described}
        id={`${id}${suffix}`}
        name={named(part)}
        form={form}
        aria-label={`${spokenLabel}: ${head}`}
        required={!value.closed}
        disabled={disabled || value.closed}
        placeholder={value.closed ? '–' : text.none}
        value={value[part]}
        onTimeChange={(next, details) => onDayChange({ ...value, [part]: next }, details)}
      />
    </div>
  );
  const hidden = (of: Weekday, part: string, sent: string) => (
    <input
      key={`${of} ${part}`}
      type="hidden"
      name={named(part, of)}
      form={form}
      value={sent}
      disabled={disabled}
    />
  );
  return (
    <fieldset
      data-slot="opening-day"
      data-closed={value.closed || undefined}
      className={cx(openingHoursColumns, 'border-b border-rule py-2')}
    >
      <legend className="sr-only">{spokenLabel}</legend>
      <span aria-hidden className={cx('min-w-0 text-15 font-bold wrap-anywhere', ownLine)}>
        {label}
      </span>
      <div className={cx('min-w-0', ownLine)}>
        <Checkbox
          {...(value.closed && described)}
          name={named('closed')}
          form={form}
          label={
            <>
              <span aria-hidden className="@min-[20rem]:hidden">
                {text.closed}
              </span>
              <VisuallyHidden>
                {text.closed}: {spokenLabel}
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
      {name !== undefined &&
        others.map((other) =>
          value.closed
            ? hidden(other, 'closed', '1')
            : [hidden(other, 'startTime', value.startTime), hidden(other, 'endTime', value.endTime)],
        )}
      {action && <div className="@max-[40rem]:col-span-full">{action}</div>}
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
