import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionTable } from './DescriptionTable.tsx';

const meta = {
  title: 'Primitives/DescriptionTable',
  component: DescriptionTable,
  args: {
    rows: [
      { label: 'Gewicht kind', value: '8–14 kg' },
      { label: 'Inhoud doos', value: '4 pakken van 44, samen 176 luiers' },
      { label: 'Afmeting doos', value: '52 × 38 × 31 cm, 7,4 kg' },
      { label: 'Samenstelling', value: 'Cellulose, polypropyleen, superabsorber' },
    ],
  },
  decorators: [(Story) => <div className="max-w-xl">{Story()}</div>],
} satisfies Meta<typeof DescriptionTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Label: Story = {};
export const Narrow: Story = { decorators: [(Story) => <div className="max-w-[328px]">{Story()}</div>] };
export const AParagraph: Story = {
  tags: ['do-not'],
  args: {
    rows: [
      {
        label: 'Informatie',
        value:
          'Deze luiers zijn voor kinderen van 8 tot 14 kilo en worden geleverd in een doos van 52 bij 38 bij 31 centimeter met 4 pakken.',
      },
    ],
  },
};
