import { useNavigate } from 'react-router-dom';

/**
 * Gives a function that changes the query of the page that shows, while one types or chooses: it can be reloaded,
 * shared and returned to, and the back button leads to where one came from.
 */
export function useRefine(): (href: string) => void {
  const navigate = useNavigate();
  return (href) => void navigate(href, { replace: true, state: { refined: true } });
}
