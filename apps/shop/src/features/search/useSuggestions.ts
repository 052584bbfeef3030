import type { Suggestions } from '@magazijn/api-client';
import { useEffect, useState } from 'react';
import { useStores } from '../../stores/StoresProvider.tsx';

/** Milliseconds without a typed letter before anything is asked. */
const pause = 150;

/** Milliseconds after which one says that it takes a while. */
const patience = 700;

/** One letter begins too much. */
const shortest = 2;

interface Asked {
  readonly term: string;
  /** Null when nothing came. */
  readonly found: Suggestions | null;
}

/** What may be meant by what is being typed. */
export interface SuggestionsState {
  /** The last that came: while typing goes on they may be those of a shorter term. */
  readonly found: Suggestions | null;
  /** `short`: too little was typed to ask. `slow`: loading, for so long that one should say it. */
  readonly state: 'short' | 'loading' | 'slow' | 'ready' | 'failed';
}

/**
 * Asks the back end what may be meant, one call at a time: the call for a term that is typed on is broken off, and its
 * answer is dropped.
 *
 * @param asking what is typed; another object asks again
 */
export function useSuggestions(asking: { readonly term: string }): SuggestionsState {
  const { api } = useStores();
  const [last, setLast] = useState<Asked | null>(null);
  const [slow, setSlow] = useState<object | null>(null);
  const short = asking.term.length < shortest;

  useEffect(() => {
    if (asking.term.length < shortest) return;
    const { term } = asking;
    const typedOn = new AbortController();
    const answer = (found: Suggestions | null) => {
      clearTimeout(waiting);
      if (!typedOn.signal.aborted) setLast({ term, found });
    };
    const ask = () =>
      void api.suggestions(term, typedOn.signal).then(answer, () => {
        answer(null);
      });
    const asked = setTimeout(ask, pause);
    const waiting = setTimeout(() => setSlow(asking), patience);
    return () => {
      clearTimeout(asked);
      clearTimeout(waiting);
      typedOn.abort();
    };
  }, [api, asking]);

  if (short) return { found: null, state: 'short' };
  if (last?.term !== asking.term) {
    return { found: last?.found ?? null, state: slow === asking ? 'slow' : 'loading' };
  }
  return { found: last.found, state: last.found ? 'ready' : 'failed' };
}
