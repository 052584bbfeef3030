import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddressFields } from '../components/commerce/address-fields/AddressFields.tsx';
import { MiniCart } from '../components/commerce/mini-cart/MiniCart.tsx';
import { Pagination } from '../components/primitives/pagination/Pagination.tsx';
import { fr } from './fr.ts';
import { LabelsProvider } from './LabelsProvider.tsx';

const meta = {
  title: 'Primitives/LabelsProvider',
  component: LabelsProvider,
  args: {
    labels: fr,
    children: (
      <div className="grid gap-8">
        <MiniCart href="#panier" total="€ 68,05" items={9} />
        <AddressFields
          legend="Adresse de livraison"
          countries={[{ value: 'BE', label: 'Belgique' }]}
          register={(name) => ({ name })}
        />
        <Pagination page={2} pageCount={9} hrefFor={(page) => `#page-${page}`} />
      </div>
    ),
  },
  argTypes: { labels: { control: false } },
} satisfies Meta<typeof LabelsProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const French: Story = {};
/** Only the labels that differ from the Dutch defaults. */
export const SomeTexts: Story = {
  args: {
    labels: { locale: 'nl', pagination: { previous: 'Terug', next: 'Verder' } },
    children: <Pagination page={2} pageCount={9} hrefFor={(page) => `#pagina-${page}`} />,
  },
};
export const OneLanguage: Story = {
  tags: ['do-not'],
  args: { children: <Pagination page={2} pageCount={9} hrefFor={(page) => `#page-${page}`} /> },
};
export const HalfTranslated: Story = {
  tags: ['do-not'],
  args: {
    labels: { locale: 'nl' },
    children: (
      <Pagination page={2} pageCount={9} hrefFor={(page) => `#page-${page}`} labels={{ next: 'Suivant' }} />
    ),
  },
};
