import type { Category } from '@magazijn/api-client';
import { HeaderAction, SiteHeader, UspBar } from '@magazijn/ui';
import { Heart } from 'lucide-react';
import { paths } from '../../shared/links/paths.ts';
import { useSellingPoints } from '../../shared/page/usps.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { useOptionalCustomer } from '../../shared/stores/StoresProvider.tsx';
import { CustomerActions } from './CustomerActions.tsx';
import { CustomerBanners } from './CustomerBanners.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';
import { layoutTexts } from './layoutTexts.ts';
import { ShopNavigation } from './ShopNavigation.tsx';
import { ShopWordmark } from './ShopWordmark.tsx';
import { VisitorAccount } from './VisitorAccount.tsx';

interface ShopHeaderProps {
  categories: readonly Category[];
}

/** Wordmark, search, favourites, account and, for customers, the cart; the aisles beneath. A phone has them in its bar. */
export function ShopHeader({ categories }: ShopHeaderProps) {
  const features = useOptionalCustomer();
  const { viewer, switched } = useSession();
  const customer = viewer.kind === 'customer' ? viewer : null;
  const [favourite, products] = layoutTexts.favourites;

  return (
    <SiteHeader
      homeHref={paths.home.href()}
      banner={features && <CustomerBanners />}
      usps={<ShopUsps />}
      wordmark={<ShopWordmark />}
      search={<HeaderSearch />}
      hasMobileBar
      actions={
        <>
          <HeaderAction
            icon={<Heart strokeWidth={1.75} />}
            label={favourite}
            detail={products}
            href={paths.favourites.href()}
          />
          {customer && features ? (
            <CustomerActions customer={customer} switched={switched} />
          ) : (
            <VisitorAccount />
          )}
        </>
      }
      navigation={<ShopNavigation categories={categories} />}
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
