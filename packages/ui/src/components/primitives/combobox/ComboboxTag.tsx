import type { MouseEvent } from 'react';
import { X } from '../../../icons/X.tsx';

interface ComboboxTagProps {
  label: string;
  remove: string;
  disabled: boolean;
  onRemove: (event: MouseEvent<HTMLButtonElement>) => void;
}

export function ComboboxTag({ label, remove, disabled, onRemove }: ComboboxTagProps) {
  return (
    <li className="min-w-0">
      <button
        type="button"
        disabled={disabled}
        onClick={onRemove}
        className="flex min-h-9 max-w-full items-center gap-1.5 rounded-label border border-transparent bg-surface-muted ps-2.5 pe-1.5 text-start text-15 font-medium thicker-on-hover disabled:text-ink-2 forced-colors:border-[ButtonBorder]"
      >
        <span className="min-w-0">
          <span className="sr-only">{remove}</span> {label}
        </span>
        <X aria-hidden className="size-4 shrink-0" />
      </button>
    </li>
  );
}
