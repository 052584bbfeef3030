import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectField } from '../../primitives/field/SelectField.tsx';
import { TextField } from '../../primitives/field/TextField.tsx';
import { ListToolbar } from './ListToolbar.tsx';

const meta = {
  title: 'Commerce/ListToolbar',
  component: ListToolbar,
  args: {
    found: '12 bestellingen gevonden',
    children: (
      <>
        <TextField label="Zoek een bestelling" type="search" required={false} />
        <SelectField label="Periode" required={false}>
          <option>Dit jaar</option>
          <option>Vorig jaar</option>
        </SelectField>
      </>
    ),
  },
} satisfies Meta<typeof ListToolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SearchAndPeriod: Story = {};
export const FieldsForAll: Story = {
  tags: ['do-not'],
  args: {
    found: undefined,
    children: ['Nummer', 'Referentie', 'Van', 'Tot', 'Bedrag vanaf', 'Bedrag tot'].map((label) => (
      <TextField key={label} label={label} required={false} />
    )),
  },
};
