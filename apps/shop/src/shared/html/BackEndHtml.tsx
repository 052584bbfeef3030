import { RichText } from '@magazijn/ui';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { MissingCode } from '../page/lazyPart.tsx';

type Cleaner = typeof import('./cleanInBrowser.ts');

let loaded: Cleaner | null = null;

/** Loads the sanitiser for the back end's HTML. */
async function loadCleaner(): Promise<Cleaner> {
  loaded ??= await import('./cleanInBrowser.ts');
  return loaded;
}

/** Loads the sanitiser while the text is loading. */
export function usePreloadedCleaner(wanted: boolean): void {
  useEffect(() => {
    // `BackEndHtml` shows a failure.
    if (wanted) loadCleaner().catch(() => {});
  }, [wanted]);
}

/** The sanitiser; null while loading, 'failed' after a failure. */
function useCleaner(wanted: boolean): Cleaner | 'failed' | null {
  const [cleaner, setCleaner] = useState<Cleaner | 'failed' | null>(loaded);
  useEffect(() => {
    if (!wanted || cleaner !== null) return;
    loadCleaner().then(setCleaner, () => setCleaner('failed'));
  }, [wanted, cleaner]);
  return cleaner;
}

const never = () => () => {};

/** False only while this component hydrates: only then is its HTML the document's. */
const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** HTML that the server sanitised, or a Trusted Types value. */
type CleanHtml = string | TrustedHTML;

/** Sanitised HTML; that of a document comes sanitised. Null until the sanitiser is loaded. */
function useCleanHtml(html: string): { readonly clean: CleanHtml | null; readonly failed: boolean } {
  const hydrated = useHydrated();
  const [fromServer, setFromServer] = useState(hydrated ? null : html);
  const mine = html === fromServer;
  const cleaner = useCleaner(!mine);
  const cleaned = useMemo(
    () => (mine || cleaner === null || cleaner === 'failed' ? null : cleaner.cleanInBrowser(html)),
    [html, mine, cleaner],
  );

  // The server sanitised the document's text only: the same text after another one is sanitised here.
  if (cleaned !== null && fromServer !== null) setFromServer(null);
  // The previous text stays while the next one is sanitised: usually they are equal.
  return { clean: mine ? html : (cleaned ?? fromServer), failed: cleaner === 'failed' };
}

/** Sanitised HTML from the back end; when the sanitiser fails to load, a button to try again. */
export function BackEndHtml({ html, className }: { html: string; className?: string }) {
  const { clean, failed } = useCleanHtml(html);
  if (clean === null) return failed && <MissingCode />;
  return <RichText html={clean} className={className} />;
}
