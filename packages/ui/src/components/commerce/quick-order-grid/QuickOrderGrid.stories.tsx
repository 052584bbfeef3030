import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/button/Button.tsx';
import { QuickOrderGrid } from './QuickOrderGrid.tsx';
import { sampleParse } from './sampleParse.ts';

const meta = {
  title: 'Commerce/QuickOrderGrid',
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
      { articleNumber: 'luiers', quantity: '3' },
      { articleNumber: '104 104', quantity: '1' },
      { articleNumber: '105 202', quantity: '2' },
      { articleNumber: '101 513', quantity: '2,5' },
      { articleNumber: '101 514', quantity: '1' },
    ],
    results: [
      { state: 'found', name: 'Billendoekjes Puur', total: '€ 18,90' },
      { state: 'short-stock', name: 'Appelsap', message: 'Nog 120 dozen op voorraad', total: '€ 5.520,00' },
      { state: 'limit', name: 'Plakkaatverf rood', message: 'Maximaal 20 flessen per bestelling' },
      { state: 'not-found' },
      { state: 'checking' },
      null,
      {
        state: 'several',
        choices: [
          { id: '103 205', label: 'Luiers maat 4', detail: '4 × 44 stuks · € 26,95' },
          { id: '103 206', label: 'Luiers maat 5', detail: '4 × 40 stuks · € 27,95' },
        ],
      },
      {
        state: 'sold-out',
        name: 'Handzeep mild',
        message: 'Niet op voorraad. Dit lijkt erop:',
        choices: [{ id: '104 105', label: 'Handzeep zacht', detail: '6 × 500 ml · € 14,40' }],
      },
      {
        state: 'deal',
        name: 'Appelsap',
        href: '#appelsap',
        message: 'Nog 1 tray erbij en die is gratis.',
        total: '€ 18,40',
        choices: [{ id: '3', label: 'Maak er 3 van' }],
      },
      { state: 'quantity', name: 'Billendoekjes Zacht', message: 'Vul een heel aantal in.' },
      { state: 'failed' },
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
