import type { QuickOrderProduct } from '@magazijn/api-client';
import { formatEuros } from '@magazijn/domain/money';
import { type AssessedList, maxEntries, type QuickOrderEntry } from '@magazijn/domain/quick-order';
import { announce, Button, Card, CheckoutLayout, FileDrop } from '@magazijn/ui';
import { type ReactNode, useState } from 'react';
import { acceptedFiles, loadOrderFile, maxFileBytes } from '../../shared/order/orderFile.ts';
import { quickOrderTexts as texts } from './quickOrderTexts.ts';

interface QuickOrderSummaryProps {
  list: AssessedList<QuickOrderProduct>;
  /** Adds the lines of a file to the list; returns how many did not fit. */
  onFile: (entries: readonly QuickOrderEntry[]) => number;
  /** Absent when no line has to be corrected. */
  onSaveErrors?: () => void;
  children: ReactNode;
}

interface FileOutcome {
  readonly text: string;
  readonly isError: boolean;
}

export function QuickOrderSummary({ list, onFile, onSaveErrors, children }: QuickOrderSummaryProps) {
  const [outcome, setOutcome] = useState<FileOutcome | null>(null);
  const { ready, wrong, waiting } = list.counts;

  const showResult = (text: string, isError = false) => {
    setOutcome({ text, isError });
    announce(text);
  };

  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const { name } = file;
    showResult(texts.reading(name));
    try {
      const entries = await loadOrderFile(file);
      if (entries.length === 0) {
        showResult(texts.noLines(name), true);
        return;
      }
      const left = onFile(entries);
      showResult(
        [texts.read(name, entries.length - left), left > 0 ? texts.leftOut(left, maxEntries) : '']
          .filter(Boolean)
          .join(' '),
      );
    } catch (error) {
      console.warn('A file with an order list cannot be read', error);
      showResult(texts.unreadable(name), true);
    }
  };

  return (
    <CheckoutLayout
      summary={
        <div className="grid gap-6">
          <Card title={texts.totalTitle} rail>
            <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
              <Row term={texts.ready} value={texts.lines(ready)} />
              {wrong > 0 && <Row term={texts.wrong} value={texts.lines(wrong)} />}
              {waiting > 0 && <Row term={texts.waiting} value={texts.lines(waiting)} />}
              <dt className="pt-2 font-bold">{texts.total}</dt>
              <dd className="pt-2 text-end font-bold">{formatEuros(list.total)}</dd>
            </dl>
            {onSaveErrors && (
              <Button tone="tertiary" className="pt-2 text-start" onClick={onSaveErrors}>
                {texts.saveErrors}
              </Button>
            )}
          </Card>
          <Card title={texts.fileTitle}>
            <FileDrop
              label={texts.file}
              accept={acceptedFiles}
              maxSize={maxFileBytes}
              hint={outcome && !outcome.isError ? outcome.text : texts.fileHint}
              {...(outcome?.isError ? { error: outcome.text } : {})}
              // The lines that were read are in the list.
              value={[]}
              required={false}
              onValueChange={([file]) => void read(file)}
            />
          </Card>
        </div>
      }
    >
      {children}
    </CheckoutLayout>
  );
}

function Row({ term, value }: { term: string; value: string }) {
  return (
    <>
      <dt>{term}</dt>
      <dd className="text-end">{value}</dd>
    </>
  );
}
