import type { CartLine } from '@magazijn/api-client';
import { formatAmount, multiplyCents } from '@magazijn/domain/money';
import { Link, type OrderLine } from '@magazijn/ui';
import { productHref } from '../paths/productHref.ts';
import { checkoutTexts } from './checkoutTexts.ts';
import { SmallPicture } from './SmallPicture.tsx';

/** Lines to read, on the payment screen and of a placed order. Discounts stand below, in the sums. */
export function orderLineRows(lines: readonly CartLine[]): readonly OrderLine[] {
  return lines.map((line) => ({
    id: `${line.productId} ${line.giveAway}`,
    picture: <SmallPicture name={line.picture} />,
    name: <Link href={productHref(line.path)}>{line.name}</Link>,
    detail: line.contents,
    amountText: `${line.quantity} ×`,
    total: formatAmount(line.giveAway ? line.total : multiplyCents(line.price, line.quantity)),
    ...(line.giveAway ? { note: { tone: 'positive' as const, text: checkoutTexts.free } } : {}),
  }));
}
