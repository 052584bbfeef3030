import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { orderTableLabels } from '../../labels/orderTableLabels.ts';
import { Link } from '../../link/Link.tsx';

export type OrderTableRowProps = {
  /** The order's number, padded to nine digits. */
  number: string;
  href: string;
  /** `'18 maart 2026'`. */
  date: ReactNode;
  /** How many products: `'7'`. */
  products: ReactNode;
  /** `'€ 138,69'`. */
  total: ReactNode;
  status?: ReactNode;
  labels: typeof orderTableLabels;
};

/** One order. The number is the link; on phones its target is the whole card. */
export function OrderTableRow({ number, href, date, products, total, status, labels }: OrderTableRowProps) {
  const label = 'wide:hidden text-ink-2';
  return (
    <tr className="border-rule max-wide:relative max-wide:grid max-wide:gap-1 max-wide:border-t-5 max-wide:border-t-rail max-wide:bg-stock max-wide:p-4 wide:border-b wide:hover:bg-stock">
      <th scope="row" className="pr-4 text-left font-bold wide:py-1">
        <Link
          href={href}
          className="inline-flex min-h-11 items-center gap-1 underline decoration-[1.5px] underline-offset-4 max-wide:w-full max-wide:justify-between max-wide:text-17 max-wide:no-underline max-wide:after:absolute max-wide:after:inset-0"
        >
          {number}
          <ChevronRight aria-hidden className="size-5 wide:hidden" />
        </Link>
      </th>
      <td className="max-wide:flex max-wide:justify-between wide:py-1 wide:pr-4">
        <span aria-hidden className={label}>
          {labels.date}
        </span>
        {date}
      </td>
      <td className="max-wide:flex max-wide:justify-between wide:py-1 wide:pr-4 wide:text-right">
        <span aria-hidden className={label}>
          {labels.products}
        </span>
        {products}
      </td>
      {status !== undefined && (
        <td className="max-wide:flex max-wide:justify-between wide:py-1 wide:pr-4 wide:pl-4">
          <span aria-hidden className={label}>
            {labels.status}
          </span>
          {status}
        </td>
      )}
      <td className="font-bold max-wide:flex max-wide:justify-between wide:py-1 wide:text-right">
        <span aria-hidden className={`${label} font-normal`}>
          {labels.total}
        </span>
        {total}
      </td>
    </tr>
  );
}
