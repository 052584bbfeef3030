import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { pageWidth } from './pageWidth.ts';

export type PageLayoutProps = ComponentProps<'div'> & {
  /** At the top of every page: `SiteHeader`. */
  header?: ReactNode;
  /** At the end of every page: `SiteFooter`. */
  footer?: ReactNode;
  /** The bar at the bottom of a phone, `MobileBar`; the page reserves its height, so that it covers nothing. */
  mobileBar?: ReactNode;
  /** Id of the main landmark, the target of a skip link. */
  mainId?: string | undefined;
};

/** The layout of every page: header, main landmark of at most 1440 px, footer, and space for the phone's bar. */
export function PageLayout({
  header,
  footer,
  mobileBar,
  mainId = 'main',
  className,
  children,
  ...rest
}: PageLayoutProps) {
  return (
    <div
      {...rest}
      data-slot="page"
      className={cx(
        'flex min-h-dvh flex-col bg-background text-ink',
        mobileBar && 'pb-(--mz-bar) wide:pb-0',
        className,
      )}
    >
      {header}
      <main
        id={mainId}
        tabIndex={-1}
        data-slot="main"
        className={cx(pageWidth, 'grow pb-12 -outline-offset-3! wide:pb-18')}
      >
        {children}
      </main>
      {footer}
      {mobileBar}
    </div>
  );
}
