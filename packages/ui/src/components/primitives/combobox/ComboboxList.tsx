import { cx } from 'class-variance-authority';
import type { MouseEvent, ReactNode } from 'react';
import { Check } from '../../../icons/Check.tsx';
import type { ComboboxOption } from './ComboboxOption.ts';

interface ComboboxListProps {
  id: string;
  label: string;
  options: readonly ComboboxOption[];
  active: number;
  selected: ReadonlySet<string>;
  multiple: boolean;
  optionId: (index: number) => string;
  onPick: (index: number, event: MouseEvent) => void;
  /** Below the options: that there are more, or none. */
  note: ReactNode;
}

/** The list below the field. Options are active, never focused: the focus stays in the field. */
export function ComboboxList({
  id,
  label,
  options,
  active,
  selected,
  multiple,
  optionId,
  onPick,
  note,
}: ComboboxListProps) {
  // A press keeps the focus in the field.
  const panel = { onMouseDown: (event: MouseEvent) => event.preventDefault() };
  const optionAt = (index: number, value: string) =>
    ({
      role: 'option',
      'aria-selected': selected.has(value),
      onClick: (event: MouseEvent) => onPick(index, event),
    }) as const;
  return (
    <div
      {...panel}
      data-slot="combobox-panel"
      className="absolute inset-x-0 top-full z-30 mt-1 max-h-80 overflow-y-auto overscroll-contain rounded-label border-[1.5px] border-ink bg-surface"
    >
      <div role="listbox" id={id} aria-label={label} aria-multiselectable={multiple || undefined}>
        {options.map((option, index) => (
          <div
            key={option.value}
            {...optionAt(index, option.value)}
            id={optionId(index)}
            aria-disabled={option.disabled || undefined}
            data-active={index === active || undefined}
            className={cx(
              'flex min-h-control items-center gap-3 px-3 py-1.5 leading-snug aria-disabled:cursor-not-allowed aria-disabled:text-ink-3',
              'not-aria-disabled:cursor-pointer not-data-active:hover:bg-surface-muted',
              'data-active:bg-accent data-active:text-on-accent data-active:outline-2 data-active:-outline-offset-2',
            )}
          >
            <span className="min-w-0 grow">
              {option.label}
              {option.hint && (
                <span className={cx('block text-13', index === active ? 'text-on-accent' : 'text-ink-2')}>
                  {option.hint}
                </span>
              )}
            </span>
            {selected.has(option.value) && <Check aria-hidden strokeWidth={3} className="size-5 shrink-0" />}
          </div>
        ))}
      </div>
      {note && <p className="px-3 py-2.5 text-15 text-ink-2">{note}</p>}
    </div>
  );
}
