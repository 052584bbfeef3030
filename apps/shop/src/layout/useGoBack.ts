import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths/paths.ts';

/** Goes back in the browser's history, inside the shop: who came from elsewhere is led home (S25, S51). */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    // As `FollowLinks` does: the next heading gets the focus.
    (document.activeElement as HTMLElement | null)?.blur();
    if (canGoBack(key)) void navigate(-1);
    else void navigate(paths.home.href());
  };
}

/** The Navigation API counts only entries of this origin; browsers without it know what the router itself pushed. */
function canGoBack(key: string): boolean {
  return 'navigation' in window ? window.navigation.canGoBack : key !== 'default';
}
