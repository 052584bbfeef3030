'use client';

import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { ChevronLeft } from '../../../icons/ChevronLeft.tsx';
import { ChevronRight } from '../../../icons/ChevronRight.tsx';
import type { PartTexts } from '../../../labels/Labels.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { calendarDayVariants } from './calendarDayVariants.ts';
import { type DayLimits, dayProblem } from './DayLimits.ts';
import { dayAfterKey } from './dayAfterKey.ts';
import { addDays, addMonths, type IsoDay, weekdayOf, weeksOfMonth } from './dayArithmetic.ts';
import { dayText } from './dayText.ts';

interface CalendarProps {
  /** The selected day, or the ends of the selected range. */
  from: IsoDay | null;
  until: IsoDay | null;
  today: IsoDay;
  limits: DayLimits;
  onPick: (day: IsoDay, event: MouseEvent) => void;
  labels: PartTexts<'datePicker'>;
}

/** One month as a grid of days (ARIA APG, date picker dialog), which takes the focus when it appears. */
export function Calendar({ from, until, today, limits, onPick, labels }: CalendarProps) {
  const { locale } = labels;
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [day, setDay] = useState(() => {
    const start = from ?? today;
    if (limits.min !== undefined && start < limits.min) return limits.min;
    return limits.max !== undefined && start > limits.max ? limits.max : start;
  });
  const [hovered, setHovered] = useState<IsoDay | null>(null);
  const weeks = weeksOfMonth(day);
  const monday = addDays(day, -weekdayOf(day));
  const why = dayProblem(hovered ?? day, limits, labels);

  const focusDay = () =>
    grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus({ preventScroll: true });
  // It opens on request only, so it may take the focus.
  useEffect(focusDay, []);

  function handleArrowKey(event: KeyboardEvent) {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = dayAfterKey(event, day, isRightToLeft);
    if (next === null) return;
    event.preventDefault();
    setDay(next);
    setHovered(null);
    // After the day, perhaps of another month, is rendered.
    requestAnimationFrame(focusDay);
  }

  // The grid role adds arrow keys, which a table does not have.
  const gridProps = { role: 'grid', onKeyDown: handleArrowKey } as const;
  const cellProps = (isSelected: boolean) => ({ role: 'gridcell', 'aria-selected': isSelected }) as const;

  const turn = (label: string, months: number, Sign: typeof ChevronLeft) => (
    <IconButton label={label} onClick={() => setDay(addMonths(day, months))}>
      <Sign aria-hidden className="size-5 mirror" />
    </IconButton>
  );

  return (
    <div data-slot="calendar" className="w-77 max-w-full">
      <div className="flex items-center justify-between">
        {turn(labels.previous, -1, ChevronLeft)}
        <p id={titleId} aria-live="polite" className="type-heading text-center text-17">
          {dayText(day, 'month', locale)}
        </p>
        {turn(labels.next, 1, ChevronRight)}
      </div>
      <table ref={grid} {...gridProps} aria-labelledby={titleId} className="w-full table-fixed">
        <thead className="border-b-2 border-b-ink">
          <tr>
            {Array.from({ length: 7 }, (_, index) => addDays(monday, index)).map((each) => (
              <th key={weekdayOf(each)} scope="col" className="py-1 text-13 font-normal text-ink-2">
                <abbr title={dayText(each, 'weekday', locale)} className="no-underline">
                  {dayText(each, 'weekdayShort', locale)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((each) => each !== null)}>
              {week.map((each, index) => {
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty place has no other name
                if (each === null) return <td key={index} />;
                const problem = dayProblem(each, limits, labels);
                const selected = each === from || each === until;
                const between = from !== null && until !== null && each > from && each < until;
                return (
                  <td key={each} {...cellProps(selected || between)} className="pt-1">
                    <button
                      type="button"
                      tabIndex={each === day ? 0 : -1}
                      aria-label={[dayText(each, 'day', locale), problem].filter(Boolean).join('. ')}
                      aria-current={each === today ? 'date' : undefined}
                      aria-disabled={problem !== null || undefined}
                      onFocus={() => setDay(each)}
                      onPointerEnter={() => setHovered(each)}
                      onPointerLeave={() => setHovered(null)}
                      onClick={(event) => {
                        if (problem === null) onPick(each, event);
                      }}
                      className={calendarDayVariants({
                        choice: selected ? 'selected' : between ? 'between' : 'none',
                      })}
                    >
                      {Number(each.slice(8))}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {/* Room for two lines, so that nothing moves between days. Screen readers read the reason with the day. */}
      <p aria-hidden className="min-h-10 pt-2 text-13 text-warning">
        {why}
      </p>
    </div>
  );
}
