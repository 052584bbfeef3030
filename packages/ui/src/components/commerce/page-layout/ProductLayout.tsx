import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

export type ProductLayoutProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** `ProductGallery`. */
  gallery: ReactNode;
  /** The page's heading. */
  title: ReactNode;
  /** The contents of the pack, below the heading. */
  contents?: ReactNode;
  /** `ProductPanel`, with the promises of the shop below it. */
  panel: ReactNode;
  /** Below the gallery: product information. */
  description?: ReactNode;
  /** Below the panel: the specification. */
  specification?: ReactNode;
};

/** The layout of the product page: pictures, name and panel, texts. On phones the name comes first. */
export function ProductLayout({
  gallery,
  title,
  contents,
  panel,
  description,
  specification,
  className,
  ...rest
}: ProductLayoutProps) {
  return (
    <div
      {...rest}
      data-slot="product-layout"
      className={cx(
        'grid grid-cols-1 gap-x-12 gap-y-4 wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] wide:grid-rows-[auto_1fr_auto] wide:gap-y-0',
        className,
      )}
    >
      <div className="wide:col-start-2 wide:row-start-1">
        <h1 className="text-28 wide:text-40">{title}</h1>
        {contents && <p className="mt-1 text-17 text-ink-2">{contents}</p>}
      </div>
      <div className="min-w-0 wide:col-start-1 wide:row-span-2 wide:row-start-1">{gallery}</div>
      <div className="min-w-0 wide:col-start-2 wide:row-start-2 wide:mt-4">{panel}</div>
      {description && <div className="mt-6 min-w-0 wide:col-start-1 wide:mt-12">{description}</div>}
      {specification && <div className="mt-6 min-w-0 wide:col-start-2 wide:mt-12">{specification}</div>}
    </div>
  );
}
