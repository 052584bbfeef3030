import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../field/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = {
  title: 'Primitives/ErrorSummary',
  component: ErrorSummary,
  args: { errors: [{ fieldId: 'iban', text: 'Vul een IBAN in.' }] },
  decorators: [(Story) => <div className="grid max-w-2xl gap-6">{Story()}</div>],
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneError: Story = {};
export const InAForm: Story = {
  args: {
    errors: [
      { fieldId: 'summary-iban', text: 'Vul een IBAN in: twee letters en dan 14 tot 16 letters of cijfers.' },
      { fieldId: 'summary-city', text: 'Vul een plaats in.' },
    ],
  },
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <TextField
        id="summary-iban"
        label="IBAN"
        error="Vul een IBAN in: twee letters en dan 14 tot 16 letters of cijfers."
      />
      <TextField id="summary-city" label="Plaats" error="Vul een plaats in." />
    </>
  ),
};
export const OwnTitle: Story = { args: { title: 'Registratie mislukt:' } };
export const OnlySaysWrong: Story = {
  tags: ['do-not'],
  args: {
    errors: [
      { fieldId: 'kvk', text: 'Ongeldige invoer' },
      { fieldId: 'iban', text: 'Verplicht veld' },
    ],
  },
};
