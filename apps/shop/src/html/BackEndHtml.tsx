import { RichText } from '@magazijn/ui';
import { useMemo, useState } from 'react';
import { LatePlace } from '../late/LatePlace.tsx';
import { lateCode } from '../late/lateCode.ts';
import { useLateCode } from '../late/useLateCode.ts';
import { useHydrated } from '../shared/useHydrated.ts';

/** What cleans the back end's HTML in the browser: it comes with the first text that did not come with the document. */
export const cleanerCode = lateCode(() => import('./cleanInBrowser.ts'));

/** Text that the server cleaned, or a value of the browser's policy. */
type CleanHtml = string | TrustedHTML;

/**
 * HTML that may be shown. What came with the document was cleaned by the server; anything later is cleaned here, by
 * code that is loaded only then. Null until that is there.
 */
function useCleanHtml(html: string): CleanHtml | null {
  const hydrated = useHydrated();
  const [fromServer] = useState(hydrated ? null : html);
  const mine = html === fromServer;
  const cleaner = useLateCode(cleanerCode, !mine);
  const cleaned = useMemo(
    () => (mine || !cleaner ? null : cleaner.cleanInBrowser(html)),
    [html, mine, cleaner],
  );

  if (mine) return html;
  // The former text stays while its successor is cleaned: usually they are the same.
  return cleaned ?? fromServer;
}

/** HTML from the back end, cleaned by one allow-list before it is shown; without what cleans it, a way to try again. */
export function BackEndHtml({ html, className }: { html: string; className?: string }) {
  const clean = useCleanHtml(html);
  if (clean === null) return <LatePlace code={cleanerCode} />;
  return <RichText html={clean} className={className} />;
}
