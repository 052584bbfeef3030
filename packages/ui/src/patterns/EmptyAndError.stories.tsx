import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductShelf } from '../components/commerce/product-shelf/ProductShelf.tsx';
import { Button } from '../components/primitives/button/Button.tsx';
import { ButtonLink } from '../components/primitives/button/ButtonLink.tsx';
import { EmptyState } from '../components/primitives/empty-state/EmptyState.tsx';
import { MessageList } from '../components/primitives/message-list/MessageList.tsx';
import { SampleCard } from '../testing/SampleCard.tsx';
import { sampleProducts } from '../testing/sampleProducts.ts';
import { SampleLayout } from './SampleLayout.tsx';

/**
 * Pages without content: not found, no search results, failed to load. Each explains the situation and the reason, and
 * offers one next step; favourites below give an alternative.
 */
const meta = {
  title: 'Patterns/Empty and error',
  component: SampleLayout,
  args: { children: null },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SampleLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

const favourites = (
  <ProductShelf title="Jouw favorieten" className="mt-12">
    {sampleProducts.slice(0, 6).map((product) => (
      <SampleCard key={product.name} product={product} favourite />
    ))}
  </ProductShelf>
);

export const NotFound: Story = {
  render: () => (
    <SampleLayout>
      <EmptyState
        headingLevel={1}
        className="mt-8"
        title="Deze pagina bestaat niet"
        action={
          <ButtonLink href="#home" tone="primary">
            Naar de homepagina
          </ButtonLink>
        }
      >
        Misschien is het product uit het assortiment, of staat er een fout in het adres.
      </EmptyState>
      {favourites}
    </SampleLayout>
  ),
};

export const NothingFound: Story = {
  render: () => (
    <SampleLayout>
      <EmptyState
        headingLevel={1}
        className="mt-8"
        title="Geen producten gevonden voor ‘luierz’"
        action={<ButtonLink href="#luiers">Zoek naar ‘luiers’</ButtonLink>}
      />
      {favourites}
    </SampleLayout>
  ),
};

export const Failed: Story = {
  render: () => (
    <SampleLayout>
      <h1 className="py-8 text-28 wide:text-40">Luiers & verzorging</h1>
      <MessageList
        messages={[
          { tone: 'error', text: 'De producten konden niet worden geladen. Je winkelmand is bewaard.' },
        ]}
      />
      <Button className="mt-4">Probeer het opnieuw</Button>
    </SampleLayout>
  ),
};
