import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

export interface DescriptionRow {
  readonly label: string;
  readonly value: ReactNode;
}

export interface DescriptionTableProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The rows in their order. */
  rows: readonly DescriptionRow[] | undefined;
}

/** Terms with their descriptions beside them, or below on a narrow screen. Renders a `<dl>`. */
export function DescriptionTable({ rows = [], className, ...props }: DescriptionTableProps) {
  return (
    <dl {...props} data-slot="description-table" className={cx('text-15', className)}>
      {rows.map((row) => (
        <div key={row.label} className="flex flex-wrap gap-x-4 border-b border-rule py-2.5">
          <dt className="min-w-0 grow basis-40 hyphens-auto text-ink-2">{row.label}</dt>
          <dd className="min-w-0 grow basis-40">{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
