import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

export type CheckoutLayoutProps = ComponentProps<'div'> & {
  /** The sticky panel at the end: `CartSummary`. Without it (`null`, `false`) the content has the full width. */
  summary: ReactNode;
};

/** Content, starting with the page's heading, and a sticky summary beside it; one column on phones. */
export function CheckoutLayout({ summary, className, children, ...rest }: CheckoutLayoutProps) {
  return (
    <div
      {...rest}
      data-slot="checkout-layout"
      className={cx('flex flex-wrap items-start gap-8 wide:gap-12', className)}
    >
      <div data-slot="content" className="min-w-0 grow basis-64">
        {children}
      </div>
      {summary && (
        <div data-slot="summary" className="w-full wide:sticky wide:top-(--mz-top) wide:w-[max(20rem,29%)]">
          {summary}
        </div>
      )}
    </div>
  );
}
