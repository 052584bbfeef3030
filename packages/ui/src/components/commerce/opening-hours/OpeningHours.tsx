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

const emptyWeek: OpeningWeek = {
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
  sunday: day,
};

export interface OpeningHoursProps
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange' | 'defaultValue' | 'value'> {
  /** The week, when controlled. */
  value?: OpeningWeek | null | undefined;
  /** The initial week, when uncontrolled; empty by default. */
  defaultValue?: OpeningWeek | undefined;
  /** Called with the whole week after each change of a day. */
  onValueChange?: ((week: OpeningWeek, details: ChangeDetails) => void) | undefined;
  /** The error of a day, with the correction. */
  errors?: Partial<Record<Weekday, ReactNode>> | undefined;
  /** The warning of a day; it does not make the day invalid. */
  warnings?: Partial<Record<Weekday, ReactNode>> | undefined;
  /** Prefix of the ids: the first time of a day has the id `{id}-{day}`, which an error summary can link to. */
  id?: string | undefined;
  /** Prefix of the field names: `{name}[monday][startTime]`, `[endTime]`, `[closed]`. */
  name?: string | undefined;
  labels?: PartLabels<'openingHours'> | undefined;
}

/** The opening hours per day, Monday to Friday as one row while equal. Renders a `<fieldset>`. */
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
      {/* Hidden: the name of each control contains its head and its day. */}
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
      {/* One list, so that the first row and its button stay mounted when the days are split. */}
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
                // Days that become equal while the user edits them keep their own rows.
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
