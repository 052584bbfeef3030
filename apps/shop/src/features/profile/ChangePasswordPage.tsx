import type { LoginSession, SwitchableCompany } from '@magazijn/api-client';
import { paths } from '../../paths/paths.ts';
import type { OptionalAnswer } from '../../resources/Answer.ts';
import type { PageProps } from '../../routing/PageProps.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { LoginSessions } from './LoginSessions.tsx';
import { ProfileFrame } from './ProfileFrame.tsx';
import { profileTexts } from './profileTexts.ts';

type ChangePasswordPageProps = PageProps<{
  companies: OptionalAnswer<readonly SwitchableCompany[]>;
  sessions: OptionalAnswer<readonly LoginSession[] | null>;
}>;

/** Changes one's password (S70, V10), and shows where one is logged in, when the back end tells. */
export function ChangePasswordPage({ answers }: ChangePasswordPageProps) {
  return (
    <ProfileFrame
      title={profileTexts.changePassword}
      current={paths.changePassword.href()}
      companies={answers.companies}
    >
      <ChangePasswordForm />
      {answers.sessions.state === 'ready' && answers.sessions.value !== null && (
        <LoginSessions sessions={answers.sessions.value} />
      )}
    </ProfileFrame>
  );
}
