import type { ReactNode } from 'react';
import { ChevronRight } from '../../../icons/ChevronRight.tsx';
import type { PartTexts } from '../../../labels/Labels.ts';
import { Link } from '../../../link/Link.tsx';

export type OrderTableRowProps = {
  /** The order's number, padded to nine digits. */
  number: string;
  href: string;
  /** `'18 maart 2026'`. */
  date: ReactNode;
  /** The number of products: `'7'`. */
  products: ReactNode;
  /** `'€ 138,69'`. */
  total: ReactNode;
  status?: ReactNode;
  /** The buyer's own reference. */
  reference?: ReactNode;
  /** A few small pictures of the products, hidden from screen readers. */
  pictures?: readonly ReactNode[] | undefined;
  /** A muted line below the number: the products by which a search found the order. */
  details?: ReactNode;
  /** An action on the order: a button 'Factuur'. */
  action?: ReactNode;
  labels: PartTexts<'orderTable'>;
};

/** An order. The number is the link; on phones its target is the whole card. */
export function OrderTableRow({
  number,
  href,
  date,
  products,
  total,
  status,
  reference,
  pictures = [],
  details,
  action,
  labels,
}: OrderTableRowProps) {
  const label = 'wide:hidden text-ink-2';
  return (
    <tr className="border-rule max-wide:relative max-wide:grid max-wide:gap-1 max-wide:rail-t max-wide:border-t-rail max-wide:bg-surface max-wide:p-4 wide:border-b hover:bg-surface">
      <th scope="row" className="text-start font-bold wrap-anywhere wide:py-1 wide:pe-4">
        <Link
          href={href}
          className="inline-flex min-h-control-small items-center gap-1 wide:whitespace-nowrap underline decoration-[1.5px] underline-offset-4 max-wide:w-full max-wide:justify-between max-wide:text-17 max-wide:no-underline max-wide:after:absolute max-wide:after:inset-0"
        >
          {number}
          <ChevronRight aria-hidden className="size-5 wide:hidden mirror" />
        </Link>
        {pictures.length > 0 && (
          <span aria-hidden className="flex flex-wrap gap-1 pb-2">
            {pictures.map((picture, index) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
                key={index}
                className="size-11 shrink-0 border-b-2 border-rail bg-surface-muted px-0.5 pt-1 *:size-full [&_img]:object-contain [&_img]:object-bottom"
              >
                {picture}
              </span>
            ))}
          </span>
        )}
        {details && <div className="pb-2 text-13 font-normal text-ink-2">{details}</div>}
      </th>
      <td className="wrap-anywhere max-wide:flex max-wide:flex-wrap max-wide:justify-between wide:min-w-24 wide:py-1 wide:pe-4">
        <span aria-hidden className={label}>
          {labels.date}
        </span>
        {date}
      </td>
      {reference !== undefined && (
        <td className="wrap-anywhere max-wide:flex max-wide:flex-wrap max-wide:justify-between max-wide:gap-4 max-wide:empty:hidden wide:py-1 wide:pe-4">
          {reference !== '' && (
            <span aria-hidden className={label}>
              {labels.reference}
            </span>
          )}
          {reference}
        </td>
      )}
      <td className="wide:whitespace-nowrap max-wide:flex max-wide:flex-wrap max-wide:justify-between wide:py-1 wide:pe-4 wide:text-end">
        <span aria-hidden className={label}>
          {labels.products}
        </span>
        {products}
      </td>
      {status !== undefined && (
        <td className="wrap-anywhere max-wide:flex max-wide:flex-wrap max-wide:justify-between wide:py-1 wide:pe-4 wide:ps-4">
          <span aria-hidden className={label}>
            {labels.status}
          </span>
          {status}
        </td>
      )}
      <td className="font-bold wide:whitespace-nowrap max-wide:flex max-wide:flex-wrap max-wide:justify-between wide:py-1 wide:text-end">
        <span aria-hidden className={`${label} font-normal`}>
          {labels.total}
        </span>
        {total}
      </td>
      {action !== undefined && (
        // Above the link that covers the card.
        <td className="max-wide:relative max-wide:z-1 max-wide:justify-self-start wide:ps-4 wide:text-end">
          {action}
        </td>
      )}
    </tr>
  );
}
