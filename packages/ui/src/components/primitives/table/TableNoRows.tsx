import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

interface TableNoRowsProps {
  /** The number of columns, including that of the checkboxes. */
  width: number;
  /** Text for screen readers while rows load; undefined when there are none. */
  loading: string | undefined;
  /** An `EmptyState`, which has a frame of its own; without it `emptyText` has that of the table. */
  empty: ReactNode;
  emptyText: string;
}

/** Shown instead of rows: five placeholders while they load, otherwise the text for an empty table. */
export function TableNoRows({ width, loading, empty, emptyText }: TableNoRowsProps) {
  if (loading !== undefined) {
    return [0, 1, 2, 3, 4].map((line) => (
      <tr key={line} className="@max-[40rem]:block">
        <td
          colSpan={width}
          className="py-(--cell) @max-[40rem]:block @min-[40rem]:border-b @min-[40rem]:border-rule"
        >
          {line === 0 && <span className="sr-only">{loading}</span>}
          <span aria-hidden className="block h-6 rounded-label bg-surface-muted" />
        </td>
      </tr>
    ));
  }
  return (
    <tr className="@max-[40rem]:block">
      <td
        colSpan={width}
        className={cx('@max-[40rem]:block', !empty && 'border-t-2 border-b border-t-ink border-b-rule py-6')}
      >
        {empty || emptyText}
      </td>
    </tr>
  );
}
