import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Gives a function that changes the query of the page that shows. Nobody arrives anywhere: nothing is announced, focused
 * or scrolled (`useArrival`).
 *
 * @param how 'push': the back button takes the choice off again; 'replace': it leads to where one came from, as while
 * one types. Of choices of one `kind` in a row the last alone keeps an entry: arrow keys in a list go past all others.
 */
export function useRefine(how: 'push' | 'replace'): (href: string, kind?: string) => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  return (href, kind) => {
    const again = kind !== undefined && kindOf(state) === kind;
    void navigate(href, {
      replace: how === 'replace' || again,
      preventScrollReset: true,
      state: { refined: true, kind },
    });
  };
}

const kindOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'kind' in state ? state.kind : undefined;
