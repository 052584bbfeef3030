import { useNavigate } from 'react-router-dom';

/**
 * Gives a function that changes the query of the page that shows. Nobody arrives anywhere: nothing is announced, focused
 * or scrolled (`useArrival`).
 *
 * @param how 'push': the back button takes the choice off again; 'replace': it leads to where one came from, as while
 * one types
 */
export function useRefine(how: 'push' | 'replace'): (href: string) => void {
  const navigate = useNavigate();
  return (href) =>
    void navigate(href, { replace: how === 'replace', preventScrollReset: true, state: { refined: true } });
}
