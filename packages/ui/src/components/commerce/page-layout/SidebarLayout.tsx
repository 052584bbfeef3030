import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

/** Props of {@link SidebarLayout}: those of its `<div>`, and its own. */
export type SidebarLayoutProps = ComponentProps<'div'> & {
  /** The narrow column at the start; above the content on phones. Usually `SideNavigation`. */
  sidebar?: ReactNode;
};

/**
 * A narrow column beside the content (248 px); stacked on phones, and where enlarged text leaves the content less than
 * 28 rem, the minimum of a table. Without `sidebar` the content has the full width.
 */
export function SidebarLayout({ sidebar, className, children, ...rest }: SidebarLayoutProps) {
  return (
    <div {...rest} data-slot="sidebar-layout" className={cx('flex flex-wrap gap-4 wide:gap-8', className)}>
      {sidebar && (
        <div data-slot="sidebar" className="w-full wide:w-62">
          {sidebar}
        </div>
      )}
      <div data-slot="content" className="min-w-0 grow basis-112">
        {children}
      </div>
    </div>
  );
}
