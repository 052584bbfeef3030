'use client';

import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { formatLabel } from '../../labels/formatLabel.ts';
import type { PartTexts } from '../../labels/Labels.ts';
import { isGiven } from '../../props/isGiven.ts';
import { Button } from '../button/Button.tsx';
import type { ChangeDetails } from '../field/ChangeDetails.ts';
import { Checkbox } from '../field/Checkbox.tsx';
import type { Facet } from './Facet.ts';

/** More choices than this stand behind 'Toon nog n', but for what is chosen. */
const SHOWN = 8;

/** Props of {@link FacetGroup}. */
interface FacetGroupProps {
  facet: Facet;
  selected: readonly string[];
  onToggle: (value: string, details: ChangeDetails) => void;
  text: PartTexts<'facetFilters'>;
}

/** One facet: a heading that folds its check boxes away. */
export function FacetGroup({ facet, selected, onToggle, text }: FacetGroupProps) {
  const [all, setAll] = useState(false);
  const chosen = new Set(selected);
  const shown = facet.options.filter((option, index) => all || index < SHOWN || chosen.has(option.value));
  const hidden = facet.options.length - shown.length;
  return (
    <details open className="group/facet border-b border-rule">
      <summary className="flex min-h-control list-none items-center justify-between gap-2 py-2 font-bold">
        {facet.label}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 transition-transform group-open/facet:rotate-180"
        />
      </summary>
      <fieldset className="min-w-0 pb-2">
        <legend className="sr-only">{facet.label}</legend>
        {shown.map((option) => (
          <Checkbox
            key={option.value}
            name={facet.name}
            value={option.value}
            checked={chosen.has(option.value)}
            onCheckedChange={(_checked, details) => onToggle(option.value, details)}
            label={
              <>
                {option.label}
                {isGiven(option.count) && (
                  <span className="text-ink-2"> ({option.count.toLocaleString(text.locale)})</span>
                )}
              </>
            }
          />
        ))}
        {hidden > 0 && (
          <Button tone="tertiary" onClick={() => setAll(true)}>
            {formatLabel(text.more, { count: hidden }, text.locale)}
          </Button>
        )}
      </fieldset>
    </details>
  );
}
