import { StrictMode } from 'react';
import { type ShopLinks, ShopLinksProvider } from '../links/ShopLinks.tsx';
import { Answers } from '../resources/Answers.tsx';
import type { ResourceCache } from '../resources/ResourceCache.ts';
import { ResourcesProvider } from '../resources/ResourcesProvider.tsx';
import { FollowLinks } from '../routing/FollowLinks.tsx';
import type { Route } from '../routing/Route.ts';
import { RoutesProvider } from '../routing/RoutesProvider.tsx';
import { RouteView } from '../routing/RouteView.tsx';
import type { ShopStores } from '../stores/ShopStores.ts';
import { StoresProvider } from '../stores/StoresProvider.tsx';
import type { RequestMeter } from './createRequestMeter.ts';
import type { FixedParts } from './FixedParts.ts';
import { layoutNeeds } from './layoutNeeds.ts';
import { ShopLayout } from './ShopLayout.tsx';
import { sayWhatShows } from './sayWhatShows.ts';

interface AppProps {
  routes: readonly Route[];
  stores: ShopStores;
  cache: ResourceCache;
  meter: RequestMeter;
  links: ShopLinks;
  /** `renderFixedParts` on the server, `keptParts` in the browser. */
  fixed: FixedParts;
}

/** The shop below its router: the same tree on the server, in the browser and in tests. */
export function App({ routes, stores, cache, meter, links, fixed }: AppProps) {
  return (
    <StrictMode>
      <StoresProvider stores={stores}>
        <ResourcesProvider cache={cache}>
          <RoutesProvider routes={routes}>
            <ShopLinksProvider links={links}>
              <FollowLinks />
              <Answers needs={layoutNeeds} audience="everyone">
                {(answers) => (
                  <ShopLayout meter={meter} answers={answers} fixed={fixed}>
                    <RouteView onShown={sayWhatShows} />
                  </ShopLayout>
                )}
              </Answers>
            </ShopLinksProvider>
          </RoutesProvider>
        </ResourcesProvider>
      </StoresProvider>
    </StrictMode>
  );
}
