import type { Meta, StoryObj } from '@storybook/react-vite';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Primitives/NumberField',
  component: NumberField,
  tags: ['picture:elsewhere'],
  args: { label: 'Aantal kinderen', defaultValue: 12.5 },
  decorators: [(Story) => <div className="max-w-sm">{Story()}</div>],
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Figure: Story = {};
export const CountWithBounds: Story = {
  tags: ['do-not'],
  render: () => (
    <NumberField
      label="Aantal kinderen"
      defaultValue={0}
      error="Vul een getal in van 1 tot en met 500."
      className="max-w-60"
    />
  ),
};
export const PostalCodeAsNumber: Story = {
  tags: ['do-not'],
  render: () => <NumberField label="Postcode" error="Ongeldig getal" />,
};
