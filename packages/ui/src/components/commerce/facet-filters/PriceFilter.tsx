'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, useId, useRef } from 'react';
import { useLabels } from '#useLabels';
import { useAnnouncedText } from '../../../internals/hooks/useAnnouncedText.ts';
import { useFormReset } from '../../../internals/hooks/useFormReset.ts';
import { useValue } from '../../../internals/hooks/useValue.ts';
import type { ChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import { facetFiltersLabels } from '../../../labels/facetFiltersLabels.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { NumberField } from '../../primitives/field/NumberField.tsx';
import type { PriceRange } from './Facet.ts';

export interface PriceFilterProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue'> {
  /** The range, when controlled. */
  value?: PriceRange | null | undefined;
  /** The initial range, when uncontrolled. */
  defaultValue?: PriceRange | undefined;
  /** Called for each typed digit; wait 500 ms before you request products. */
  onValueChange?: ((range: PriceRange, details: ChangeDetails) => void) | undefined;
  labels?: PartLabels<'facetFilters'> | undefined;
}

const anyPrice: PriceRange = { from: null, until: null };

/** The lowest and highest price in euros, as the last child of `FacetFilters`. Renders a `<fieldset>`. */
export function PriceFilter({
  value,
  defaultValue = anyPrice,
  onValueChange,
  labels,
  className,
  ...props
}: PriceFilterProps) {
  const legend = useRef<HTMLLegendElement>(null);
  const [range, change, reset] = useValue(value === null ? anyPrice : value, defaultValue, onValueChange);
  useFormReset(legend, reset);
  const text = useLabels('facetFilters', facetFiltersLabels, labels);
  const errorRef = useAnnouncedText<HTMLParagraphElement>();
  const errorId = useId();
  const reversed = range.from !== null && range.until !== null && range.from > range.until;
  return (
    <fieldset
      {...props}
      data-slot="price-filter"
      className={cx('min-w-0 border-b border-rule pb-4', className)}
    >
      <legend ref={legend} className="flex min-h-control items-center font-bold">
        {text.price}
      </legend>
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          label={text.from}
          min={0}
          required={false}
          value={range.from}
          aria-invalid={reversed || undefined}
          aria-describedby={reversed ? errorId : undefined}
          onValueChange={(from, details) => change({ ...range, from }, details)}
        />
        <NumberField
          label={text.until}
          min={0}
          required={false}
          value={range.until}
          aria-invalid={reversed || undefined}
          aria-describedby={reversed ? errorId : undefined}
          onValueChange={(until, details) => change({ ...range, until }, details)}
        />
      </div>
      <p ref={errorRef} id={errorId} className={cx('text-15 font-medium text-danger', reversed && 'mt-2')}>
        {reversed && text.reversed}
      </p>
    </fieldset>
  );
}
