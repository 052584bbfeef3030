import { formatLabel } from '../../../labels/formatLabel.ts';
import { formatNumber } from '../../../labels/formatNumber.ts';
import type { PartTexts } from '../../../labels/Labels.ts';
import { PaginationLink } from './PaginationLink.tsx';
import { pageModel } from './pageModel.ts';

interface PaginationPagesProps {
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  text: PartTexts<'pagination'>;
}

export function PaginationPages({ page, pageCount, hrefFor, text }: PaginationPagesProps) {
  return pageModel(page, pageCount).map((item, index) =>
    item === 'ellipsis' ? (
      <li
        key={index === 1 ? 'before' : 'after'}
        aria-hidden
        className="hidden min-w-12 items-center justify-center @min-[37.5rem]:flex"
      >
        …
      </li>
    ) : (
      <li key={item} className="hidden @min-[37.5rem]:flex">
        <PaginationLink
          href={hrefFor(item)}
          aria-label={formatLabel(text.page, { page: item }, text.locale)}
          aria-current={item === page ? 'page' : undefined}
        >
          {formatNumber(item, text.locale)}
        </PaginationLink>
      </li>
    ),
  );
}
