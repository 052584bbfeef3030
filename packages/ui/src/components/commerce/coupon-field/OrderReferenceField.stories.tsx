import type { Meta, StoryObj } from '@storybook/react-vite';

import { OrderReferenceField } from './OrderReferenceField.tsx';

const meta = {
  title: 'Commerce/OrderReferenceField',
  component: OrderReferenceField,
  args: {},
  decorators: [(Story) => <div className="max-w-90">{Story()}</div>],
} satisfies Meta<typeof OrderReferenceField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'Locatie Beukenlaan, groep Eekhoorns' } };
export const SaysWhereItReturns: Story = {
  tags: ['do-not'],
  args: { defaultValue: 'Groep Eekhoorns', hint: 'Deze referentie staat op je factuur.' },
};
export const ProjectCode: Story = {
  tags: ['do-not'],
  args: { hint: 'Formaat: PO-####-XX', labels: { label: 'Projectcode*' } },
};
