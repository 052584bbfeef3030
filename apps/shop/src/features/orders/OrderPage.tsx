import type { Order } from '@magazijn/api-client';
import type { Answer } from '../../resources/Answer.ts';
import type { PageProps } from '../../routing/PageProps.ts';
import { LinesSkeleton } from '../../skeletons/LinesSkeleton.tsx';
import { OrderView } from './OrderView.tsx';

type OrderPageProps = PageProps<{ order: Answer<Order | null> }, { order: string }>;

/** One order of the history, as it was placed (S64). */
export function OrderPage({ answers }: OrderPageProps) {
  const { order } = answers;
  if (order.state === 'ready' && order.value !== null) return <OrderView order={order.value} />;
  return (
    <div className="pt-8">
      <title>Bestelling – Magazijn</title>
      <LinesSkeleton label="Je bestelling laden" lines={8} />
    </div>
  );
}
