import type { Category } from '@magazijn/api-client';
import { AccountMenu, HeaderAction, SearchBox, SiteHeader, UspBar } from '@magazijn/ui';
import { Heart } from '@magazijn/ui/icons';
import { type ComponentType, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loginHref, matchPattern, paths, searchHref } from '../../shared/links/paths.ts';
import { lazyPart } from '../../shared/page/lazyPart.tsx';
import { useSellingPoints } from '../../shared/page/usps.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { may } from '../../shared/stores/SessionStore.ts';
import { useOptionalCustomer } from '../../shared/stores/StoresProvider.tsx';
import { layoutTexts } from './layoutTexts.ts';
import { ShopNavigation } from './ShopNavigation.tsx';
import { ShopWordmark } from './ShopWordmark.tsx';

const HeaderLogin = lazyPart(
  async () => (await import('../../features/account/HeaderLogin.tsx')).HeaderLogin,
);

interface ShopHeaderProps {
  categories: readonly Category[];
  /** Hides the aisles below 960 px, as between cart and payment. @default false */
  hidesAislesOnPhone?: boolean;
}

export function ShopHeader({ categories, hidesAislesOnPhone = false }: ShopHeaderProps) {
  const features = useOptionalCustomer(null);
  const { viewer, switched } = useSession();
  const customer = viewer.kind === 'customer' ? viewer : null;
  const [favourite, products] = layoutTexts.favourites;

  return (
    <SiteHeader
      homeHref={paths.home.href()}
      banner={features && <features.layout.Banners />}
      usps={<ShopUsps />}
      wordmark={<ShopWordmark />}
      search={<HeaderSearch />}
      hasMobileBar
      actions={
        <>
          {(customer === null || may(customer, 'shop')) && (
            <HeaderAction
              icon={<Heart strokeWidth={1.75} />}
              label={favourite}
              detail={products}
              href={paths.favourites.href()}
            />
          )}
          {customer && features ? (
            <features.layout.Actions customer={customer} switched={switched} />
          ) : (
            <VisitorAccount />
          )}
        </>
      }
      navigation={
        <div className={hidesAislesOnPhone ? 'max-wide:hidden' : 'contents'}>
          <ShopNavigation categories={categories} />
        </div>
      }
    />
  );
}

function ShopUsps() {
  return (
    <UspBar
      items={useSellingPoints().map(([core, rest]) => (
        <span key={core}>
          <b>{core}</b>
          {rest}
        </span>
      ))}
    />
  );
}

/** The term of the search page, for the search box; empty elsewhere. */
const shownSearch = (pathname: string): string =>
  matchPattern(paths.search.pattern, pathname)?.search?.trim() ?? '';

/** Proxies may refuse longer addresses; the search page shows that the term was shortened. */
const maxTermLength = 2000;

function HeaderSearch() {
  const [Suggestions, setSuggestions] = useState<ComponentType | null>(null);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const load = async () => {
    if (Suggestions) return;
    try {
      const { HeaderSearchParts } = await import('./HeaderSearchParts.tsx');
      setSuggestions(() => HeaderSearchParts);
    } catch {
      // After a failure the next input loads them.
    }
  };
  return (
    <SearchBox
      action={paths.searchForm.href()}
      name="zoek"
      defaultValue={shownSearch(pathname)}
      onFocus={() => void load()}
      onInput={() => void load()}
      onSearch={(term) => void navigate(searchHref(term.slice(0, maxTermLength)))}
    >
      {Suggestions && <Suggestions />}
    </SearchBox>
  );
}

function VisitorAccount() {
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
  return (
    <AccountMenu
      open={open}
      onOpenChange={setOpen}
      data-place="account"
      href={loginHref(pathname + search)}
      loggedOut={{
        children: (
          <Suspense fallback={<div className="h-80" />}>
            <HeaderLogin onDone={() => setOpen(false)} />
          </Suspense>
        ),
      }}
    />
  );
}
