import { ButtonLink, EmptyState } from '@magazijn/ui';
import { paths } from '../../shared/links/paths.ts';
import { LinesSkeleton } from '../../shared/page/skeletons.tsx';
import { historyTexts } from './historyTexts.ts';

export const HistorySkeleton = () => <LinesSkeleton label={historyTexts.loadingOrders} lines={6} />;

export function NoOrders() {
  return (
    <EmptyState
      title={historyTexts.emptyHistory}
      action={
        <ButtonLink tone="primary" href={paths.home.href()}>
          {historyTexts.toShop}
        </ButtonLink>
      }
    >
      {historyTexts.emptyHistoryHelp}
    </EmptyState>
  );
}
