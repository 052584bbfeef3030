'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps, MouseEvent } from 'react';
import { useLabels } from '#useLabels';
import { X } from '../../../icons/X.tsx';
import { ignoreHeldEnter } from '../../../internals/hooks/ignoreHeldEnter.ts';
import { facetFiltersLabels } from '../../../labels/facetFiltersLabels.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { Button } from '../../primitives/button/Button.tsx';

export interface FilterChip {
  readonly id: string;
  /** `'Merk: Pukkie'`, `'Vanaf € 10'`. */
  readonly label: string;
}

interface FilterChipsBaseProps extends Omit<ComponentProps<'div'>, 'children' | 'tabIndex'> {
  labels?: PartLabels<'facetFilters'> | undefined;
}

export type FilterChipsProps = FilterChipsBaseProps &
  (
    | {
        /** The active filters, in their order. */
        chips: readonly FilterChip[] | undefined;
        /** Called with the id of the filter to remove. */
        onRemove: (id: string) => void;
        /** Called to remove all filters. */
        onClear: () => void;
      }
    | { chips: readonly [] | undefined; onRemove?: undefined; onClear?: undefined }
  );

const stops = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled)';

/** Focuses the tab stop after the group, or the group if there is none: an empty group is invisible. */
function leaveGroup({ currentTarget }: MouseEvent): void {
  const group = currentTarget.closest<HTMLElement>('[data-slot="filter-chips"]');
  const follows = (stop: HTMLElement) =>
    group?.compareDocumentPosition(stop) === Node.DOCUMENT_POSITION_FOLLOWING &&
    // Some browsers lack `checkVisibility`, and so does jsdom.
    (stop.checkVisibility?.({ visibilityProperty: true }) ?? true);
  const next = [...document.querySelectorAll<HTMLElement>(stops)].find(follows);
  (next ?? group)?.focus();
}

/** The active filters as buttons that remove them. Renders a `<div>`, also when empty, as a target of the focus. */
export function FilterChips({
  chips = [],
  onRemove,
  onClear,
  labels,
  className,
  ...props
}: FilterChipsProps) {
  const text = useLabels('facetFilters', facetFiltersLabels, labels);

  function remove(event: MouseEvent<HTMLButtonElement>, id: string) {
    const item = event.currentTarget.closest('li');
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
    const button = neighbour?.querySelector('button');
    if (button) button.focus();
    else leaveGroup(event);
    ignoreHeldEnter();
    onRemove?.(id);
  }

  return (
    <div
      {...props}
      tabIndex={-1}
      data-slot="filter-chips"
      className={cx('flex min-w-0 flex-wrap items-center gap-2', className)}
    >
      {chips.length > 0 && (
        <>
          <ul aria-label={text.selected} className="contents">
            {chips.map((chip) => (
              <li key={chip.id} className="min-w-0">
                <button
                  type="button"
                  onClick={(event) => remove(event, chip.id)}
                  className="flex min-h-control-small max-w-full items-center gap-2 rounded-label border-[1.5px] border-ink bg-surface px-3 text-start text-15 font-medium thicker-on-hover"
                >
                  <span className="sr-only">{text.remove} </span>
                  <span className="min-w-0">{chip.label}</span>
                  <X aria-hidden className="size-4 shrink-0" />
                </button>
              </li>
            ))}
          </ul>
          <Button
            tone="tertiary"
            onClick={(event) => {
              leaveGroup(event);
              ignoreHeldEnter();
              onClear?.();
            }}
          >
            {text.clear}
          </Button>
        </>
      )}
    </div>
  );
}
