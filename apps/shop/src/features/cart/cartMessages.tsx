import type { CartInfo } from '@magazijn/api-client';
import { Link, type MessageItem } from '@magazijn/ui';
import { productHref, safePath } from '../../shared/links/paths.ts';
import type { CartView } from '../../shared/stores/CartStore.ts';
import { cartTexts } from './cartTexts.ts';

/** Messages about an unsent or refused change, which the store announces, and full or blocked storage. */
export function stateMessages({
  status,
  refusal,
  kept,
}: Pick<CartView, 'status' | 'refusal' | 'kept'>): readonly MessageItem[] {
  return [
    ...(refusal === '' ? [] : [{ tone: 'error' as const, text: refusal, announced: true }]),
    ...(status === 'unsent'
      ? [{ tone: 'warning' as const, text: navigator.onLine ? cartTexts.unsent : cartTexts.unsentOffline }]
      : []),
    ...(status === 'outdated' ? [{ tone: 'warning' as const, text: cartTexts.outdated }] : []),
    ...(kept ? [] : [{ tone: 'warning' as const, text: cartTexts.notKept }]),
  ];
}

/** Incomplete offers, each with a link to its product: those of the cart, then those of its lines. */
export function offerMessages({ lines, incompleteOffers }: CartInfo): readonly MessageItem[] {
  const known = new Set(incompleteOffers.map(({ message }) => message));
  const ofLines = lines.flatMap(({ productId: id, name, path, incompleteOffer: offer }) =>
    offer === null || known.has(offer.message)
      ? []
      : [{ message: offer.message, products: [{ id, name, url: productHref(path) }] }],
  );
  return [...incompleteOffers, ...ofLines].map(incompleteOffer);
}

function incompleteOffer({ message, products }: CartInfo['incompleteOffers'][number]): MessageItem {
  return {
    tone: 'info',
    announced: true,
    id: `offer ${message} ${products.map(({ id, name }) => id ?? name).join()}`,
    text: <OfferText message={message} products={products} />,
  };
}

/** The message, with the product's name as its link; a name that is not in the message follows it. */
function OfferText({ message, products }: CartInfo['incompleteOffers'][number]) {
  const named = products.find(({ name }) => name !== '' && message.includes(name));
  if (named) {
    const [before, ...after] = message.split(named.name);
    return (
      <>
        {before}
        <ProductLink product={named} />
        {after.join(named.name)}
      </>
    );
  }
  return (
    <>
      {message}{' '}
      {products.map((product, index) => (
        <span key={product.url ?? product.name}>
          {index > 0 && ', '}
          <ProductLink product={product} />
        </span>
      ))}
    </>
  );
}

type OfferedProduct = CartInfo['incompleteOffers'][number]['products'][number];

const ProductLink = ({ product: { name, url } }: { product: OfferedProduct }) =>
  url === null ? (
    name
  ) : (
    <Link appearance="text" href={safePath(url)}>
      {name}
    </Link>
  );
