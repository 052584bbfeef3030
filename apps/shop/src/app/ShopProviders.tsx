import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { type PostedForm, PostedFormContext } from '../shared/data/PostedForm.ts';
import type { Queries } from '../shared/data/queries.ts';
import { QueriesContext, swrConfiguration } from '../shared/data/useQuery.ts';
import { type ShopLinks, ShopLinksProvider } from '../shared/links/ShopLinks.tsx';
import type { ShopStores } from '../shared/stores/ShopStores.ts';
import { StoresProvider } from '../shared/stores/StoresProvider.tsx';
import { type RequestMeter, RequestMeterContext } from './layout/RequestBar.tsx';

interface ShopProvidersProps {
  stores: ShopStores;
  queries: Queries;
  meter: RequestMeter;
  links: ShopLinks;
  /** The result of a form that was submitted without scripts. @default none */
  posted?: PostedForm | null | undefined;
  children: ReactNode;
}

/** The contexts of all pages: the same on the server, in the browser and in tests. */
export function ShopProviders({
  stores,
  queries,
  meter,
  links,
  posted = null,
  children,
}: ShopProvidersProps) {
  return (
    <StoresProvider stores={stores}>
      <QueriesContext value={queries}>
        <SWRConfig value={swrConfiguration(queries)}>
          <RequestMeterContext value={meter}>
            <ShopLinksProvider links={links}>
              <PostedFormContext value={posted}>{children}</PostedFormContext>
            </ShopLinksProvider>
          </RequestMeterContext>
        </SWRConfig>
      </QueriesContext>
    </StoresProvider>
  );
}
