import { amsterdamTime } from '@magazijn/domain/delivery';
import { Tag } from '@magazijn/ui';
import { useState } from 'react';
import { useHasCapability } from '../data/useHasCapability.ts';
import { useQuery } from '../data/useQuery.ts';
import { useSession } from '../session/useSession.ts';
import { viewerKey } from '../stores/SessionStore.ts';
import { boughtText } from './boughtText.ts';

interface LastOrderedProps {
  productId: number;
  /** A tag lies on the picture of a card, where it moves nothing when it comes. */
  appearance: 'tag' | 'text';
}

/** When the company last ordered a product, for customers of a back end that tells; nothing for one that it never ordered. */
export function LastOrdered(props: LastOrderedProps) {
  return useHasCapability('purchase-history') ? <LastOrder {...props} /> : null;
}

function LastOrder({ productId, appearance }: LastOrderedProps) {
  const { viewer } = useSession();
  const { data: last } = useQuery('lastPurchase', productId, viewerKey(viewer));
  const [today] = useState(() => amsterdamTime(new Date()).date);
  if (!last) return null;
  const text = `Laatst besteld: ${boughtText(last, today)}`;
  return appearance === 'tag' ? (
    <Tag className="text-13 leading-5 font-normal">{text}</Tag>
  ) : (
    <p className="basis-full text-15 text-ink-2">{text}</p>
  );
}
