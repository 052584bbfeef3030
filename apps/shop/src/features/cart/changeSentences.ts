import type { CartInfo, CartLine } from '@magazijn/api-client';
import { unitText } from '@magazijn/domain/cart';
import { formatEuros } from '@magazijn/domain/money';
import { checkoutTexts } from '../../shared/order/checkoutTexts.ts';
import { dealNote } from '../../shared/order/dealNote.ts';
import type { CartView } from '../../shared/stores/CartStore.ts';

const texts = {
  quantity: (name: string, units: string) => `${name}: ${units}.`,
  removed: (name: string) => `${name} is uit je winkelmand.`,
  empty: 'Je winkelmand is leeg.',
  gift: (name: string) => `Je krijgt er gratis bij: ${name}.`,
  freeShipping: 'Je bestelling wordt nu gratis bezorgd.',
  couponGone: 'Er geldt geen kortingscode meer.',
  subtotal: (amount: string) => `Subtotaal ${amount}.`,
  total: (amount: string) => `Totaal incl. btw ${amount}.`,
} as const;

export interface Changed {
  readonly products: ReadonlySet<number>;
  readonly coupon: boolean;
  /** The server's response before the first of them. */
  readonly before: CartInfo | null;
}

/** What the changes did to the cart, with its new sum; '' when nothing is to be announced. */
export function changeSentences(
  { products, coupon, before }: Changed,
  { info, quantities }: CartView,
): string {
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
    texts.quantity(line.name, unitText(quantity, line.unit)),
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
