import { LinkProvider } from '@magazijn/ui';
import { StrictMode } from 'react';
import { type ShopLinks, ShopLinksProvider } from '../links/ShopLinks.tsx';
import { Answers } from '../resources/Answers.tsx';
import type { ResourceCache } from '../resources/ResourceCache.ts';
import { ResourcesProvider } from '../resources/ResourcesProvider.tsx';
import { LinkToRoute } from '../routing/LinkToRoute.tsx';
import type { Route } from '../routing/Route.ts';
import { RoutesProvider } from '../routing/RoutesProvider.tsx';
import { RouteView } from '../routing/RouteView.tsx';
import type { ShopStores } from '../stores/ShopStores.ts';
import { StoresProvider } from '../stores/StoresProvider.tsx';
import type { RequestMeter } from './createRequestMeter.ts';
import { layoutNeeds } from './layoutNeeds.ts';
import { ShopLayout } from './ShopLayout.tsx';

interface AppProps {
  routes: readonly Route[];
  stores: ShopStores;
  cache: ResourceCache;
  meter: RequestMeter;
  links: ShopLinks;
}

/** The shop below its router: the same tree on the server, in the browser and in tests. */
export function App({ routes, stores, cache, meter, links }: AppProps) {
  return (
    <StrictMode>
      <StoresProvider stores={stores}>
        <ResourcesProvider cache={cache}>
          <RoutesProvider routes={routes}>
            <LinkProvider component={LinkToRoute}>
              <ShopLinksProvider links={links}>
                <Answers needs={layoutNeeds} audience="everyone">
                  {(answers) => (
                    <ShopLayout meter={meter} answers={answers}>
                      <RouteView />
                    </ShopLayout>
                  )}
                </Answers>
              </ShopLinksProvider>
            </LinkProvider>
          </RoutesProvider>
        </ResourcesProvider>
      </StoresProvider>
    </StrictMode>
  );
}
