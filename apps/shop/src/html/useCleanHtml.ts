import { useEffect, useState } from 'react';
import { useHydrated } from '../routing/useHydrated.ts';

/** Text that the server cleaned, or a value of the browser's policy. */
type CleanHtml = string | TrustedHTML;

/**
 * HTML that may be shown. What came with the document was cleaned by the server; anything later is cleaned here, by
 * code that is loaded only then. Null until that is there.
 */
export function useCleanHtml(html: string): CleanHtml | null {
  const hydrated = useHydrated();
  const [fromServer] = useState(hydrated ? null : html);
  const [cleaned, setCleaned] = useState<{ readonly of: string; readonly html: CleanHtml } | null>(null);
  const mine = html === fromServer;

  useEffect(() => {
    if (mine) return;
    let current = true;
    void import('./cleanInBrowser.ts').then(({ cleanInBrowser }) => {
      if (current) setCleaned({ of: html, html: cleanInBrowser(html) });
    });
    return () => {
      current = false;
    };
  }, [html, mine]);

  if (mine) return html;
  // The former text stays while its successor is cleaned: usually they are the same.
  return cleaned?.html ?? fromServer;
}
