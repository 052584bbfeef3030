import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShoppingListPicker } from './ShoppingListPicker.tsx';

const meta = {
  title: 'Commerce/ShoppingListPicker',
  component: ShoppingListPicker,
  args: {
    legend: 'Zet Appelsap op een lijst',
    lists: [
      { id: 'week', name: 'Elke week', detail: '24 producten, gedeeld met je team' },
      { id: 'knutsel', name: 'Knutselkast', detail: '8 producten' },
      { id: 'zomer', name: 'Zomerfeest' },
    ],
    onCreate: () => undefined,
  },
} satisfies Meta<typeof ShoppingListPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { args: { defaultValue: ['week'] } };
export const WithoutNew: Story = { args: { onCreate: undefined } };
export const Creating: Story = { args: { creating: true } };
export const NotCreated: Story = { args: { createError: 'Er is al een lijst met deze naam.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: ['week'] } };
export const RightToLeft: Story = {
  args: { defaultValue: ['week'] },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
export const NamesThatSayNothing: Story = {
  tags: ['do-not'],
  args: {
    legend: 'Lijsten',
    lists: ['Lijst 1', 'Lijst 2', 'Nieuwe lijst (3)'].map((name) => ({ id: name, name })),
  },
};
