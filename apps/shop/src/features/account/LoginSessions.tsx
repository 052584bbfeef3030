import type { LoginSession } from '@magazijn/api-client';
import { formatDate } from '@magazijn/domain/delivery';
import { announce, Button, MessageList, Tag, VisuallyHidden } from '@magazijn/ui';
import { useState } from 'react';
import { useRefresh } from '../../shared/data/useQuery.ts';
import { useStores } from '../../shared/stores/StoresProvider.tsx';
import { profileTexts } from './profileTexts.ts';

const texts = profileTexts.devices;

/** The customer's sessions, last used first, each with a button that ends it, except the current one. */
export function LoginSessions({ sessions }: { sessions: readonly LoginSession[] }) {
  const { loadApi } = useStores();
  const refresh = useRefresh();
  const [busy, setBusy] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const others = sessions.filter(({ current }) => !current);

  const end = async (id: string, call: () => Promise<void>, announcement: string) => {
    if (busy !== null) return;
    setBusy(id);
    setFailed(false);
    const ended = await call().then(
      () => true,
      (error: unknown) => {
        console.warn('The session was not ended', error);
        return false;
      },
    );
    // Also after a failure: the session may have ended already.
    await refresh('listSessions');
    setBusy(null);
    setFailed(!ended);
    if (ended) announce(announcement);
  };

  return (
    <section className="max-w-160 pt-8" aria-labelledby="devices">
      <h2 id="devices" className="type-heading pb-2 text-22">
        {texts.title}
      </h2>
      <p className="pb-4 text-ink-2">{texts.intro}</p>
      <MessageList className="pb-4" messages={failed ? [{ tone: 'error', text: texts.failed }] : []} />
      <ul className="border-t-2 border-ink">
        {sessions.map(({ id, device, address, createdAt, lastUsedAt, current }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-rule py-3">
            <div className="min-w-0 grow basis-64">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold">
                {device}
                {current && <Tag tone="neutral">{texts.current}</Tag>}
              </p>
              <p className="text-15 text-ink-2">
                {texts.used(timeText(lastUsedAt), address)}
                <br />
                {texts.since(timeText(createdAt))}
              </p>
            </div>
            {!current && (
              <Button
                tone="tertiary"
                loading={busy === id}
                onClick={() =>
                  void end(id, async () => (await loadApi()).endSession(id), texts.ended(device))
                }
              >
                {texts.end} <VisuallyHidden>{texts.on(device)}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <Button
          tone="secondary"
          className="mt-6"
          loading={busy === 'others'}
          onClick={() =>
            void end('others', async () => (await loadApi()).endOtherSessions(), texts.othersEnded)
          }
        >
          {texts.endOthers}
        </Button>
      )}
    </section>
  );
}

const clock = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'Europe/Amsterdam',
  hour: '2-digit',
  minute: '2-digit',
});

/** '12 november 2026 om 14:02'. */
function timeText(time: string): string {
  const date = new Date(time);
  return `${formatDate(date)} om ${clock.format(date)}`;
}
