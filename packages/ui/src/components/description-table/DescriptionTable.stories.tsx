import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName, markupName, unbrokenName } from '../../testing/badTexts.ts';
import { DescriptionTable } from './DescriptionTable.tsx';

const meta = {
  title: 'Parts/DescriptionTable',
  component: DescriptionTable,
  args: {
    rows: [
      { term: 'Gewicht kind', description: '8–14 kg' },
      { term: 'Inhoud doos', description: '4 pakken van 44, samen 176 luiers' },
      { term: 'Afmeting doos', description: '52 × 38 × 31 cm, 7,4 kg' },
      { term: 'Samenstelling', description: 'Cellulose, polypropyleen, superabsorber' },
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
        term: 'Informatie',
        description:
          'Deze luiers zijn voor kinderen van 8 tot 14 kilo en worden geleverd in een doos van 52 bij 38 bij 31 centimeter met 4 pakken.',
      },
    ],
  },
};
export const Empty: Story = { tags: ['stress'], args: { rows: [] } };
export const BadTexts: Story = {
  tags: ['stress'],
  args: {
    rows: [
      { term: unbrokenName, description: unbrokenName },
      { term: markupName, description: markupName },
      { term: 'A', description: longName },
    ],
  },
};
