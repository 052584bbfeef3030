'use client';

import type { SyntheticEvent } from 'react';
import { ChevronDown } from '../../../icons/ChevronDown.tsx';
import { formatLabel } from '../../../labels/formatLabel.ts';
import type { PartTexts } from '../../../labels/Labels.ts';
import { controlVariants } from '../field/controlVariants.ts';
import type { TableColumn, TableSort } from './TableColumn.ts';

interface TableSortSelectProps {
  columns: readonly Pick<TableColumn<never>, 'id' | 'header' | 'sortBy' | 'sortable'>[];
  sort: TableSort | null;
  onSort: (sort: TableSort, event: SyntheticEvent) => void;
  labels: PartTexts<'table'>;
}

const directions = ['ascending', 'descending'] as const;

/** Sorts the rows where they are cards, without headers to press. Renders nothing without sortable columns. */
export function TableSortSelect({ columns, sort, onSort, labels }: TableSortSelectProps) {
  const options = columns
    .filter(({ sortable, sortBy }) => sortable || sortBy !== undefined)
    .flatMap(({ id, header }) =>
      directions.map((direction) => ({
        sort: { column: id, direction },
        label: formatLabel(labels[`${direction}Option`], { column: header }, labels.locale),
      })),
    );
  if (options.length === 0) return null;
  const chosen = options.findIndex(
    (option) => option.sort.column === sort?.column && option.sort.direction === sort.direction,
  );
  return (
    <label
      data-slot="table-sort"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-3 text-ink-2 @min-[40rem]:hidden"
    >
      {labels.sortBy}
      <span className="relative min-w-0 max-w-full grow basis-64">
        <select
          value={chosen}
          onChange={(event) => {
            const option = options[Number(event.currentTarget.value)];
            if (option) onSort(option.sort, event);
          }}
          className={controlVariants({ className: 'appearance-none truncate pe-9' })}
        >
          {chosen === -1 && <option value={-1}>{labels.unsorted}</option>}
          {options.map(({ sort: { column, direction }, label }, index) => (
            <option key={`${direction} ${column}`} value={index}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute inset-y-0 end-2.5 size-5 my-auto text-ink"
        />
      </span>
    </label>
  );
}
