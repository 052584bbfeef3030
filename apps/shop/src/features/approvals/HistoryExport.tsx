import type { ApprovalHistoryRow } from '@magazijn/api-client';
import { approvalEventNames } from '@magazijn/domain/approvals';
import { csvText } from '@magazijn/domain/csv';
import { amsterdamTime } from '@magazijn/domain/delivery';
import { announce, Button, MessageList, SelectField } from '@magazijn/ui';
import { useState } from 'react';
import { useFormMessage } from '../../shared/page/useFormMessage.tsx';
import { saveFile } from '../../shared/storage/saveFile.ts';
import { useStores } from '../../shared/stores/StoresProvider.tsx';
import { approvalTexts as texts } from './approvalTexts.ts';

/** The years that can be saved. */
const years = 5;

/** Saves everything that happened to the requests of a year as CSV. */
export function HistoryExport() {
  const { loadApi } = useStores();
  const [thisYear] = useState(() => Number(amsterdamTime(new Date()).date.slice(0, 4)));
  const [year, setYear] = useState(String(thisYear));
  const [busy, setBusy] = useState(false);
  const [messages, say] = useFormMessage();

  const save = async (): Promise<void> => {
    setBusy(true);
    say(null);
    try {
      const rows = await (await loadApi()).approvalHistory(Number(year));
      if (rows.length === 0) say({ tone: 'info', text: texts.nothingToExport(year) });
      else {
        saveFile(`goedkeuringen-${year}.csv`, historyCsv(rows), 'text/csv;charset=utf-8');
        announce(texts.exported);
      }
    } catch (cause) {
      console.warn('The history was not fetched', cause);
      say({ tone: 'error', text: texts.notExported });
    }
    setBusy(false);
  };

  return (
    <section aria-labelledby="history-export" className="grid max-w-160 gap-4 pt-10">
      <h2 id="history-export" className="type-heading text-22">
        {texts.exportTitle}
      </h2>
      <div className="flex flex-wrap items-end gap-4">
        <SelectField
          className="grow basis-32"
          label={texts.exportYear}
          required={false}
          value={year}
          onValueChange={setYear}
          options={Array.from({ length: years }, (_, ago) => String(thisYear - ago)).map((each) => ({
            value: each,
            label: each,
          }))}
        />
        <Button loading={busy} onClick={() => void save()}>
          {texts.export}
        </Button>
      </div>
      <MessageList messages={messages} />
    </section>
  );
}

const historyCsv = (rows: readonly ApprovalHistoryRow[]): string =>
  csvText([
    texts.csvHead,
    ...rows.map(({ at, kind, person, note, requestId, orderNumber, requester, total }) => [
      texts.time(at),
      approvalEventNames[kind],
      person,
      note,
      String(requestId),
      orderNumber,
      requester,
      (total / 100).toFixed(2).replace('.', ','),
    ]),
  ]);
