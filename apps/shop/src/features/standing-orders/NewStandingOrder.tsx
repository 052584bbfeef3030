import { buyerMessage, type StandingOrderSettings } from '@magazijn/api-client';
import { announce, ButtonLink, Card } from '@magazijn/ui';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useQuery, useRefresh } from '../../shared/data/useQuery.ts';
import { listId, orderId, paths } from '../../shared/links/paths.ts';
import { LinesSkeleton } from '../../shared/page/skeletons.tsx';
import { useStores } from '../../shared/stores/StoresProvider.tsx';
import { StandingOrderForm } from './StandingOrderForm.tsx';
import { standingOrderTexts as texts } from './standingOrderTexts.ts';

/** Creates a standing order and opens it; the address may preselect its list or order. */
export function NewStandingOrder() {
  const { loadApi } = useStores();
  const { data: lists } = useQuery('lists');
  const [given] = useSearchParams();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const order = orderId(given.get('bestelling') ?? undefined);
  const list = listId(given.get('lijst') ?? undefined);
  const chosen = lists?.find(({ id }) => id === list);
  const usable = lists?.filter(({ productCount }) => productCount > 0) ?? [];

  const create = async (settings: StandingOrderSettings): Promise<string> => {
    try {
      const id = await (await loadApi()).createStandingOrder(settings);
      announce(texts.created(settings.name));
      await Promise.all([refresh('standingOrders'), refresh('lists')]);
      await navigate(paths.standingOrder.href({ standingOrder: String(id) }));
      return '';
    } catch (cause) {
      console.warn('The standing order was not made', cause);
      return buyerMessage(cause) || texts.notCreated;
    }
  };

  return (
    <Card title={texts.newTitle} rail>
      {lists === undefined ? (
        <LinesSkeleton label={texts.loading} lines={4} />
      ) : usable.length === 0 && order === null ? (
        <div className="grid justify-items-start gap-4">
          <p>{texts.noLists}</p>
          <ButtonLink href={paths.lists.href()}>{texts.toLists}</ButtonLink>
        </div>
      ) : (
        <StandingOrderForm
          lists={usable}
          orderId={order}
          start={{
            name: chosen?.name ?? '',
            source: order !== null ? 'order' : chosen ? String(chosen.id) : '',
            unit: 'week',
            every: 1,
            day: 1,
            startsOn: null,
            maxPriceRise: 5,
            reference: '',
          }}
          submitLabel={texts.create}
          onSubmit={create}
        />
      )}
    </Card>
  );
}
