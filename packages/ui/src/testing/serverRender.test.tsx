// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AddToCart } from '../components/commerce/add-to-cart/AddToCart.tsx';
import { ProductGallery } from '../components/commerce/product-gallery/ProductGallery.tsx';
import { ProductShelf } from '../components/commerce/product-shelf/ProductShelf.tsx';
import { Breadcrumbs } from '../components/primitives/breadcrumbs/Breadcrumbs.tsx';
import { CollapsibleText } from '../components/primitives/collapsible-text/CollapsibleText.tsx';
import { PasswordField } from '../components/primitives/field/PasswordField.tsx';
import { LiveRegion } from '../components/primitives/live-region/LiveRegion.tsx';
import { LoadingBar } from '../components/primitives/loading-bar/LoadingBar.tsx';
import { MessageList } from '../components/primitives/message-list/MessageList.tsx';
import { Pagination } from '../components/primitives/pagination/Pagination.tsx';
import { RichText } from '../components/primitives/rich-text/RichText.tsx';
import { SampleCard } from './SampleCard.tsx';
import { sampleProducts } from './sampleProducts.ts';

const nothing = () => undefined;

test('a page of components renders without a browser', () => {
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
