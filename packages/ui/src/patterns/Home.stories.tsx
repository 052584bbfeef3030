import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfferCarousel } from '../components/commerce/offer-poster/OfferCarousel.tsx';
import { sampleOffers } from '../components/commerce/offer-poster/sampleOffers.tsx';
import { ProductShelf } from '../components/commerce/product-shelf/ProductShelf.tsx';
import { ProductShelfSkeleton } from '../components/commerce/product-shelf/ProductShelfSkeleton.tsx';
import { Link } from '../link/Link.tsx';
import { SampleCard } from '../testing/SampleCard.tsx';
import { sampleProducts } from '../testing/sampleProducts.ts';
import { SampleLayout } from './SampleLayout.tsx';

/**
 * The home page: a poster, then rows of products. Customers see their favourites first, visitors the best sellers, in
 * the same places, so that nothing moves after login.
 */
const meta = {
  title: 'Patterns/Home',
  component: SampleLayout,
  args: { children: null },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SampleLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

const card =
  (state: 'available' | 'logged-out') => (product: (typeof sampleProducts)[number], index: number) => (
    <SampleCard
      key={product.name}
      product={product}
      state={state}
      quantity={index === 3 && state === 'available' ? 1 : 0}
    />
  );

export const LoggedIn: Story = {
  render: () => (
    <SampleLayout>
      <h1 className="py-3 text-16 leading-normal font-normal wide:py-4 wide:text-17">
        <b>Goedemorgen, De Vlinder.</b> Bestel vóór 12.00 uur en je levering komt <b>woensdag 18</b> of{' '}
        <b>donderdag 19 maart</b>.
      </h1>
      <OfferCarousel offers={sampleOffers} className="-mx-4 wide:mx-0" />
      <ProductShelf title="Best verkocht" className="mt-12">
        {sampleProducts.slice(0, 6).map(card('available'))}
      </ProductShelf>
      <ProductShelf
        title="Jouw favorieten"
        action={
          <Link href="#favorieten" appearance="text">
            Alle 23 favorieten
          </Link>
        }
        className="mt-12"
      >
        {sampleProducts.slice(4, 10).map(card('available'))}
      </ProductShelf>
    </SampleLayout>
  ),
};

export const LoggedOut: Story = {
  render: () => (
    <SampleLayout loggedIn={false}>
      <h1 className="sr-only">Magazijn</h1>
      <OfferCarousel
        offers={sampleOffers.map(({ href: _href, priceLabels: _priceLabels, ...offer }) => offer)}
        className="-mx-4 wide:mx-0 wide:mt-6"
      />
      <ProductShelf title="Best verkocht" className="mt-12">
        {sampleProducts.slice(0, 6).map(card('logged-out'))}
      </ProductShelf>
    </SampleLayout>
  ),
};

export const Loading: Story = {
  render: () => (
    <SampleLayout>
      <h1 className="sr-only">Magazijn</h1>
      <ProductShelfSkeleton className="mt-12" />
    </SampleLayout>
  ),
};
