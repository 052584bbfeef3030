import { useNavigate } from 'react-router-dom';
import { paths } from '../paths/paths.ts';
import { useStores } from '../stores/StoresProvider.tsx';

/** 'Switch terug': returns to one's own account and goes home (T80). */
export function useSwitchBack(): () => void {
  const { session } = useStores();
  const navigate = useNavigate();
  return () => {
    session.switchBack();
    void navigate(paths.home.href());
  };
}
