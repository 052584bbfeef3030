import type { SwitchableCompany } from '@magazijn/api-client';
import { paths } from '../../paths/paths.ts';
import type { OptionalAnswer } from '../../resources/Answer.ts';
import type { PageProps } from '../../routing/PageProps.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { ProfileFrame } from './ProfileFrame.tsx';
import { profileTexts } from './profileTexts.ts';

type ChangePasswordPageProps = PageProps<{ companies: OptionalAnswer<readonly SwitchableCompany[]> }>;

/** Changes one's password (S70, V10). */
export function ChangePasswordPage({ answers }: ChangePasswordPageProps) {
  return (
    <ProfileFrame
      title={profileTexts.changePassword}
      current={paths.changePassword.href()}
      companies={answers.companies}
    >
      <ChangePasswordForm />
    </ProfileFrame>
  );
}
