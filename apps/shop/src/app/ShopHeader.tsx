import type { Category } from '@magazijn/api-client';
import { HeaderAction, SiteHeader, UspBar, Wordmark } from '@magazijn/ui';
import { Heart } from 'lucide-react';
import { paths } from '../paths/paths.ts';
import { useSession } from '../session/useSession.ts';
import type { CustomerFrame } from './customerFrameCode.ts';
import { frameTexts } from './frameTexts.ts';
import { HeaderSearch } from './HeaderSearch.tsx';
import { ShopNavigation } from './ShopNavigation.tsx';
import { VisitorAccount } from './VisitorAccount.tsx';

interface ShopHeaderProps {
  categories: readonly Category[];
  /** What customers see besides, once it is there. */
  frame: CustomerFrame | null;
}

/** Wordmark, search, favourites, account and, for customers, the cart; the aisles beneath (S80-S86). */
export function ShopHeader({ categories, frame }: ShopHeaderProps) {
  const { viewer, switched } = useSession();
  const customer = viewer.kind === 'customer' ? viewer : null;
  const [favourite, products] = frameTexts.favourites;

  return (
    <SiteHeader
      homeHref={paths.home.href()}
      banner={frame && <frame.CustomerBanners />}
      usps={<ShopUsps />}
      wordmark={<Wordmark />}
      search={<HeaderSearch />}
      actions={
        // A customer's account and cart keep their room on a phone before the first paint: nothing moves when they come.
        <div className="flex items-center justify-end gap-1 wide:gap-0 max-wide:in-data-[session=customer]:min-w-32">
          <HeaderAction
            className="max-wide:hidden"
            icon={<Heart strokeWidth={1.75} />}
            label={favourite}
            detail={products}
            href={paths.favourites.href()}
          />
          {customer && frame ? (
            <frame.CustomerActions customer={customer} switched={switched} />
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
      items={frameTexts.usps.map(([core, rest]) => (
        <span key={core}>
          <b>{core}</b>
          {rest}
        </span>
      ))}
    />
  );
}
