import type { ComponentProps } from 'react';
import { CalendarDays } from '../../../icons/CalendarDays.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '../popover/Popover.tsx';
import { Calendar } from './Calendar.tsx';

interface CalendarButtonProps extends ComponentProps<typeof Calendar> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  disabled: boolean;
}

/** The button at the end of a date field, and the calendar that it opens. */
export function CalendarButton({ open, onOpenChange, disabled, ...calendar }: CalendarButtonProps) {
  const { labels } = calendar;
  return (
    <Popover open={open} onOpenChange={onOpenChange}>
      <PopoverTrigger
        tone="plain"
        aria-label={labels.open}
        title={labels.open}
        disabled={disabled}
        className="flex size-control shrink-0 items-center justify-center rounded-label border-[1.5px] border-ink bg-surface thicker-on-hover disabled:border-rule disabled:bg-disabled disabled:text-ink-2"
      >
        <CalendarDays aria-hidden className="size-5" />
      </PopoverTrigger>
      <PopoverContent
        role="dialog"
        aria-label={labels.calendar}
        surface="plain"
        padded={false}
        align="end"
        collisionPadding={8}
        // Scrolls in a low window.
        style={{ maxHeight: 'var(--radix-popover-content-available-height)' }}
        className="my-2 overflow-y-auto rounded-label border border-rule rail-t border-t-rail bg-surface p-2 text-ink"
      >
        <Calendar {...calendar} />
      </PopoverContent>
    </Popover>
  );
}
