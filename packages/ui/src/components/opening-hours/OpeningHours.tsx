'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useId, useRef } from 'react';
import { useLabels } from '#useLabels';
import { Copy } from '../../icons/Copy.tsx';
import { announce } from '../../internals/hooks/announce.ts';
import { useFormReset } from '../../internals/hooks/useFormReset.ts';
import { useValue } from '../../internals/hooks/useValue.ts';
import type { ChangeDetails } from '../../internals/props/ChangeDetails.ts';
import { formatLabel } from '../../labels/formatLabel.ts';
import type { PartLabels } from '../../labels/Labels.ts';
import { openingHoursLabels } from '../../labels/openingHoursLabels.ts';
import { Button } from '../button/Button.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { copyMonday } from './copyMonday.ts';
import { emptyWeek } from './emptyWeek.ts';
import { OpeningHoursDay } from './OpeningHoursDay.tsx';
import type { OpeningWeek, Weekday } from './OpeningWeek.ts';
import { weekdays } from './OpeningWeek.ts';

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

const workingDays: readonly Weekday[] = ['tuesday', 'wednesday', 'thursday', 'friday'];

/**
 * When a company is open: for each day closed, or from and until out of every half hour. While a day is
 * closed its times are disabled but kept. Monday can be copied to one day or to all working days; the
 * page's `LiveRegion` says so. What an end before its start means is the caller's to say, by `errors` or `warnings`. Renders a
 * `<fieldset>`.
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
  const [week, change, reset] = useValue(value === null ? emptyWeek : value, defaultValue, onValueChange);
  useFormReset(legend, reset);
  const copy = (days: readonly Weekday[], said: string, details: ChangeDetails) => {
    change(copyMonday(week, days), details);
    announce(said);
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
      {weekdays.map((day) => (
        <OpeningHoursDay
          key={day}
          id={`${groupId}-${day}`}
          name={name}
          form={props.form}
          day={day}
          value={week[day] ?? emptyWeek[day]}
          onDayChange={(next, details) => change({ ...week, [day]: next }, details)}
          error={errors[day]}
          warning={warnings[day]}
          disabled={disabled}
          text={text}
          action={
            day === 'monday' ? (
              <Button
                tone="tertiary"
                disabled={disabled}
                onClick={(event) => copy(workingDays, text.copiedToWorkingDays, { event })}
              >
                {text.toWorkingDays}
              </Button>
            ) : (
              <Button
                tone="tertiary"
                disabled={disabled}
                title={text.sameAsMonday}
                onClick={(event) =>
                  copy([day], formatLabel(text.copiedToDay, { day: text[day] }, text.locale), { event })
                }
                className="@max-[40rem]:w-12"
              >
                <Copy aria-hidden className="size-5 @min-[40rem]:hidden" />
                <span className="@max-[40rem]:sr-only">{text.sameAsMonday}</span>{' '}
                <VisuallyHidden>({text[day]})</VisuallyHidden>
              </Button>
            )
          }
        />
      ))}
    </fieldset>
  );
}
