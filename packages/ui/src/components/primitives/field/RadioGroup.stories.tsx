import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioGroup } from './RadioGroup.tsx';

const methods = [
  { value: 'ideal', label: 'iDEAL', hint: 'Je betaalt meteen met je eigen bank.' },
  { value: 'on_account', label: 'Op rekening', hint: 'Je krijgt een factuur en betaalt binnen 14 dagen.' },
  { value: 'debit', label: 'Automatische incasso', disabled: true },
];

const meta = {
  title: 'Primitives/RadioGroup',
  component: RadioGroup,
  tags: ['picture:elsewhere'],
  args: { label: 'Betaalwijze', name: 'way', options: methods, defaultValue: 'ideal' },
  decorators: [(Story) => <div className="max-w-sm">{Story()}</div>],
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Radios: Story = {};
export const YesNoMaybe: Story = {
  tags: ['do-not'],
  render: () => (
    <RadioGroup
      label="Incasso*"
      name="codes"
      layout="row"
      options={['J', 'N', 'N.v.t.'].map((label) => ({ value: label, label }))}
    />
  ),
};
