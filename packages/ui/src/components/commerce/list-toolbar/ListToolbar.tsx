import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

export interface ListToolbarProps extends ComponentProps<'div'> {
  /** The number of results, announced whenever it changes: `'12 bestellingen gevonden'`. */
  found?: ReactNode;
}

/** A toolbar above a list: search and filter fields as children, and the number of results. Renders a `<div>`. */
export function ListToolbar({ found, className, children, ...props }: ListToolbarProps) {
  return (
    <div {...props} data-slot="list-toolbar" className={cx('@container min-w-0 pb-4', className)}>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3 *:min-w-0 *:max-w-full *:grow @3xl:*:grow-0 @3xl:*:basis-60">
        {children}
      </div>
      <p role="status" className="pt-3 text-15 empty:hidden">
        {found}
      </p>
    </div>
  );
}
