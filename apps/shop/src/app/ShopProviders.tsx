import { LinkProvider } from '@magazijn/ui';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { type ShopLinks, ShopLinksProvider } from '../links/ShopLinks.tsx';
import type { Queries } from '../shared/data/queries.ts';
import { QueriesContext, swrConfiguration } from '../shared/data/useQuery.ts';
import type { ShopStores } from '../stores/ShopStores.ts';
import { StoresProvider } from '../stores/StoresProvider.tsx';
import type { RequestMeter } from './createRequestMeter.ts';
import { RequestMeterContext } from './RequestBar.tsx';
import { ShopLink } from './ShopLink.tsx';

interface ShopProvidersProps {
  stores: ShopStores;
  queries: Queries;
  meter: RequestMeter;
  links: ShopLinks;
  children: ReactNode;
}

/** What the pages lean on: the same on the server, in the browser and in tests. */
export function ShopProviders({ stores, queries, meter, links, children }: ShopProvidersProps) {
  return (
    <StoresProvider stores={stores}>
      <QueriesContext value={queries}>
        <SWRConfig value={swrConfiguration}>
          <RequestMeterContext value={meter}>
            <ShopLinksProvider links={links}>
              <LinkProvider component={ShopLink}>{children}</LinkProvider>
            </ShopLinksProvider>
          </RequestMeterContext>
        </SWRConfig>
      </QueriesContext>
    </StoresProvider>
  );
}
