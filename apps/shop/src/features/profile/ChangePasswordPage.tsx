import { paths } from '../../paths/paths.ts';
import { useQuery } from '../../shared/data/useQuery.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { LoginSessions } from './LoginSessions.tsx';
import { ProfileFrame } from './ProfileFrame.tsx';
import { profileTexts } from './profileTexts.ts';

/** Changes one's password (S70, V10), and shows where one is logged in, when the back end tells. */
export function ChangePasswordPage() {
  const { data: sessions } = useQuery('listSessions');
  return (
    <ProfileFrame title={profileTexts.changePassword} current={paths.changePassword.href()}>
      <ChangePasswordForm />
      {sessions && <LoginSessions sessions={sessions} />}
    </ProfileFrame>
  );
}
