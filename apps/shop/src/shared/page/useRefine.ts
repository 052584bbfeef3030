import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Returns a function that changes the query string without moving the focus, announcing or scrolling.
 * @param how 'push': the back button reverts the change; 'replace': no history entry, as while typing. Of
 * consecutive changes of one `kind` only the last keeps an entry.
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
