import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextAreaField } from './TextAreaField.tsx';

const meta = {
  title: 'Primitives/TextAreaField',
  component: TextAreaField,
  tags: ['picture:elsewhere'],
  args: {
    label: 'Opmerking voor de chauffeur',
    required: false,
    showOptional: true,
    defaultValue: 'Achterom, bel aan bij 14a.',
  },
  decorators: [(Story) => <div className="max-w-sm">{Story()}</div>],
} satisfies Meta<typeof TextAreaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Remark: Story = {};
export const RemarkWithAnExample: Story = {
  tags: ['do-not'],
  render: () => (
    <TextAreaField
      label="Opmerking voor de chauffeur"
      required={false}
      hint="Bijvoorbeeld: achterom, bel aan bij 14a."
    />
  ),
};
export const RemarkForNobody: Story = {
  tags: ['do-not'],
  render: () => <TextAreaField label="Opmerkingen" required={false} placeholder="Typ hier…" />,
};
