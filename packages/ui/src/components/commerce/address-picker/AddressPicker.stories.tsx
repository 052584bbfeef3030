import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/button/Button.tsx';
import { AddressPicker } from './AddressPicker.tsx';
import { sampleAddresses } from './sampleAddresses.ts';

const meta = {
  title: 'Commerce/AddressPicker',
  component: AddressPicker,
  tags: ['picture:both'],
  parameters: { matrix: { wide: true } },
  args: { label: 'Bezorgen op', options: sampleAddresses },
} satisfies Meta<typeof AddressPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { args: { defaultValue: 'beukenlaan', action: <Button>Nieuw adres</Button> } };
export const NoneYet: Story = { args: { error: 'Kies waar we bezorgen.' } };
export const RightToLeft: Story = {
  args: { defaultValue: 'molenweg' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
export const CodesOnly: Story = {
  tags: ['do-not'],
  args: {
    options: [
      { value: '1', title: 'LOC-0001', lines: ['Adres 1'] },
      { value: '2', title: 'LOC-0002', lines: ['Adres 2'], disabledReason: 'Niet beschikbaar.' },
    ],
  },
};
