import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName, markupName, oneLetter, unbrokenName } from '../../testing/badTexts.ts';
import { Button } from '../button/Button.tsx';
import { QuickOrderGrid } from './QuickOrderGrid.tsx';
import { sampleParse } from './sampleParse.ts';

const meta = {
  title: 'Shop/QuickOrderGrid',
  component: QuickOrderGrid,
  tags: ['picture:both'],
  parameters: { matrix: { wide: true } },
  args: { parse: sampleParse, minLines: 3 },
} satisfies Meta<typeof QuickOrderGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const EveryState: Story = {
  args: {
    defaultValue: [
      { articleNumber: '101 512', quantity: '2' },
      { articleNumber: '102 110', quantity: '400' },
      { articleNumber: '105 201', quantity: '30' },
      { articleNumber: '999 999', quantity: '1' },
      { articleNumber: '103 205', quantity: '1' },
      { articleNumber: '103 206', quantity: '' },
    ],
    results: [
      { state: 'found', name: 'Billendoekjes Puur', total: '€ 18,90' },
      { state: 'short-stock', name: 'Appelsap', message: 'Nog 120 dozen op voorraad', total: '€ 5.520,00' },
      { state: 'limit', name: 'Plakkaatverf rood', message: 'Maximaal 20 flessen per bestelling' },
      { state: 'not-found' },
      { state: 'checking' },
      null,
    ],
    action: <Button tone="primary">In winkelmand</Button>,
  },
};
export const Disabled: Story = {
  args: { disabled: true, defaultValue: [{ articleNumber: '101 512', quantity: '2' }] },
};
export const RightToLeft: Story = {
  args: {
    defaultValue: [{ articleNumber: '101 512', quantity: '2' }],
    results: [{ state: 'found', name: 'Billendoekjes Puur', total: '€ 18,90' }],
  },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
export const BadTexts: Story = {
  tags: ['stress'],
  args: {
    defaultValue: [longName, unbrokenName, markupName, oneLetter].map((articleNumber) => ({
      articleNumber,
      quantity: '1000000',
    })),
    results: [longName, unbrokenName, markupName, oneLetter].map((name) => ({
      state: 'limit',
      name,
      message: name,
      total: '€ 123.456.789,00',
    })),
  },
};
export const CodesForAnswers: Story = {
  tags: ['do-not'],
  args: {
    defaultValue: [
      { articleNumber: '101 512', quantity: '2' },
      { articleNumber: '102 110', quantity: '400' },
    ],
    results: [
      { state: 'found', name: 'ART-101512', total: '18,9' },
      { state: 'limit', name: 'ART-102110', message: 'ERR_QTY' },
    ],
    action: <Button tone="primary">OK</Button>,
  },
};
