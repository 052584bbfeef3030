import { type LinkComponentProps, LinkProvider } from '@magazijn/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { type PostedForm, PostedFormContext } from '../shared/data/PostedForm.ts';
import type { Queries } from '../shared/data/queries.ts';
import { QueriesContext, swrConfiguration } from '../shared/data/useQuery.ts';
import { paths } from '../shared/links/paths.ts';
import { type ShopLinks, ShopLinksProvider } from '../shared/links/ShopLinks.tsx';
import type { ShopStores } from '../shared/stores/ShopStores.ts';
import { StoresProvider } from '../shared/stores/StoresProvider.tsx';
import { type RequestMeter, RequestMeterContext } from './layout/RequestBar.tsx';

/** What the addresses of lists and products begin with. */
const shelves = [paths.category, paths.product, paths.search].map(({ pattern }) =>
  pattern.slice(0, pattern.indexOf(':')),
);

/** Whether it leads to a list or a product: between these the page fades, where the browser can do that. */
const isShelf = (href: string): boolean => shelves.some((start) => href.startsWith(start));

/** Every link of the kit: React Router's for the shop's own pages, the browser's for everything else. */
function ShopLink({ href, children, ...props }: LinkComponentProps) {
  const isPage = /^\/(?!\/|img\/|api\/)/.test(href) && !props.target && props.download === undefined;
  if (!isPage) {
    return (
      <a href={href} {...props}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} viewTransition={isShelf(href)} {...props}>
      {children}
    </Link>
  );
}

interface ShopProvidersProps {
  stores: ShopStores;
  queries: Queries;
  meter: RequestMeter;
  links: ShopLinks;
  /** The form that the document answers. @default none */
  posted?: PostedForm | null | undefined;
  children: ReactNode;
}

/** What the pages lean on: the same on the server, in the browser and in tests. */
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
              <PostedFormContext value={posted}>
                <LinkProvider component={ShopLink}>{children}</LinkProvider>
              </PostedFormContext>
            </ShopLinksProvider>
          </RequestMeterContext>
        </SWRConfig>
      </QueriesContext>
    </StoresProvider>
  );
}
