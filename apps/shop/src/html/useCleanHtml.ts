import { useMemo, useState } from 'react';
import { useLateCode } from '../late/useLateCode.ts';
import { useHydrated } from '../shared/useHydrated.ts';
import { cleanerCode } from './cleanerCode.ts';

/** Text that the server cleaned, or a value of the browser's policy. */
type CleanHtml = string | TrustedHTML;

/**
 * HTML that may be shown. What came with the document was cleaned by the server; anything later is cleaned here, by
 * code that is loaded only then. Null until that is there.
 */
export function useCleanHtml(html: string): CleanHtml | null {
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
