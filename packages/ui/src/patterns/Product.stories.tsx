import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddToCart } from '../components/commerce/add-to-cart/AddToCart.tsx';
import { DealPictures } from '../components/commerce/deal-pictures/DealPictures.tsx';
import { FavouriteButton } from '../components/commerce/favourite-button/FavouriteButton.tsx';
import { ProductLayout } from '../components/commerce/page-layout/ProductLayout.tsx';
import { ProductPanel } from '../components/commerce/page-layout/ProductPanel.tsx';
import { PriceLabel } from '../components/commerce/price-label/PriceLabel.tsx';
import { ProductGallery } from '../components/commerce/product-gallery/ProductGallery.tsx';
import { ProductShelf } from '../components/commerce/product-shelf/ProductShelf.tsx';
import { UspList } from '../components/commerce/usp/UspList.tsx';
import { Breadcrumbs } from '../components/primitives/breadcrumbs/Breadcrumbs.tsx';
import { CollapsibleText } from '../components/primitives/collapsible-text/CollapsibleText.tsx';
import { DescriptionTable } from '../components/primitives/description-table/DescriptionTable.tsx';
import { Tag } from '../components/primitives/tag/Tag.tsx';
import { SampleCard } from '../testing/SampleCard.tsx';
import { sampleProducts } from '../testing/sampleProducts.ts';
import { storyPicture } from '../testing/storyPicture.ts';
import { SampleLayout } from './SampleLayout.tsx';

/**
 * One product: pictures, and beside them a box with price, facts and the order button. Long information is collapsed,
 * except what customers need before ordering.
 */
const meta = {
  title: 'Patterns/Product',
  component: SampleLayout,
  args: { children: null },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SampleLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

const images = (['green', 'sky', 'orange', 'navy'] as const).map((livery) => {
  const src = storyPicture({ livery, body: 'bag', word: 'pukkie' });
  return { src, thumbnail: src, alt: `Pukkie luiers maat 4, ${livery}` };
});

export const OnOffer: Story = {
  render: () => (
    <SampleLayout aisle={1}>
      <Breadcrumbs
        onBack={() => undefined}
        items={[
          { label: 'Home', href: '#home' },
          { label: 'Luiers & verzorging', href: '#gangpad-1' },
          { label: 'Luiers', href: '#luiers' },
          { label: 'Pukkie luiers maat 4' },
        ]}
      />
      <ProductLayout
        gallery={
          <ProductGallery
            images={images}
            tag={
              <Tag tone="sale" size="l">
                2+1 gratis
              </Tag>
            }
          />
        }
        title="Pukkie luiers maat 4"
        contents="8–14 kg · doos met 4 pakken van 44 stuks"
        panel={
          <>
            <ProductPanel
              price={
                <PriceLabel
                  size="panel"
                  sale
                  integer="26"
                  fraction="95"
                  spoken="26 euro 95"
                  unit="per doos, excl. btw"
                  originalPrice={{ integer: '31', fraction: '50', spoken: '31 euro 50' }}
                />
              }
              facts={[
                { label: 'Artikelnummer', value: '101 404' },
                { label: 'Voorraad', value: 'Op voorraad', tone: 'positive' },
                { label: 'Besteld vóór 12.00 uur', value: 'wo 18 of do 19 maart' },
              ]}
              deal={
                <>
                  <DealPictures paid={2} free={1} picture={<img src={images[0]?.src} alt="" />} />
                  <p>
                    <b>Nog 1 doos en die is gratis.</b> Vul het totale aantal in, inclusief het gratis
                    artikel. De korting staat onder aan je factuur.
                  </p>
                </>
              }
              action={
                <AddToCart
                  state="available"
                  size="panel"
                  quantity={2}
                  productName="Pukkie luiers maat 4"
                  onAdd={() => undefined}
                  onQuantityChange={() => undefined}
                />
              }
              favourite={
                <FavouriteButton
                  appearance="text"
                  pressed={false}
                  onPressedChange={() => undefined}
                  productName="Pukkie luiers maat 4"
                />
              }
            />
            <UspList
              className="mt-4"
              items={[
                'Vóór 12.00 uur besteld, binnen 1–2 werkdagen bezorgd',
                'Gratis bezorging vanaf € 100',
                'De chauffeur zet de dozen in je magazijn',
              ]}
            />
          </>
        }
        description={
          <>
            <h2 className="mb-3 border-b-2 border-ink pb-3 text-22">Productinformatie</h2>
            <CollapsibleText maxHeight={250} className="max-w-xl text-16">
              <p>
                Pukkie maat 4 is de luier voor dreumesen die de hele dag in beweging zijn. De zachte boord
                rond de beentjes sluit goed aan zonder te knellen en de kern houdt tot twaalf uur droog.
              </p>
            </CollapsibleText>
          </>
        }
        specification={
          <>
            <h2 className="border-b-2 border-ink pb-3 text-22">Etiket informatie</h2>
            <DescriptionTable
              rows={[
                { label: 'Gewicht kind', value: '8–14 kg' },
                { label: 'Inhoud doos', value: '4 pakken van 44, samen 176 luiers' },
                { label: 'Keurmerken', value: 'EU Ecolabel, OEKO-TEX 100' },
              ]}
            />
          </>
        }
      />
      <ProductShelf title="Gerelateerde producten" className="mt-12">
        {sampleProducts.slice(2, 8).map((product) => (
          <SampleCard key={product.name} product={product} />
        ))}
      </ProductShelf>
    </SampleLayout>
  ),
};
