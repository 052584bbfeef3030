import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { longName, markupName, oneLetter, unbrokenName } from '../../../testing/badTexts.ts';
import { Combobox } from './Combobox.tsx';
import { sampleOptions } from './sampleOptions.ts';

const meta = {
  title: 'Primitives/Combobox',
  component: Combobox,
  args: { label: 'Locatie', options: sampleOptions },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox'));
  await userEvent.keyboard('{ArrowDown}');
};
const withRoom: Story['decorators'] = [(Story) => <div className="min-h-110 max-w-xl">{Story()}</div>];

export const One: Story = {};
export const OneChosen: Story = { args: { defaultValue: ['bij'], hint: 'Hier wordt bezorgd.' } };
export const Several: Story = { args: { multiple: true, defaultValue: ['vlinder', 'zon'] } };
export const Invalid: Story = { args: { error: 'Kies een locatie.' } };
export const Warned: Story = { args: { warning: 'Deze locatie is maandag dicht.', defaultValue: ['bij'] } };
export const Optional: Story = {
  args: { required: false, showOptional: true, placeholder: 'Alle locaties' },
};
export const Disabled: Story = { args: { multiple: true, disabled: true, defaultValue: ['vlinder'] } };
export const FreeText: Story = {
  args: { multiple: true, freeText: true, defaultValue: ['Groep Maan'], label: 'Etiketten' },
};
export const Open: Story = {
  tags: ['picture:alone'],
  args: { multiple: true, defaultValue: ['bij'] },
  decorators: withRoom,
  play: open,
};
export const NothingFound: Story = {
  tags: ['picture:alone'],
  decorators: withRoom,
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'qqq');
  },
};
export const TwoOptions: Story = {
  tags: ['do-not'],
  args: {
    label: 'Ontvang je de factuur per mail?',
    options: ['Ja', 'Nee'].map((label) => ({ value: label, label })),
  },
};
export const ThousandsOfOptions: Story = {
  tags: ['stress'],
  args: {
    options: Array.from({ length: 10_000 }, (_, index) => ({
      value: String(index),
      label: `Locatie ${index + 1}`,
    })),
  },
};
export const RightToLeft: Story = {
  args: { multiple: true, defaultValue: ['vlinder', 'bij'] },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
export const BadTexts: Story = {
  tags: ['stress'],
  args: {
    label: longName,
    multiple: true,
    options: [longName, unbrokenName, markupName, oneLetter].map((text) => ({
      value: text,
      label: text,
      hint: text,
    })),
    defaultValue: [longName, unbrokenName, markupName, oneLetter],
  },
};
