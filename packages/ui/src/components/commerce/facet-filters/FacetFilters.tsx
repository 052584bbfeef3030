'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, useId, useRef } from 'react';
import { useLabels } from '#useLabels';
import { useFormReset } from '../../../internals/hooks/useFormReset.ts';
import { useValue } from '../../../internals/hooks/useValue.ts';
import type { ChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import { joinIds } from '../../../internals/props/joinIds.ts';
import { facetFiltersLabels } from '../../../labels/facetFiltersLabels.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import type { Facet, SelectedFacets } from './Facet.ts';
import { FacetGroup } from './FacetGroup.tsx';
import { toggleFacet } from './toggleFacet.ts';

export interface FacetFiltersProps extends Omit<ComponentProps<'section'>, 'defaultValue'> {
  /** The groups of options, in their order. */
  facets: readonly Facet[] | undefined;
  /** The selected options, when controlled. */
  value?: SelectedFacets | undefined;
  /** The initially selected options, when uncontrolled. */
  defaultValue?: SelectedFacets | undefined;
  /** Called with all selected options after a change. */
  onValueChange?: ((selected: SelectedFacets, details: ChangeDetails) => void) | undefined;
  labels?: PartLabels<'facetFilters'> | undefined;
}

const nothingSelected: SelectedFacets = {};

/** The filters of a product list, collapsible per facet; use it with `FilterChips`. Renders a `<section>`. */
export function FacetFilters({
  facets = [],
  value,
  defaultValue = nothingSelected,
  onValueChange,
  labels,
  className,
  children,
  ...props
}: FacetFiltersProps) {
  const text = useLabels('facetFilters', facetFiltersLabels, labels);
  const heading = useRef<HTMLHeadingElement>(null);
  const [selected, change, reset] = useValue(value, defaultValue, onValueChange);
  useFormReset(heading, reset);
  const id = useId();
  return (
    <section
      {...props}
      aria-labelledby={joinIds(id, props['aria-labelledby'])}
      data-slot="facet-filters"
      className={cx('min-w-0', className)}
    >
      <h2 ref={heading} id={id} className="border-b-2 border-ink pb-3 text-17 leading-snug">
        {text.filters}
      </h2>
      {facets
        .filter((facet) => facet.options.length > 0)
        .map((facet) => (
          <FacetGroup
            key={facet.name}
            facet={facet}
            selected={selected[facet.name] ?? []}
            onToggle={(option, details) => change(toggleFacet(selected, facet.name, option), details)}
            text={text}
          />
        ))}
      {children}
    </section>
  );
}
