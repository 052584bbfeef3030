import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

export type SidebarLayoutProps = ComponentProps<'div'> & {
  /** The narrow column at the start; above the content on phones. Usually `SideNavigation`. */
  sidebar?: ReactNode;
};

/** A column of 248 px beside the content; stacked on phones and with very large text. It may be missing. */
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
