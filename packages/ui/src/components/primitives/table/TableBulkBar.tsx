'use client';

import { type MouseEvent, type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { ignoreHeldEnter } from '../../../internals/hooks/ignoreHeldEnter.ts';
import { formatLabel } from '../../../labels/formatLabel.ts';
import { formatNumber } from '../../../labels/formatNumber.ts';
import type { PartTexts } from '../../../labels/Labels.ts';

interface TableBulkBarProps {
  count: number;
  /** Selects the rows of all pages; undefined when all are selected. */
  onSelectAll: ((event: MouseEvent) => void) | undefined;
  rowCount: number;
  onClear: (event: MouseEvent) => void;
  /** Called when the bar is removed while it has the focus. */
  onFocusLost: () => void;
  labels: PartTexts<'table'>;
  children: ReactNode;
}

const quiet =
  'min-h-control-small text-start underline decoration-[1.5px] underline-offset-4 hover:decoration-[3px]';

/** The number of selected rows and the actions on them, in a bar that sticks to the bottom of the window. */
export function TableBulkBar({
  count,
  onSelectAll,
  rowCount,
  onClear,
  onFocusLost,
  labels,
  children,
}: TableBulkBarProps) {
  const bar = useRef<HTMLFieldSetElement>(null);
  const leave = useEffectEvent((element: HTMLElement | null) => {
    if (element?.contains(document.activeElement)) onFocusLost();
  });
  useLayoutEffect(() => {
    const { current } = bar;
    return () => leave(current);
  }, []);
  return (
    <fieldset
      ref={bar}
      aria-label={labels.actions}
      data-slot="table-bulk-bar"
      data-surface="inverse"
      className="sticky bottom-(--mz-bar) z-20 mt-3 rounded-label bg-inverse px-4 py-2 text-on-inverse wide:bottom-0 forced-colors:border"
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <p className="flex items-baseline gap-2">
          <span className="type-numeral text-28 text-selected-figure">
            {formatNumber(count, labels.locale)}
          </span>
          {formatLabel(labels.selected, { count }, labels.locale)}
        </p>
        {onSelectAll && (
          <button
            type="button"
            className={quiet}
            onClick={(event) => {
              const { currentTarget } = event;
              // The button is removed, so the focus moves to its neighbour.
              if (currentTarget.nextElementSibling instanceof HTMLElement)
                currentTarget.nextElementSibling.focus();
              ignoreHeldEnter();
              onSelectAll(event);
            }}
          >
            {formatLabel(labels.selectAll, { count: rowCount }, labels.locale)}
          </button>
        )}
        <button type="button" className={quiet} onClick={onClear}>
          {labels.clear}
        </button>
        <div className="flex grow flex-wrap justify-end gap-2">{children}</div>
      </div>
    </fieldset>
  );
}
