import type { Narrowing } from '@magazijn/api-client';
import { FilterChips } from '@magazijn/ui';
import { filterChips } from './filterChips.ts';
import { unnarrowed } from './unnarrowed.ts';

interface ChosenFiltersProps {
  narrowing: Narrowing;
  onNarrow: (narrowing: Narrowing) => void;
}

/** The filters that are on, each of them to be taken off. Without scripts the form does that. */
export function ChosenFilters({ narrowing, onNarrow }: ChosenFiltersProps) {
  const chips = filterChips(narrowing);
  return (
    <FilterChips
      chips={chips}
      onRemove={(id) => onNarrow(chips.find((chip) => chip.id === id)?.without ?? narrowing)}
      onClear={() => onNarrow({ ...unnarrowed, order: narrowing.order })}
    />
  );
}
