import type { PageData } from '../shared/data/PageData.ts';
import type { PagePolicy } from './layout/PageHandle.ts';

/** What the shop's renderer hands to its web server. */
export type RenderedPage =
  | { readonly kind: 'redirect'; readonly href: string }
  | {
      readonly kind: 'page';
      readonly status: number;
      /** Title, meta and preloads that React lifts into head. */
      readonly head: string;
      readonly body: string;
      readonly data: PageData;
      /** The module of the page: its chunk is found by it. */
      readonly module: string | null;
      /** Which of the policies of its own the document has; null for that of all others. */
      readonly policy: PagePolicy | null;
      /** Whether every call answered: only such a page may be kept. */
      readonly complete: boolean;
      /** What failed of what it cannot do without, for the log. */
      readonly problems: readonly string[];
    };
