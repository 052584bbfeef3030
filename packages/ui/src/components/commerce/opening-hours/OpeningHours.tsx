'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';
import { useId, useRef, useState } from 'react';
import { useLabels } from '#useLabels';
import { announce } from '../../../internals/hooks/announce.ts';
import { useFormReset } from '../../../internals/hooks/useFormReset.ts';
import { useValue } from '../../../internals/hooks/useValue.ts';
import type { ChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { openingHoursLabels } from '../../../labels/openingHoursLabels.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { OpeningHoursRow, openingHoursColumns } from './OpeningHoursRow.tsx';
import type { OpeningDay, OpeningWeek, Weekday } from './OpeningWeek.ts';
import { weekdays } from './OpeningWeek.ts';
import { areWorkingDaysEqual, isWorkingDay, withWorkingDays, workingDays } from './workingDays.ts';

const day: OpeningDay = { closed: false, startTime: '', endTime: '' };

/** A week in which nothing has been chosen yet. */
const emptyWeek: OpeningWeek = {
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
  sunday: day,
};

/** Props of {@link OpeningHours}: those of `<fieldset>`, and the week. */
export interface OpeningHoursProps
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange' | 'defaultValue' | 'value'> {
  /** The week, when the caller keeps it. */
  value?: OpeningWeek | null | undefined;
  /** The week at first, when it does not; nothing is chosen when left out. */
  defaultValue?: OpeningWeek | undefined;
  /** Called with the whole week after each change of a day. */
  onValueChange?: ((week: OpeningWeek, details: ChangeDetails) => void) | undefined;
  /** What is wrong with a day, and what to do. */
  errors?: Partial<Record<Weekday, ReactNode>> | undefined;
  /** What may be a mistake in a day; it does not make the day invalid. */
  warnings?: Partial<Record<Weekday, ReactNode>> | undefined;
  /** Prefix of the ids: the list of a day's first time is `{id}-{day}`, where an error summary can lead. */
  id?: string | undefined;
  /** Prefix of the names in a form: `{name}[monday][startTime]`, `[endTime]`, `[closed]`. */
  name?: string | undefined;
  /** Fixed texts, replaceable one by one. */
  labels?: PartLabels<'openingHours'> | undefined;
}

/**
 * When a company is open: for each day closed, or from and until out of every half hour. While Monday to Friday are the
 * same, one row stands for them, until they are set per day. While a day is closed its times are disabled but kept. What an
 * end before its start means is the caller's to say, by `errors` or `warnings`. Renders a `<fieldset>`.
 */
export function OpeningHours({
  value,
  defaultValue = emptyWeek,
  onValueChange,
  errors = {},
  warnings = {},
  id,
  name,
  disabled = false,
  labels,
  className,
  ...props
}: OpeningHoursProps) {
  const text = useLabels('openingHours', openingHoursLabels, labels);
  const ownId = useId();
  const groupId = id ?? ownId;
  const legend = useRef<HTMLLegendElement>(null);
  const [perDay, setPerDay] = useState(false);
  const [given, change, reset] = useValue(value === null ? emptyWeek : value, defaultValue, onValueChange);
  const week = { ...emptyWeek, ...given };
  useFormReset(legend, () => {
    setPerDay(false);
    reset();
  });
  const isTogether = !perDay && areWorkingDaysEqual(week);
  const ofWorkingDays = (notes: NonNullable<OpeningHoursProps['errors']>) =>
    notes.monday ?? workingDays.map((day) => notes[day]).find(Boolean);

  const setPerDayOrTogether = (event: SyntheticEvent) => {
    if (!isTogether && !areWorkingDaysEqual(week)) change(withWorkingDays(week, week.monday), { event });
    setPerDay(isTogether);
    announce(isTogether ? text.nowPerDay : text.nowTogether);
  };
  return (
    <fieldset
      {...props}
      id={groupId}
      data-slot="opening-hours"
      className={cx('@container min-w-0 border-t-2 border-ink', className)}
    >
      <legend ref={legend} className="sr-only">
        {text.legend}
      </legend>
      {/* Each control is named by its head and its day. */}
      <div
        aria-hidden
        data-slot="heads"
        className={cx(
          openingHoursColumns,
          'border-b border-rule py-2 text-13 text-ink-2 @max-[20rem]:hidden',
        )}
      >
        <span />
        <span>{text.closed}</span>
        <span>{text.from}</span>
        <span>{text.until}</span>
      </div>
      {/* One list, so that the first row and its button stay when the days are set apart. */}
      {weekdays
        .filter((day) => day === 'monday' || !isTogether || !isWorkingDay(day))
        .map((day) => {
          const together = isTogether && day === 'monday';
          return (
            <OpeningHoursRow
              key={day}
              id={`${groupId}-${day}`}
              name={name}
              form={props.form}
              days={together ? workingDays : [day]}
              label={together ? text.workingDays : text[day]}
              spokenLabel={together ? text.workingDaysName : text[day]}
              value={week[day]}
              onDayChange={(next, details) => {
                // Days that become equal in the midst of it stay rows of their own.
                setPerDay(!isTogether);
                change(together ? withWorkingDays(week, next) : { ...week, [day]: next }, details);
              }}
              error={together ? ofWorkingDays(errors) : errors[day]}
              warning={together ? ofWorkingDays(warnings) : warnings[day]}
              disabled={disabled}
              action={
                day === 'monday' && (
                  <Button tone="tertiary" disabled={disabled} onClick={setPerDayOrTogether}>
                    {isTogether ? text.perDay : text.together}
                  </Button>
                )
              }
              text={text}
            />
          );
        })}
    </fieldset>
  );
}
