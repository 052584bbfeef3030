import { buyerMessage, type StandingOrder, type StandingOrderSettings } from '@magazijn/api-client';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogTrigger,
  announce,
  Button,
  Card,
  type MessageItem,
  MessageList,
} from '@magazijn/ui';
import { useState } from 'react';
import { useQuery } from '../../shared/data/useQuery.ts';
import { TextInView } from '../../shared/page/TextInView.tsx';
import { useStores } from '../../shared/stores/StoresProvider.tsx';
import { StandingOrderForm } from './StandingOrderForm.tsx';
import { standingOrderTexts as texts } from './standingOrderTexts.ts';

interface StandingOrderControlsProps {
  standing: StandingOrder;
  reload: () => Promise<void>;
}

export function StandingOrderControls({ standing, reload }: StandingOrderControlsProps) {
  const { loadApi } = useStores();
  const { data } = useQuery('lists');
  const lists = data ?? [];
  const [message, setMessage] = useState<MessageItem | null>(null);
  const [busy, setBusy] = useState(false);
  const { id, name, status, rhythm, run } = standing;

  const setState = async (state: StandingOrder['status'], done: string): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setMessage(null);
    try {
      await (await loadApi()).setStandingOrderState(id, state);
      setMessage({ tone: 'success', text: done });
    } catch (cause) {
      console.warn('The standing order was not changed', cause);
      setMessage({ tone: 'error', text: buyerMessage(cause) || texts.notSaved });
    }
    await reload();
    setBusy(false);
  };

  const save = async (settings: StandingOrderSettings): Promise<string> => {
    setMessage(null);
    try {
      await (await loadApi()).saveStandingOrder(id, settings);
      announce(texts.saved);
      setMessage({
        tone: 'success',
        text: run === null ? texts.saved : `${texts.saved} ${texts.announcedStays(run.deliveryOn)}`,
        announced: true,
      });
      await reload();
      return '';
    } catch (cause) {
      console.warn('The standing order was not saved', cause);
      return buyerMessage(cause) || texts.notSaved;
    }
  };

  return (
    <Card title={texts.settings} rail>
      <div className="grid gap-4">
        <MessageList
          messages={message ? [{ ...message, text: <TextInView>{message.text}</TextInView> }] : []}
        />
        <StandingOrderForm
          lists={lists.filter((list) => list.productCount > 0 || list.id === standing.listId)}
          start={{
            name,
            source: standing.listId === null ? '' : String(standing.listId),
            ...rhythm,
            maxPriceRise: standing.maxPriceRise,
            reference: standing.reference,
          }}
          submitLabel={texts.save}
          onSubmit={save}
        />
        <div className="flex flex-wrap gap-x-4 border-t border-rule pt-4">
          {status === 'active' ? (
            <Button tone="tertiary" loading={busy} onClick={() => void setState('paused', texts.pausedNow)}>
              {texts.pause}
            </Button>
          ) : (
            <Button tone="tertiary" loading={busy} onClick={() => void setState('active', texts.startedNow)}>
              {texts.startAgain}
            </Button>
          )}
          <AlertDialog>
            <AlertDialogTrigger tone="tertiary">{texts.end}</AlertDialogTrigger>
            <AlertDialogContent
              tone="danger"
              title={texts.endTitle(name)}
              actions={
                <>
                  <AlertDialogCancel>{texts.cancel}</AlertDialogCancel>
                  <AlertDialogAction tone="danger" onClick={() => void setState('ended', texts.endedNow)}>
                    {texts.end}
                  </AlertDialogAction>
                </>
              }
            >
              {texts.endText}
            </AlertDialogContent>
          </AlertDialog>
        </div>
      </div>
    </Card>
  );
}
