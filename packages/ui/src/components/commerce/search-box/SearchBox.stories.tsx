import type { Meta, StoryObj } from '@storybook/react-vite';

import { SearchBox } from './SearchBox.tsx';

const meta = {
  title: 'Commerce/SearchBox',
  component: SearchBox,
  args: { action: '#zoeken', onSearch: () => undefined },
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithTerm: Story = { args: { defaultValue: 'luiers maat 4' } };
export const LongTerm: Story = {
  tags: ['stress'],
  args: { defaultValue: 'billendoekjes zonder parfum voor de gevoelige huid, 12 pakken' },
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
};
export const FiltersAList: Story = {
  tags: ['do-not'],
  args: { labels: { label: 'Filter deze lijst' } },
  render: (args) => (
    <div className="grid gap-3">
      <SearchBox {...args} />
      <ul>
        <li>Bestelling 000000042</li>
        <li>Bestelling 000000041</li>
      </ul>
    </div>
  ),
};
