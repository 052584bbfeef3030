import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/button/Button.tsx';
import { PasswordField } from '../../primitives/field/PasswordField.tsx';
import { TextField } from '../../primitives/field/TextField.tsx';
import { LoginFormFrame } from '../login-form-frame/LoginFormFrame.tsx';
import { AccountMenu } from './AccountMenu.tsx';

const meta = {
  title: 'Commerce/AccountMenu',
  component: AccountMenu,
  tags: ['picture:both'],
  args: {
    href: '#profiel',
    loggedIn: {
      companyName: 'De Vlinder',
      items: [
        { label: 'Jouw overzicht', href: '#overzicht' },
        { label: 'Wachtwoord wijzigen', href: '#wachtwoord' },
        { label: 'Ga naar admin', href: '#admin' },
        { label: 'Switch terug', onSelect: () => undefined },
        { label: 'Uitloggen', onSelect: () => undefined },
      ],
    },
  },
  decorators: [(Story) => <div className="flex min-h-120 items-start justify-end">{Story()}</div>],
} satisfies Meta<typeof AccountMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedIn: Story = {};
export const LoggedInOpen: Story = { args: { open: true } };
export const LoggedOutOpen: Story = {
  args: {
    href: '#login',
    open: true,
    loggedIn: undefined,
    loggedOut: {
      children: (
        <LoginFormFrame
          title="Inloggen"
          submit={
            <Button type="submit" tone="primary">
              Login
            </Button>
          }
          links={[
            { label: 'Wachtwoord vergeten?', href: '#vergeten' },
            { label: 'Maak nu een account', href: '#registreren' },
          ]}
        >
          <TextField label="E-mailadres" type="email" autoComplete="email" />
          <PasswordField label="Wachtwoord" />
        </LoginFormFrame>
      ),
    },
  },
};
export const PhrasesInAnyOrder: Story = {
  tags: ['do-not'],
  args: {
    open: true,
    loggedIn: {
      companyName: 'Gebruiker 1042',
      items: [
        { label: 'Mijn omgeving', href: '#omgeving' },
        { label: 'Uitloggen', onSelect: () => undefined },
        { label: 'Meer', href: '#meer' },
      ],
    },
  },
};
