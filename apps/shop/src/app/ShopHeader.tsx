import type { Category } from '@magazijn/api-client';
import { formatEuros } from '@magazijn/domain/money';
import { HeaderAction, MiniCart, SearchBox, SiteHeader, UspBar } from '@magazijn/ui';
import { Heart } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCart } from '../cart/useCart.ts';
import { paths } from '../paths/paths.ts';
import { searchHref } from '../paths/searchHref.ts';
import type { AnswersTo } from '../resources/Answer.ts';
import { useSession } from '../session/useSession.ts';
import type { layoutNeeds } from './layoutNeeds.ts';
import { ShopAccount } from './ShopAccount.tsx';
import { ShopNavigation } from './ShopNavigation.tsx';
import { shownSearch } from './shownSearch.ts';
import { texts } from './texts.ts';

interface ShopHeaderProps {
  categories: readonly Category[];
  answers: AnswersTo<typeof layoutNeeds>;
}

/** Wordmark, search, favourites, account and, for customers, the cart; the aisles beneath (S80-S86). */
export function ShopHeader({ categories, answers }: ShopHeaderProps) {
  const { viewer } = useSession();
  const cart = useCart();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [favourite, products] = texts.favourites;

  return (
    <SiteHeader
      homeHref={paths.home.href()}
      usps={
        <UspBar
          items={texts.usps.map(([core, rest]) => (
            <span key={core}>
              <b>{core}</b>
              {rest}
            </span>
          ))}
        />
      }
      search={
        <SearchBox
          action={paths.home.href()}
          defaultValue={shownSearch(pathname)}
          onSearch={(term) => void navigate(searchHref(term))}
        />
      }
      actions={
        <>
          <HeaderAction
            className="max-wide:hidden"
            icon={<Heart strokeWidth={1.75} />}
            label={favourite}
            detail={products}
            href={paths.favourites.href()}
          />
          <ShopAccount answers={answers} />
          {viewer.kind === 'customer' && (
            <MiniCart href={paths.cart.href()} total={formatEuros(cart.subtotal)} items={cart.units} />
          )}
        </>
      }
      navigation={<ShopNavigation categories={categories} groceryPartner={answers.groceryPartner} />}
    />
  );
}
