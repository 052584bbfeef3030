import type { CartInfo, CartLine } from '@magazijn/api-client';
import { formatEuros } from '@magazijn/domain/money';
import { checkoutTexts } from '../../shared/order/checkoutTexts.ts';
import { dealNote } from '../../shared/order/dealNote.ts';
import type { CartStore, CartView } from '../../shared/stores/CartStore.ts';

/** What is said of a change of the cart, for those who do not see the sums. */
const texts = {
  quantity: (name: string, count: number) => `${name}: ${count} ${count === 1 ? 'stuk' : 'stuks'}.`,
  removed: (name: string) => `${name} is uit je winkelmand.`,
  empty: 'Je winkelmand is leeg.',
  gift: (name: string) => `Je krijgt er gratis bij: ${name}.`,
  freeShipping: 'Je bestelling wordt nu gratis bezorgd.',
  couponGone: 'Er geldt geen kortingscode meer.',
  subtotal: (amount: string) => `Subtotaal ${amount}.`,
  total: (amount: string) => `Totaal incl. btw ${amount}.`,
} as const;

/** What the buyer changed since something was said last. */
interface Changed {
  readonly products: ReadonlySet<number>;
  readonly coupon: boolean;
  /** The server's word from before. */
  readonly before: CartInfo | null;
}

const nothing: Changed = { products: new Set(), coupon: false, before: null };

/**
 * The same cart, which says every change of the buyer's once, when the server has priced it: never a total that does not
 * hold any more. What is beyond the stock is said where it stands, while it is typed.
 */
export function announceCart(cart: CartStore, announce: (text: string) => void): CartStore {
  let changed: Changed | null = null;

  const note = (change: Partial<Changed>) => {
    const { products, coupon, before } = changed ?? { ...nothing, before: cart.getState().info };
    changed = {
      products: new Set([...products, ...(change.products ?? [])]),
      coupon: coupon || change.coupon === true,
      before,
    };
  };

  cart.subscribe(() => {
    if (changed === null) return;
    const view = cart.getState();
    if (view.refusal !== '') {
      // That was said, and the cart is as it was.
      changed = null;
      return;
    }
    if (view.status !== 'settled') return;
    const text = sentences(changed, view);
    changed = null;
    if (text !== '') announce(text);
  });

  return {
    ...cart,
    add: (productId, quantity) => {
      note({ products: new Set([productId]) });
      cart.add(productId, quantity);
    },
    setQuantity: (productId, quantity, owner) => {
      note({ products: new Set([productId]) });
      cart.setQuantity(productId, quantity, owner);
    },
    setCouponCode: (code, owner) => {
      note({ coupon: true });
      cart.setCouponCode(code, owner);
    },
    empty: () => {
      // Who empties it is told so by the page, with the way back.
      changed = null;
      cart.empty();
    },
  };
}

function sentences({ products, coupon, before }: Changed, { info, quantities }: CartView): string {
  const lines = [...products].flatMap((id) => lineSentences(id, quantities[id] ?? 0, before, info));
  if (info === null) return [...lines, texts.empty].join(' ');
  const hadGift = new Set(before?.lines.filter(({ giveAway }) => giveAway).map(({ productId }) => productId));
  const gifts = info.lines.filter(({ giveAway, productId }) => giveAway && !hadGift.has(productId));
  const code = coupon ? couponSentence(info, before) : null;
  if (lines.length === 0 && code === null) return '';
  const becameFree = before !== null && before.shipping > 0 && info.shipping === 0;
  return [
    ...lines,
    ...gifts.map(({ name }) => texts.gift(name)),
    ...(code === null ? [] : [code]),
    ...(becameFree ? [texts.freeShipping] : []),
    code === null
      ? texts.subtotal(formatEuros(info.subtotal))
      : texts.total(formatEuros(info.totalInclusive)),
  ].join(' ');
}

const lineOf = (info: CartInfo | null, id: number): CartLine | undefined =>
  info?.lines.find(({ productId, giveAway }) => productId === id && !giveAway);

function lineSentences(
  id: number,
  quantity: number,
  before: CartInfo | null,
  info: CartInfo | null,
): readonly string[] {
  const was = lineOf(before, id);
  if (quantity === 0) return was ? [texts.removed(was.name)] : [];
  const line = lineOf(info, id);
  if (!line) return [];
  const deal = dealNote(line);
  return [
    texts.quantity(line.name, quantity),
    ...(line.limitMessage === null || quantity > line.stock ? [] : [`${line.limitMessage}.`]),
    ...(deal === null ? [] : [`${deal}.`]),
    ...(line.incompleteOffer === null ? [] : [line.incompleteOffer.message]),
  ];
}

function couponSentence(
  { couponStatus, couponCode, discount }: CartInfo,
  before: CartInfo | null,
): string | null {
  if (couponStatus === 'refused') return checkoutTexts.couponRefused(couponCode);
  if (couponStatus === 'unchecked') return checkoutTexts.couponUnchecked(couponCode);
  if (couponStatus === 'accepted') return checkoutTexts.couponAccepted(formatEuros(discount));
  return before?.couponStatus === 'accepted' ? texts.couponGone : null;
}
