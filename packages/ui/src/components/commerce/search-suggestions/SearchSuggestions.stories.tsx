import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, userEvent, within } from 'storybook/test';
import { longName, markupName } from '../../../testing/badTexts.ts';
import { SearchBox } from '../search-box/SearchBox.tsx';
import { SearchSuggestions } from './SearchSuggestions.tsx';
import { suggestedCategories, suggestedProducts } from './sampleSuggestions.tsx';

const meta = {
  title: 'Commerce/SearchSuggestions',
  component: SearchSuggestions,
  parameters: { docs: { story: { inline: false, height: '32rem' } } },
  tags: ['picture:alone'],
  args: {
    products: suggestedProducts,
    categories: suggestedCategories,
    onTermChange: () => undefined,
    onSelect: () => undefined,
  },
  render: (args) => (
    <div className="min-h-120 w-[min(44rem,100vw-3rem)]">
      <SearchBox action="#zoeken" onSearch={() => undefined}>
        <SearchSuggestions {...args} />
      </SearchBox>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByLabelText('Zoek je product of merk'));
  },
} satisfies Meta<typeof SearchSuggestions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ProductsAndCategories: Story = {};
export const MoreFound: Story = { args: { term: 'luiers', total: 36, earlier: ['luiers maat 4'] } };
export const UncountedResults: Story = { args: { term: 'luiers', total: 'unknown' } };
export const ActiveOption: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Zoek je product of merk'), 'lu{ArrowDown}');
  },
};
export const Orderable: Story = {
  args: {
    products: suggestedProducts.map((product, index) => ({ ...product, quantity: index === 0 ? 3 : 0 })),
    onQuantityChange: () => undefined,
  },
};
export const EarlierSearches: Story = {
  args: {
    products: [],
    categories: [],
    earlier: ['luiers maat 4', 'appelsap'],
    onClearEarlier: () => undefined,
  },
};
export const NothingFound: Story = { args: { products: [], categories: [] } };
export const Noted: Story = {
  args: { categories: [], products: [], note: 'Suggesties kunnen nu niet worden geladen.' },
};
export const BadTexts: Story = {
  tags: ['stress'],
  args: {
    products: [
      { id: 1, label: longName, detail: longName, href: '#1', price: '€ 1.000.000,00' },
      { id: 2, label: markupName, detail: markupName, href: '#2', price: '€ 0,00' },
      { id: 3, label: 'A', href: '#3', price: '−€ 1,00' },
    ],
    categories: [{ id: 1, label: longName, detail: markupName, href: '#c' }],
    earlier: [longName, markupName, 'a'],
    onClearEarlier: () => undefined,
    labels: { products: longName, clearEarlier: longName },
  },
};
/** Opens the list without the focus, because two examples in one screenshot cannot both have it. */
const unfocused: Story['play'] = async ({ canvasElement }) => {
  await fireEvent.input(within(canvasElement).getByLabelText('Zoek je product of merk'));
};

export const NamesInGroups: Story = { tags: ['do-not'], play: unfocused };
export const PageOfResults: Story = {
  tags: ['do-not'],
  args: {
    categories: [],
    products: [
      'Bekijk al onze luiers in de maten 1 tot en met 7, nu extra voordelig per doos!',
      'Meest gekozen door andere kinderopvangorganisaties in jouw regio deze week',
      'Nieuw in ons assortiment: lees ons artikel over luiers en duurzaamheid',
    ].map((label, index) => ({ id: index, label, href: `#${index}` })),
  },
  play: unfocused,
};
