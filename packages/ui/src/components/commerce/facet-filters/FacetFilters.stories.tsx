import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName, markupName, unbrokenName } from '../../../testing/badTexts.ts';
import { FacetFilters } from './FacetFilters.tsx';
import { FilterChips } from './FilterChips.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import { sampleFacets } from './sampleFacets.ts';

const nothing = () => undefined;

const meta = {
  title: 'Commerce/FacetFilters',
  component: FacetFilters,
  subcomponents: { FilterChips, PriceFilter },
  args: {
    facets: sampleFacets,
  },
  render: (args) => (
    <div className="max-w-62">
      <FacetFilters {...args}>{args.children ?? <PriceFilter />}</FacetFilters>
    </div>
  ),
} satisfies Meta<typeof FacetFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Chosen: Story = { args: { defaultValue: { brand: ['zacht', 'olm'], stock: ['1'] } } };
export const PricesReversed: Story = {
  args: { facets: [], children: <PriceFilter defaultValue={{ from: 20, until: 10 }} /> },
};
export const Chips: Story = {
  render: () => (
    <FilterChips
      chips={['Merk: Zacht', 'Merk: Olm', 'Op voorraad', 'Vanaf € 10'].map((label) => ({ id: label, label }))}
      onRemove={nothing}
      onClear={nothing}
    />
  ),
};
export const BadChips: Story = {
  tags: ['stress'],
  render: () => (
    <FilterChips
      chips={[longName, unbrokenName, markupName, 'A'].map((label) => ({ id: label, label }))}
      onRemove={nothing}
      onClear={nothing}
    />
  ),
};
export const FieldsOfTheDatabase: Story = {
  tags: ['do-not'],
  args: {
    facets: [
      {
        name: 'attr',
        label: 'ATTR_0042',
        options: ['Overig', 'n.v.t.', 'true', 'false'].map((label) => ({ value: label, label, count: 1 })),
      },
    ],
    children: <></>,
  },
};
