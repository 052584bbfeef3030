import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddressFields } from './AddressFields.tsx';
import { sampleCountries } from './sampleCountries.ts';

const meta = {
  title: 'Commerce/AddressFields',
  component: AddressFields,
  args: { legend: 'Bezorgadres', register: (name) => ({ name }), countries: sampleCountries },
  decorators: [(Story) => <div className="max-w-3xl">{Story()}</div>],
} satisfies Meta<typeof AddressFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Delivery: Story = { args: { omit: ['emailAddress', 'companyName'] } };
export const Invoice: Story = { args: { legend: 'Factuuradres', purpose: 'billing' } };
export const WithErrors: Story = {
  args: {
    errors: {
      contactGender: 'Kies een aanhef.',
      street: 'Vul een straat in.',
      number: 'Vul een huisnummer in.',
      postalCode: 'Vul een postcode in, zoals 3581 KL.',
      country: 'Kies een land.',
    },
    warnings: { phoneNumber: 'Controleer dit nummer' },
    hints: { emailAddress: 'Hier sturen we de facturen naartoe.' },
  },
};
export const Filled: Story = {
  args: {
    register: (name) => ({
      name,
      defaultValue:
        name === 'contactGender' ? '0' : name === 'country' ? 'BE' : 'Heel lang ingevuld '.repeat(4),
    }),
  },
};
const narrow = { docs: { story: { inline: false, height: '42rem' } } };
const parcel = ['emailAddress', 'companyName', 'phoneNumber', 'contactGender'] as const;

export const WithExamples: Story = {
  tags: ['do-not'],
  parameters: narrow,
  args: { omit: parcel, hints: { postalCode: 'Bijvoorbeeld 3581 KL' } },
};
export const BlamesTheBuyer: Story = {
  tags: ['do-not'],
  parameters: narrow,
  args: {
    legend: 'Adres*',
    omit: parcel,
    errors: { street: 'Verplicht veld!', postalCode: 'Ongeldige tekens.', city: 'Fout.' },
  },
};
