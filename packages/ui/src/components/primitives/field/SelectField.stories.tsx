import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectField } from './SelectField.tsx';

const countries = [
  { value: 'NL', label: 'Nederland' },
  { value: 'BE', label: 'België' },
  { value: 'LU', label: 'Luxemburg, nog niet', disabled: true },
];

const meta = {
  title: 'Primitives/SelectField',
  component: SelectField,
  tags: ['picture:elsewhere'],
  args: { label: 'Land', options: countries, defaultValue: 'BE' },
  decorators: [(Story) => <div className="max-w-sm">{Story()}</div>],
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Country: Story = {};
export const AListThatIsKnown: Story = {
  tags: ['do-not'],
  args: { hint: 'Waar we bezorgen.', autoComplete: 'country' },
};
export const YesOrNo: Story = {
  tags: ['do-not'],
  args: {
    label: 'Nieuwsbrief',
    options: ['Maak een keuze', 'Ja', 'Nee'].map((label) => ({ value: label, label })),
    defaultValue: 'Maak een keuze',
  },
};
