import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

/** What something is called, and what there is to say about it. */
export interface DescriptionRow {
  readonly label: string;
  readonly value: ReactNode;
}

/** Props of {@link DescriptionTable}: those of `<dl>`, and its rows. */
export interface DescriptionTableProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The names and what they are, in their order. */
  rows: readonly DescriptionRow[] | undefined;
}

/** Terms at the left, what they mean at the right (beneath them where both do not fit), a line under each pair. Renders a `<dl>`. */
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
