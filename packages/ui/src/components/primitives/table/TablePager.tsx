'use client';

import type { SyntheticEvent } from 'react';
import { ChevronDown } from '../../../icons/ChevronDown.tsx';
import { ChevronLeft } from '../../../icons/ChevronLeft.tsx';
import { ChevronRight } from '../../../icons/ChevronRight.tsx';
import { formatLabel } from '../../../labels/formatLabel.ts';
import { formatNumber } from '../../../labels/formatNumber.ts';
import type { PartTexts } from '../../../labels/Labels.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { pageChoices } from './pageChoices.ts';

interface TablePagerProps {
  page: number;
  pageSize: number;
  rowCount: number;
  onPageChange: (page: number, event: SyntheticEvent) => void;
  labels: PartTexts<'table'>;
}

/** The paging of a table: the range of rows, previous page, page selection, next page. */
export function TablePager({ page, pageSize, rowCount, onPageChange, labels }: TablePagerProps) {
  const pageCount = Math.ceil(rowCount / pageSize);
  const first = (page - 1) * pageSize + 1;
  const step = (label: string, to: number, Sign: typeof ChevronLeft) => {
    const atEnd = to < 1 || to > pageCount;
    return (
      <IconButton
        label={label}
        tone="outline"
        // `disabled` would drop the focus at the first and the last page.
        aria-disabled={atEnd || undefined}
        onClick={(event) => {
          if (!atEnd) onPageChange(to, event);
        }}
        className="aria-disabled:cursor-not-allowed aria-disabled:bg-disabled aria-disabled:text-ink-3"
      >
        <Sign aria-hidden className="size-5 mirror" />
      </IconButton>
    );
  };
  return (
    <nav
      aria-label={labels.pages}
      data-slot="table-pager"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-3"
    >
      <p className="grow text-ink-2 @max-[40rem]:basis-full">
        {formatLabel(
          labels.range,
          { from: first, to: Math.min(first + pageSize - 1, rowCount), count: rowCount },
          labels.locale,
        )}
      </p>
      {step(labels.previous, page - 1, ChevronLeft)}
      <label className="flex items-center gap-2">
        {labels.page}
        <span className="relative flex items-center">
          <select
            value={page}
            onChange={(event) => onPageChange(Number(event.currentTarget.value), event)}
            className="min-h-control appearance-none rounded-label border-[1.5px] border-ink bg-surface ps-3 pe-9 font-bold"
          >
            {pageChoices(page, pageCount).map((choice) => (
              <option key={choice} value={choice}>
                {formatNumber(choice, labels.locale)}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden className="pointer-events-none absolute end-2.5 size-5" />
        </span>
      </label>
      {step(labels.next, page + 1, ChevronRight)}
    </nav>
  );
}
