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

/** A customer's account and cart have their room before the first paint: nothing moves when they come. */
const roomOnPhone = 'max-wide:in-data-[session=customer]:min-w-32';

/** As wide as they are with a name that fills its line; a shorter one gives the rest back to the search. */
const roomUntilLoaded =
  'wide:in-data-[session=customer]:min-w-82 @min-[76rem]:in-data-[session=customer]:min-w-128';

interface ShopHeaderProps {
  categories: readonly Category[];
}

/** Wordmark, search, favourites, account and, for customers, the cart; the aisles beneath. */
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
      actions={
        <div
          className={`flex items-center justify-end gap-1 wide:justify-start wide:gap-0 ${roomOnPhone} ${features ? '' : roomUntilLoaded}`}
        >
          <HeaderAction
            className="max-wide:hidden"
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
        </div>
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
