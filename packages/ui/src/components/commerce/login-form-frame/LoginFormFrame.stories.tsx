import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/button/Button.tsx';
import { PasswordField } from '../../primitives/field/PasswordField.tsx';
import { TextField } from '../../primitives/field/TextField.tsx';
import { MessageList } from '../../primitives/message-list/MessageList.tsx';
import { LoginFormFrame } from './LoginFormFrame.tsx';

const meta = {
  title: 'Commerce/LoginFormFrame',
  component: LoginFormFrame,
  args: {
    title: 'Inloggen',
    headingLevel: 1,
    children: (
      <>
        <TextField label="E-mailadres" type="email" autoComplete="email" />
        <PasswordField label="Wachtwoord" />
      </>
    ),
    submit: (
      <Button type="submit" tone="primary" size="l">
        Login
      </Button>
    ),
    links: [
      { label: 'Wachtwoord vergeten', href: '#vergeten' },
      { label: 'Nog geen account? Maak nu aan!', href: '#registreren' },
    ],
  },
  decorators: [(Story) => <div className="max-w-100">{Story()}</div>],
} satisfies Meta<typeof LoginFormFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const Refused: Story = {
  args: {
    messages: (
      <MessageList messages={[{ tone: 'error', text: 'Vul een geldig e-mailadres en wachtwoord in' }]} />
    ),
  },
};
export const TellsTooMuch: Story = {
  tags: ['do-not'],
  args: {
    links: [],
    messages: <MessageList messages={[{ tone: 'error', text: 'Wachtwoord onjuist voor deze gebruiker.' }]} />,
  },
};
