import { RichText } from '@magazijn/ui';
import { useEffect, useMemo, useState } from 'react';
import { MissingCode } from '../page/lazyPart.tsx';
import { useHydrated } from '../page/useHydrated.ts';

type Cleaner = typeof import('./cleanInBrowser.ts');

let loaded: Cleaner | null = null;

/** Loads what cleans the back end's HTML in the browser. */
async function loadCleaner(): Promise<Cleaner> {
  loaded ??= await import('./cleanInBrowser.ts');
  return loaded;
}

/** Loads the cleaner while the text that it will clean is under way. */
export function usePreloadedCleaner(wanted: boolean): void {
  useEffect(() => {
    // A failure is told where the text would stand.
    if (wanted) loadCleaner().catch(() => {});
  }, [wanted]);
}

/** The cleaner; null until it came, 'failed' when it does not. */
function useCleaner(wanted: boolean): Cleaner | 'failed' | null {
  const [cleaner, setCleaner] = useState<Cleaner | 'failed' | null>(loaded);
  useEffect(() => {
    if (!wanted || cleaner !== null) return;
    loadCleaner().then(setCleaner, () => setCleaner('failed'));
  }, [wanted, cleaner]);
  return cleaner;
}

/** Text that the server cleaned, or a value of the browser's policy. */
type CleanHtml = string | TrustedHTML;

/**
 * HTML that may be shown. What came with the document was cleaned by the server; anything later is cleaned here, by
 * code that is loaded only then. Null until that is there.
 */
function useCleanHtml(html: string): { readonly clean: CleanHtml | null; readonly failed: boolean } {
  const hydrated = useHydrated();
  const [fromServer, setFromServer] = useState(hydrated ? null : html);
  const mine = html === fromServer;
  const cleaner = useCleaner(!mine);
  const cleaned = useMemo(
    () => (mine || cleaner === null || cleaner === 'failed' ? null : cleaner.cleanInBrowser(html)),
    [html, mine, cleaner],
  );

  // The server cleaned what stands in the document, not a value that comes back after its successor.
  if (cleaned !== null && fromServer !== null) setFromServer(null);
  // The former text stays while its successor is cleaned: usually they are the same.
  return { clean: mine ? html : (cleaned ?? fromServer), failed: cleaner === 'failed' };
}

/** HTML from the back end, cleaned by one allow-list before it is shown; without what cleans it, a way to try again. */
export function BackEndHtml({ html, className }: { html: string; className?: string }) {
  const { clean, failed } = useCleanHtml(html);
  if (clean === null) return failed && <MissingCode />;
  return <RichText html={clean} className={className} />;
}
