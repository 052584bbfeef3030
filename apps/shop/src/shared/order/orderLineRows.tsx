import type { CartLine } from '@magazijn/api-client';
import { formatAmount, multiplyCents } from '@magazijn/domain/money';
import { Link, type OrderLine } from '@magazijn/ui';
import type { AisleOf } from '../data/useQuery.ts';
import { productHref } from '../links/paths.ts';
import { SmallPicture } from '../products/SmallPicture.tsx';
import { checkoutTexts } from './checkoutTexts.ts';
import { dealNote } from './dealNote.ts';

/** Lines to read, on the payment screen and of a placed order: what is paid for each, and what its deal takes off. */
export function orderLineRows(lines: readonly CartLine[], aisleOf: AisleOf): readonly OrderLine[] {
  return lines.map((line) => {
    const note = noteOf(line);
    const category = aisleOf(line.path);
    return {
      id: `${line.productId} ${line.giveAway}`,
      ...(category ? { category } : {}),
      picture: <SmallPicture name={line.picture} />,
      name: <Link href={productHref(line.path)}>{line.name}</Link>,
      detail: line.contents,
      amountText: `${line.quantity} ×`,
      total: formatAmount(line.total),
      grossTotal: line.discount > 0 ? formatAmount(multiplyCents(line.price, line.quantity)) : undefined,
      ...(note ? { note } : {}),
    };
  });
}

function noteOf(line: CartLine): OrderLine['note'] | null {
  if (line.giveAway) return { tone: 'positive', text: checkoutTexts.free };
  const text = dealNote(line);
  return text === null ? null : { tone: 'sale', text };
}
