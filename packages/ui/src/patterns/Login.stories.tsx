import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoginFormFrame } from '../components/commerce/login-form-frame/LoginFormFrame.tsx';
import { UspList } from '../components/commerce/usp/UspList.tsx';
import { Button } from '../components/primitives/button/Button.tsx';
import { PasswordField } from '../components/primitives/field/PasswordField.tsx';
import { TextField } from '../components/primitives/field/TextField.tsx';
import { MessageList } from '../components/primitives/message-list/MessageList.tsx';
import { SampleLayout } from './SampleLayout.tsx';

/**
 * The login page: one form, beside the benefits of an account. Errors show once, above the fields. On a phone the form
 * is first.
 */
const meta = {
  title: 'Patterns/Login',
  component: SampleLayout,
  args: { children: null },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SampleLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

const screen = (refused: boolean) => (
  <SampleLayout loggedIn={false}>
    <div className="grid gap-8 py-8 wide:grid-cols-2 wide:gap-12 wide:py-12">
      <LoginFormFrame
        title="Inloggen"
        headingLevel={1}
        messages={
          refused && (
            <MessageList
              messages={[{ tone: 'error', text: 'Vul een geldig e-mailadres en wachtwoord in' }]}
            />
          )
        }
        submit={
          <Button type="submit" tone="primary" size="l">
            Login
          </Button>
        }
        links={[
          { label: 'Wachtwoord vergeten', href: '#vergeten' },
          { label: 'Nog geen account? Maak nu aan!', href: '#registreren' },
        ]}
      >
        <TextField label="E-mailadres" type="email" autoComplete="email" />
        <PasswordField label="Wachtwoord" />
      </LoginFormFrame>
      <section>
        <h2 className="mb-4 text-22">Dit kun je met een account</h2>
        <UspList
          items={[
            'Je ziet de prijzen van jouw organisatie.',
            'Je bestelt op rekening, per incasso of met iDEAL.',
            'Je favorieten en eerdere bestellingen staan klaar.',
          ]}
        />
      </section>
    </div>
  </SampleLayout>
);

export const Page: Story = { render: () => screen(false) };
export const Refused: Story = { render: () => screen(true) };
