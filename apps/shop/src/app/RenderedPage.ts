import type { PageData } from '../shared/data/PageData.ts';
import type { PagePolicy } from './layout/PageHandle.ts';

export type RenderedPage =
  | {
      readonly kind: 'redirect';
      readonly href: string;
      /** Whether every request succeeded, for a customer those of needed data: only such a redirect follows from the data. */
      readonly complete: boolean;
    }
  | {
      readonly kind: 'page';
      readonly status: number;
      /** Title, meta and preloads that React lifts into head. */
      readonly head: string;
      readonly body: string;
      readonly data: PageData;
      /** The page's module; the web server finds its chunks by it. */
      readonly module: string | null;
      /** The document's own content security policy; null for that of all other pages. */
      readonly policy: PagePolicy | null;
      /** Whether every request succeeded: only such a page may be cached. For a customer, those of needed data. */
      readonly complete: boolean;
      /** The errors of its loaders and of the cart, for the log. */
      readonly problems: readonly string[];
    };
