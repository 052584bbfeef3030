import type { Facets, Narrowing } from '@magazijn/api-client';
import { Button, FacetFilters } from '@magazijn/ui';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { chosenOf } from './chosenOf.ts';
import { facetsOf } from './facetsOf.ts';
import { listTexts } from './listTexts.ts';
import { withChosen } from './withChosen.ts';

interface ListFiltersProps {
  /** Of the form, for controls of it that stand elsewhere. */
  id: string;
  facets: Facets;
  narrowing: Narrowing;
  /** The list's own address. */
  href: string;
  /** How many filters are on. */
  chosen: number;
  /** '58 producten'. */
  found: string;
  onNarrow: (narrowing: Narrowing) => void;
  /** Filters that not everybody has. */
  children?: ReactNode;
}

/** Every choice was followed when it was made; Enter in a price would load the document. */
const stay = (event: FormEvent) => event.preventDefault();

/**
 * What a list can be narrowed by. On a phone it stands behind one button. Without scripts it is a form that asks for the
 * same addresses, and all of it shows.
 */
export function ListFilters(props: ListFiltersProps) {
  const { id, facets, narrowing, href, chosen, found, onNarrow, children } = props;
  const panel = useId();
  const [open, setOpen] = useState(false);
  return (
    <form id={id} action={href} onSubmit={stay} className="grid gap-4">
      <Button
        tone="secondary"
        className="wide:hidden noscript:hidden"
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        {listTexts.filters(chosen)}
      </Button>
      <div id={panel} className={open ? 'grid gap-4' : 'grid gap-4 max-wide:hidden noscript:grid'}>
        <FacetFilters
          facets={facetsOf(facets, narrowing)}
          chosen={chosenOf(narrowing)}
          onChosenChange={(next) => onNarrow(withChosen(narrowing, next))}
        >
          {children}
        </FacetFilters>
        <noscript>
          <Button type="submit">{listTexts.apply}</Button>
        </noscript>
        <Button className="wide:hidden noscript:hidden" onClick={() => setOpen(false)}>
          {listTexts.show(found)}
        </Button>
      </div>
    </form>
  );
}
