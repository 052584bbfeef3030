// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AddToCart } from '../components/add-to-cart/AddToCart.tsx';
import { Breadcrumbs } from '../components/breadcrumbs/Breadcrumbs.tsx';
import { CollapsibleText } from '../components/collapsible-text/CollapsibleText.tsx';
import { PasswordField } from '../components/field/PasswordField.tsx';
import { LiveRegion } from '../components/live-region/LiveRegion.tsx';
import { LoadingBar } from '../components/loading-bar/LoadingBar.tsx';
import { MessageList } from '../components/message-list/MessageList.tsx';
import { Pagination } from '../components/pagination/Pagination.tsx';
import { ProductGallery } from '../components/product-gallery/ProductGallery.tsx';
import { ProductShelf } from '../components/product-shelf/ProductShelf.tsx';
import { RichText } from '../components/rich-text/RichText.tsx';
import { SampleCard } from './SampleCard.tsx';
import { sampleProducts } from './sampleProducts.ts';

const nothing = () => undefined;

test('a page of parts renders where there is no browser', () => {
  expect(typeof window).toBe('undefined');
  const html = renderToString(
    <>
      <LoadingBar active />
      <LiveRegion />
      <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Sap' }]} onBack={nothing} />
      <MessageList messages={[{ tone: 'info', text: 'Nog 1 doos' }]} />
      <ProductGallery images={[]} />
      <AddToCart
        state="available"
        quantity={2}
        productName="Sap"
        onAdd={nothing}
        onQuantityChange={nothing}
      />
      <CollapsibleText maxHeight={250}>
        <RichText html="<p>Van appels uit de buurt.</p>" />
      </CollapsibleText>
      <ProductShelf title="Best verkocht">
        {sampleProducts.map((product) => (
          <SampleCard key={product.name} product={product} />
        ))}
      </ProductShelf>
      <Pagination page={2} pageCount={9} hrefFor={(page) => `/?p=${page}`} />
      <PasswordField label="Wachtwoord" />
    </>,
  );
  expect(html).toContain('Van appels uit de buurt.');
  expect(html).not.toContain('style=');
});
