import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { longName, markupName, unbrokenName } from '../../testing/badTexts.ts';
import type { PriceRange } from './Facet.ts';
import { FacetFilters } from './FacetFilters.tsx';
import { FilterChips } from './FilterChips.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import { sampleFacets } from './sampleFacets.ts';

const nothing = () => undefined;

const meta = {
  title: 'Shop/FacetFilters',
  component: FacetFilters,
  args: {
    facets: sampleFacets,
    selected: {},
    onSelectedChange: nothing,
  },
  render: function Filters(args) {
    const [selected, setSelected] = useState(args.selected);
    const [price, setPrice] = useState<PriceRange>({ from: null, until: null });
    return (
      <div className="max-w-62">
        <FacetFilters {...args} selected={selected} onSelectedChange={setSelected}>
          {args.children ?? <PriceFilter range={price} onRangeChange={setPrice} />}
        </FacetFilters>
      </div>
    );
  },
} satisfies Meta<typeof FacetFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Chosen: Story = { args: { selected: { brand: ['zacht', 'olm'], stock: ['1'] } } };
export const PricesReversed: Story = {
  args: { facets: [], children: <PriceFilter range={{ from: 20, until: 10 }} onRangeChange={nothing} /> },
};
export const NoFacets: Story = { args: { facets: [] } };
export const Chips: Story = {
  render: () => (
    <FilterChips
      chips={['Merk: Zacht', 'Merk: Olm', 'Op voorraad', 'Vanaf € 10'].map((label) => ({ id: label, label }))}
      onRemove={nothing}
      onClear={nothing}
    />
  ),
};
export const BadTexts: Story = {
  args: {
    facets: [
      {
        name: 'brand',
        label: longName,
        options: [longName, unbrokenName, markupName, 'A'].map((label) => ({
          value: label,
          label,
          count: 1e6,
        })),
      },
    ],
  },
};
export const BadChips: Story = {
  render: () => (
    <FilterChips
      chips={[longName, unbrokenName, markupName, 'A'].map((label) => ({ id: label, label }))}
      onRemove={nothing}
      onClear={nothing}
    />
  ),
};
export const NoChips: Story = {
  render: () => <FilterChips chips={[]} onRemove={nothing} onClear={nothing} />,
};
