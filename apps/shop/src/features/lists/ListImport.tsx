import { buyerMessage, type QuickOrderMatch } from '@magazijn/api-client';
import { addLines, readListEntries } from '@magazijn/domain/lists';
import { maxEntries } from '@magazijn/domain/quick-order';
import { announce, Button, FileDrop } from '@magazijn/ui';
import { useState } from 'react';
import { useQueries } from '../../shared/data/useQuery.ts';
import { acceptedFiles, loadOrderFile, maxFileBytes } from '../../shared/order/orderFile.ts';
import { saveFile } from '../../shared/storage/saveFile.ts';
import { useStores } from '../../shared/stores/StoresProvider.tsx';
import type { ListStore } from './createListStore.ts';
import { problemsCsv } from './listCsv.ts';
import { listTexts as texts } from './listTexts.ts';

/** The result of the last file. */
interface Outcome {
  readonly text: string;
  readonly isError: boolean;
  /** The lines that were not added, as a file. */
  readonly problems?: string;
}

/** Adds the products of a file to the list; unknown lines are returned as a file to correct. */
export function ListImport({ store }: { store: ListStore }) {
  const { loadApi } = useStores();
  const queries = useQueries();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const showOutcome = (next: Outcome) => {
    setOutcome(next);
    announce(next.text);
  };

  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    showOutcome({ text: texts.reading(file.name), isError: false });
    const entries = await loadOrderFile(file).catch((error: unknown) => {
      console.warn('A file with a list cannot be read', error);
      return null;
    });
    if (!entries?.length) {
      showOutcome({ text: (entries ? texts.noLines : texts.unreadable)(file.name), isError: true });
      return;
    }
    try {
      const taken = entries.slice(0, maxEntries);
      const matches = await (await loadApi()).resolveProducts(taken.map(({ product }) => product));
      // Without the call there is no import, which the page hides with the capability.
      if (matches === null) return await queries.loseCapability('quick-order');
      const byTerm = new Map<string, QuickOrderMatch | undefined>(
        taken.map(({ product }, index) => [product, matches[index]]),
      );
      const { lines, problems } = readListEntries(taken, (product) => {
        const match = byTerm.get(product);
        return match ? { kind: 'answered', ...match } : { kind: 'failed' };
      });
      const asked = addLines([], lines);
      const added = asked.added > 0 ? await store.add(asked.lines) : 0;
      showOutcome({
        text: [
          texts.imported(added, asked.added - added),
          problems.length > 0 ? texts.notImported(problems.length) : '',
          entries.length > taken.length ? texts.tooLong(entries.length - taken.length) : '',
        ]
          .filter(Boolean)
          .join(' '),
        isError: problems.length > 0,
        ...(problems.length > 0 ? { problems: problemsCsv(taken, problems) } : {}),
      });
    } catch (error) {
      console.warn('The products of a file were not put on the list', error);
      showOutcome({ text: buyerMessage(error) || texts.importFailed, isError: true });
    }
  };

  const { problems } = outcome ?? {};
  return (
    <>
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
      {problems !== undefined && (
        <Button
          tone="tertiary"
          className="text-start"
          onClick={() => saveFile(texts.problemsFile, problems, 'text/csv;charset=utf-8')}
        >
          {texts.saveProblems}
        </Button>
      )}
    </>
  );
}
