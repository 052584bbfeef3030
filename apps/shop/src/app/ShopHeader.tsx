import type { Category } from '@magazijn/api-client';
import { HeaderAction, SearchBox, SiteHeader } from '@magazijn/ui';
import { Heart } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLateCode } from '../late/useLateCode.ts';
import { paths } from '../paths/paths.ts';
import { searchHref } from '../paths/searchHref.ts';
import type { AnswersTo } from '../resources/Answer.ts';
import { useSession } from '../session/useSession.ts';
import { customerFrameCode } from './customerFrameCode.ts';
import type { FixedParts } from './FixedParts.ts';
import { frameTexts } from './frameTexts.ts';
import type { layoutNeeds } from './layoutNeeds.ts';
import { ShopNavigation } from './ShopNavigation.tsx';
import { shownSearch } from './shownSearch.ts';
import { VisitorAccount } from './VisitorAccount.tsx';

interface ShopHeaderProps {
  categories: readonly Category[];
  answers: AnswersTo<typeof layoutNeeds>;
  fixed: FixedParts;
}

/** Wordmark, search, favourites, account and, for customers, the cart; the aisles beneath (S80-S86). */
export function ShopHeader({ categories, answers, fixed }: ShopHeaderProps) {
  const { viewer, switched } = useSession();
  const customer = viewer.kind === 'customer' ? viewer : null;
  const frame = useLateCode(customerFrameCode, customer !== null);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [favourite, products] = frameTexts.favourites;

  return (
    <SiteHeader
      homeHref={paths.home.href()}
      banner={customer && frame && <frame.SwitchBanner />}
      usps={fixed.usps}
      wordmark={fixed.wordmark}
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
          {customer && frame ? (
            <frame.CustomerActions customer={customer} switched={switched} companies={answers.companies} />
          ) : (
            <VisitorAccount />
          )}
        </>
      }
      navigation={<ShopNavigation categories={categories} groceryPartner={answers.groceryPartner} />}
    />
  );
}
