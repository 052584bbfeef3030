import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { pageWidth } from './pageWidth.ts';

/** Props of {@link PageLayout}: those of its `<div>`, and its own. */
export type PageLayoutProps = ComponentProps<'div'> & {
  /** What stands above the page on every screen: `SiteHeader`. */
  header?: ReactNode;
  /** What closes the page: `SiteFooter`. */
  footer?: ReactNode;
  /** The bar at the foot of a phone: `MobileBar`; room is kept for it, so that it never covers the footer. */
  mobileBar?: ReactNode;
  /** Id of the main landmark, the target of a skip link. */
  mainId?: string | undefined;
};

/**
 * The frame of every screen: header, one main landmark of at most 1440 px, footer that stays at the bottom of
 * short pages, and room for the bar at the foot of a phone.
 */
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
