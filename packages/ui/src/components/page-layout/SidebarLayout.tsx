import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

/** Props of {@link SidebarLayout}: those of its `<div>`, and its own. */
export type SidebarLayoutProps = ComponentProps<'div'> & {
  /** The narrow column at the left; above the content on phones. Usually `SideNavigation`. */
  sidebar?: ReactNode;
};

/**
 * A narrow column beside the content (248 px), one above the other on phones. Without `sidebar` the content takes
 * the whole width.
 */
export function SidebarLayout({ sidebar, className, children, ...rest }: SidebarLayoutProps) {
  return (
    <div
      {...rest}
      data-slot="sidebar-layout"
      className={cx(
        'grid grid-cols-1 gap-4 wide:gap-8',
        sidebar && 'wide:grid-cols-[15.5rem_minmax(0,1fr)]',
        className,
      )}
    >
      {sidebar && (
        <div data-slot="sidebar" className="min-w-0">
          {sidebar}
        </div>
      )}
      <div data-slot="content" className="min-w-0">
        {children}
      </div>
    </div>
  );
}
