import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { joinIds } from '../../../internals/props/joinIds.ts';
import { Link } from '../../../link/Link.tsx';

export type LoginFormFrameProps = Omit<ComponentProps<'form'>, 'title'> & {
  /** `'Inloggen'`. */
  title: ReactNode;
  /** 1 on the login page, 2 in a panel. */
  headingLevel?: 1 | 2 | undefined;
  /** `MessageList` with the errors. */
  messages?: ReactNode;
  /** The fields: e-mail and password. */
  children: ReactNode;
  /** The submit button. */
  submit: ReactNode;
  /** `'Wachtwoord vergeten?'`, `'Maak nu een account'`. */
  links?: readonly { label: string; href: string }[] | undefined;
};

/** The layout of the login form, the same on its page and in the panel of the account button. Renders a `form`. */
export function LoginFormFrame({
  title,
  headingLevel = 2,
  messages,
  children,
  submit,
  links = [],
  className,
  ...rest
}: LoginFormFrameProps) {
  const id = useId();
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <form
      noValidate
      method="post"
      {...rest}
      aria-labelledby={joinIds(id, rest['aria-labelledby'])}
      data-slot="login-form-frame"
      className={cx('grid gap-4', className)}
    >
      <Heading id={id} className={headingLevel === 1 ? 'text-28 wide:text-40' : 'text-22'}>
        {title}
      </Heading>
      {messages}
      {children}
      <div className="grid">{submit}</div>
      {links.length > 0 && (
        <ul className="border-t border-rule pt-2">
          {links.map((link) => (
            <li key={link.label}>
              <Link
                href={link.href}
                className="inline-flex min-h-control-small items-center font-medium underline decoration-[1.5px] underline-offset-4 hover:decoration-3"
              >
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
