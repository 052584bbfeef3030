import { useNavigate } from 'react-router-dom';

/**
 * Gives a function that chooses something of the page that shows: it stands in the address, and the back button takes it
 * off again. Like `useRefine` it is no arrival, so the focus and the scrolling stay where they are.
 */
export function useNarrow(): (href: string) => void {
  const navigate = useNavigate();
  return (href) => void navigate(href, { state: { refined: true } });
}
