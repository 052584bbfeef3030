import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddressBlock } from './AddressBlock.tsx';
import { AddressBlocks } from './AddressBlocks.tsx';

const meta = {
  title: 'Commerce/AddressBlock',
  component: AddressBlock,
  subcomponents: { AddressBlocks },
  args: { title: 'Bezorgadres', lines: ['Kinderopvang De Vlinder', 'Beukenlaan 14', '3581 KL Utrecht'] },
} satisfies Meta<typeof AddressBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Beside: Story = {
  render: (args) => (
    <AddressBlocks>
      <AddressBlock {...args} />
      <AddressBlock
        title="Factuuradres"
        lines={['Stichting De Vlinder', 'Postbus 2210', '3500 GE Utrecht']}
      />
      <AddressBlock title="Betaalwijze" lines={[<b key="how">Op rekening</b>, 'betalen binnen 14 dagen']} />
    </AddressBlocks>
  ),
};
export const FieldByField: Story = {
  tags: ['do-not'],
  args: {
    title: 'Gegevens',
    lines: ['Naam: De Vlinder', 'Straat: Beukenlaan', 'Nr.: 14', 'Toev.: -', 'PC: 3581KL', 'Plaats: UTRECHT'],
  },
};
