import { Tag, VisuallyHidden } from '@magazijn/ui';
import { useHasCapability } from '../data/useHasCapability.ts';
import { useQuery } from '../data/useQuery.ts';
import { useToday } from '../data/useToday.ts';
import { useSession } from '../session/useSession.ts';
import { viewerKey } from '../stores/SessionStore.ts';
import { boughtTexts } from './boughtText.ts';

interface LastOrderedProps {
  productId: number;
  /** A tag on the picture of a card, so that nothing moves when it appears. */
  appearance: 'tag' | 'text';
}

/** The date of the last order of a product by the company; nothing without one, or without that data in the response. */
export function LastOrdered(props: LastOrderedProps) {
  return useHasCapability('purchase-history') ? <LastOrder {...props} /> : null;
}

function LastOrder({ productId, appearance }: LastOrderedProps) {
  const { viewer } = useSession();
  const { data: last } = useQuery('lastPurchase', productId, viewerKey(viewer));
  const today = useToday();
  if (!last) return null;
  const [units, day] = boughtTexts(last, today);
  return appearance === 'tag' ? (
    // One line, since two cover the product: the day wraps out of view where it does not fit.
    <Tag>
      <span className="flex h-5 flex-wrap overflow-clip text-13 leading-5 font-normal">
        <span>
          Laatst<VisuallyHidden> besteld</VisuallyHidden>: {units}
        </span>
        <span>&nbsp;{day}</span>
      </span>
    </Tag>
  ) : (
    <p className="basis-full text-15 text-ink-2">
      Laatst besteld: {units} {day}
    </p>
  );
}
