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

/** The first part of the paths of lists and products. */
const shelves = [paths.category, paths.product, paths.search].map(({ pattern }) =>
  pattern.slice(0, pattern.indexOf(':')),
);

/** Whether it links to a list or a product: navigations between these use a view transition. */
const isShelf = (href: string): boolean => shelves.some((start) => href.startsWith(start));

/** Renders the kit's links: React Router's `Link` for pages of the shop, `a` for everything else. */
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
    <Link to={href} discover="none" viewTransition={isShelf(href)} {...props}>
      {children}
    </Link>
  );
}

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
