import type { Location, LocationPreview, ShoppingList } from '@magazijn/api-client';
import type { CartQuantities } from '@magazijn/domain/cart';
import { locationQuantities } from '@magazijn/domain/locations';
import { addCents, cents, formatEuros } from '@magazijn/domain/money';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  announce,
  Button,
  ButtonLink,
  MessageList,
} from '@magazijn/ui';
import { useRef, useState } from 'react';
import { usePreview } from '../../shared/data/usePreview.ts';
import { useRefresh } from '../../shared/data/useQuery.ts';
import { paths } from '../../shared/links/paths.ts';
import { useMay } from '../../shared/session/useSession.ts';
import { useStores } from '../../shared/stores/StoresProvider.tsx';
import { LocationCard, obstaclesOf } from './LocationCard.tsx';
import {
  initialLocation,
  isDone,
  isUnanswered,
  type LocationDraft,
  type LocationsDraft,
  type Sent,
} from './locationsDraft.ts';
import { locationTexts as texts } from './locationTexts.ts';
import { dayFor, type LocationRequest, type PricedLocation, sendLocation } from './sendLocation.ts';

interface LocationsOrderProps {
  draft: LocationsDraft;
  change: (customerNumber: string, part: Partial<LocationDraft>) => void;
  begin: (listId: number | null) => void;
  list: ShoppingList;
  /** The open ones. */
  locations: readonly Location[];
}

/** A location with what is chosen for it and what that costs. */
interface Entry {
  readonly customerNumber: string;
  readonly name: string;
  readonly chosen: LocationDraft;
  readonly quantities: CartQuantities;
  readonly preview: LocationPreview | undefined;
}

/** The quantities of a list for each location, with buttons that order them or fill carts. */
export function LocationsOrder({ draft, change, begin, list, locations }: LocationsOrderProps) {
  const { loadApi } = useStores();
  const refresh = useRefresh();
  const mayOrder = useMay('order');
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const cards = useRef<HTMLUListElement>(null);

  const chosen = locations.map(({ customerNumber, name }) => {
    const of = draft.locations[customerNumber] ?? initialLocation;
    // The quantities of an order without a response stay, even if the list changes.
    const sent = of.sent?.kind === 'ordering' ? of.sent.quantities : null;
    return { customerNumber, name, chosen: of, quantities: sent ?? locationQuantities(list.lines, of) };
  });
  const included = chosen.filter((each) => each.chosen.included);
  const asked = included.filter((each) => !isDone(each.chosen) && Object.keys(each.quantities).length > 0);
  const quantities = JSON.stringify(
    Object.fromEntries(asked.map((each) => [each.customerNumber, each.quantities])),
  );
  const { current, last, retry } = usePreview(asked.length === 0 ? null : quantities, async (signal) =>
    (await loadApi()).previewLocations(JSON.parse(quantities), signal),
  );
  const entries = chosen.map(
    (each): Entry => ({
      ...each,
      preview: last?.find(({ customerNumber }) => customerNumber === each.customerNumber),
    }),
  );
  const isPriced = current.state === 'ready' || current.state === 'unneeded';
  const toSend = entries.filter(
    (each) => each.chosen.included && !isDone(each.chosen) && !isUnanswered(each.chosen),
  );
  const obstructed = toSend.filter((each) => obstaclesOf(each, isPriced).order.length > 0);
  const unfit = toSend.filter((each) => obstaclesOf(each, isPriced).fill.length > 0);
  const total = toSend.reduce(
    (sum, { preview }) => (preview ? addCents(sum, preview.totalInclusive) : sum),
    cents(0),
  );

  async function sendAll(kind: LocationRequest, which: readonly Entry[]): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const priced = which.filter((each): each is Entry & PricedLocation => each.preview !== undefined);
    let done = 0;
    // One after the other: stock that one location takes is gone for the next, in the order of the page.
    for (const entry of priced) {
      const keep = (sent: Sent) => change(entry.customerNumber, { sent });
      if (await sendLocation(loadApi, entry, kind, draft.key, keep)) done += 1;
    }
    announce(texts.result(done, which.length));
    // A request may have been refused because prices, stock or carts have changed.
    retry();
    await refresh('locations');
    setBusy(false);
    // The pressed button may be gone; the outcomes are in the list.
    cards.current?.focus();
  }

  const press = (kind: LocationRequest) => {
    if (isBusy) return;
    const blocked = blockedBy(kind);
    setFailure(blocked);
    if (blocked !== '') {
      announce(blocked);
      cards.current?.querySelector<HTMLElement>('[data-obstructed] input')?.focus();
    } else if (kind === 'order') setAsking(true);
    else void sendAll('fill', toSend);
  };

  function blockedBy(kind: LocationRequest): string {
    if (toSend.length === 0) return texts.noneChosen;
    if (current.state === 'failed') return current.reason || texts.notCalculated;
    if (!isPriced) return texts.calculating;
    const wrong = kind === 'order' ? obstructed : unfit;
    return wrong.length === 0 ? '' : texts.mistakes(wrong.map(({ name }) => name));
  }

  const isFinished =
    toSend.length === 0 &&
    entries.some((each) => isDone(each.chosen)) &&
    !entries.some((each) => isUnanswered(each.chosen));
  return (
    <div className="grid gap-6">
      <ul ref={cards} tabIndex={-1} aria-label={texts.all} className="grid gap-4">
        {entries.map((entry) => (
          <li key={entry.customerNumber}>
            <LocationCard
              {...entry}
              lines={list.lines}
              isPriced={isPriced}
              mayOrder={mayOrder}
              isBusy={isBusy}
              onChange={(part) => change(entry.customerNumber, part)}
              onRepeat={() => {
                const kind = entry.chosen.sent?.kind === 'filling' ? 'fill' : 'order';
                void sendAll(kind, [entry]);
              }}
            />
          </li>
        ))}
      </ul>
      {current.state === 'failed' && (
        <MessageList
          messages={[
            {
              tone: 'error',
              id: 'preview',
              text: (
                <span className="flex flex-wrap items-center gap-x-4">
                  {current.reason || texts.notCalculated}
                  <Button tone="tertiary" onClick={retry}>
                    {texts.retry}
                  </Button>
                </span>
              ),
            },
          ]}
        />
      )}
      {isFinished ? (
        <div className="flex flex-wrap gap-4">
          <Button tone="primary" onClick={() => begin(null)}>
            {texts.again}
          </Button>
          <ButtonLink tone="secondary" href={paths.locations.href()}>
            {texts.toLocations}
          </ButtonLink>
        </div>
      ) : (
        <div className="bottom-0 z-10 grid gap-3 border-t-2 border-ink bg-background py-4 wide:sticky">
          {failure !== '' && <MessageList messages={[{ tone: 'warning', text: failure, announced: true }]} />}
          <p className="text-17 font-bold" aria-busy={!isPriced || undefined}>
            {isPriced ? texts.sum(toSend.length, formatEuros(total)) : texts.calculating}
          </p>
          <div className="flex flex-wrap gap-4">
            {mayOrder && (
              <Button
                tone="primary"
                loading={isBusy}
                aria-disabled={blockedBy('order') !== ''}
                onClickCapture={() => press('order')}
              >
                {texts.order(toSend.length)}
              </Button>
            )}
            <Button
              tone="secondary"
              loading={isBusy}
              aria-disabled={blockedBy('fill') !== ''}
              onClickCapture={() => press('fill')}
            >
              {texts.fill}
            </Button>
          </div>
        </div>
      )}
      <AlertDialog open={isAsking} onOpenChange={setAsking}>
        <AlertDialogContent
          title={texts.confirmTitle(toSend.length)}
          actions={
            <>
              <AlertDialogCancel>{texts.cancel}</AlertDialogCancel>
              <AlertDialogAction onClick={() => void sendAll('order', toSend)}>
                {texts.confirm}
              </AlertDialogAction>
            </>
          }
        >
          <p>{texts.confirmText}</p>
          <ul className="grid gap-2 pt-3">
            {toSend.map(({ customerNumber, name, chosen: of, preview }) => (
              <li key={customerNumber}>
                {preview &&
                  texts.confirmLine(
                    name,
                    texts.dayOf(dayFor(of, preview) ?? 0),
                    formatEuros(preview.totalInclusive),
                  )}
              </li>
            ))}
          </ul>
        </AlertDialogContent>
      </AlertDialog>
    </div>
  );
}
