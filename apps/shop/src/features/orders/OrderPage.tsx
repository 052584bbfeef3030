import type { Order } from '@magazijn/api-client';
import { DocumentTitle } from '../../layout/DocumentTitle.tsx';
import type { Answer } from '../../resources/Answer.ts';
import type { PageProps } from '../../routing/PageProps.ts';
import { LinesSkeleton } from '../../skeletons/LinesSkeleton.tsx';
import { OrderView } from './OrderView.tsx';
import { orderTexts } from './orderTexts.ts';

type OrderPageProps = PageProps<{ order: Answer<Order | null> }, { order: string }>;

/** One order of the history, as it was placed (S64). */
export function OrderPage({ answers }: OrderPageProps) {
  const { order } = answers;
  if (order.state === 'ready' && order.value !== null) return <OrderView order={order.value} />;
  return (
    <div className="pt-8">
      <DocumentTitle>{orderTexts.untitled}</DocumentTitle>
      <LinesSkeleton label={orderTexts.loading} lines={8} />
    </div>
  );
}
