'use client';

import { useState } from 'react';
import { ChevronDown } from '../../../icons/ChevronDown.tsx';
import type { ChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import { isGiven } from '../../../internals/props/isGiven.ts';
import { formatLabel } from '../../../labels/formatLabel.ts';
import { formatNumber } from '../../../labels/formatNumber.ts';
import type { PartTexts } from '../../../labels/Labels.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Checkbox } from '../../primitives/field/Checkbox.tsx';
import type { Facet } from './Facet.ts';

/** Options after this many are behind 'Toon nog n', unless they are selected. */
const SHOWN = 8;

interface FacetGroupProps {
  facet: Facet;
  selected: readonly string[];
  onToggle: (value: string, details: ChangeDetails) => void;
  text: PartTexts<'facetFilters'>;
}

const focus = (element: HTMLInputElement | null) => element?.focus();

export function FacetGroup({ facet, selected, onToggle, text }: FacetGroupProps) {
  /** The first option that 'Toon nog n' revealed, until it receives the focus; then ''. */
  const [revealed, setRevealed] = useState<string | null>(null);
  /** Options that the user ticked or unticked stay visible, so that none disappears under the pointer or the focus. */
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const chosen = new Set(selected);
  const shown = facet.options.filter(
    ({ value }, index) => revealed !== null || index < SHOWN || chosen.has(value) || touched.has(value),
  );
  const hidden = facet.options.filter((option) => !shown.includes(option));
  return (
    <details open className="group/facet border-b border-rule">
      <summary className="flex min-h-control list-none items-center justify-between gap-2 py-2 font-bold">
        {facet.label}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 transition-transform group-open/facet:rotate-180"
        />
      </summary>
      <fieldset className="min-w-0 pb-2" onFocus={() => revealed && setRevealed('')}>
        <legend className="sr-only">{facet.label}</legend>
        {shown.map((option) => (
          <Checkbox
            key={option.value}
            ref={revealed && option.value === revealed ? focus : undefined}
            name={facet.name}
            value={option.value}
            checked={chosen.has(option.value)}
            onCheckedChange={(_checked, details) => {
              setTouched(new Set([...touched, option.value]));
              onToggle(option.value, details);
            }}
            label={
              <>
                {option.label}
                {isGiven(option.count) && (
                  <span className="text-ink-2"> ({formatNumber(option.count, text.locale)})</span>
                )}
              </>
            }
          />
        ))}
        {hidden[0] && (
          <Button tone="tertiary" onClick={() => setRevealed(hidden[0]?.value ?? null)}>
            {formatLabel(text.more, { count: hidden.length }, text.locale)}
          </Button>
        )}
      </fieldset>
    </details>
  );
}
