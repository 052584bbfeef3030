import { PasswordField, type PasswordFieldProps } from '@magazijn/ui';
import { passwordTexts } from './passwordTexts.ts';

type Binding = Pick<PasswordFieldProps, 'name' | 'ref' | 'onChange' | 'onBlur' | 'error'>;

interface NewPasswordFieldsProps {
  /** What `register` of react-hook-form gives, and what is wrong with the field. */
  password: Binding;
  passwordRepeat: Binding;
}

/** A new password and its repetition; each can be shown, and a password manager knows what they are. */
export function NewPasswordFields({ password, passwordRepeat }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={passwordTexts.password}
        hint={passwordTexts.passwordHint}
        autoComplete="new-password"
        {...password}
      />
      <PasswordField label={passwordTexts.passwordRepeat} autoComplete="new-password" {...passwordRepeat} />
    </>
  );
}
