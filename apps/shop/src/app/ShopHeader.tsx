import type { Category } from '@magazijn/api-client';
import { HeaderAction, SiteHeader } from '@magazijn/ui';
import { Heart } from 'lucide-react';
import { paths } from '../paths/paths.ts';
import type { AnswersTo } from '../resources/Answer.ts';
import { useSession } from '../session/useSession.ts';
import type { CustomerFrame } from './customerFrameCode.ts';
import type { FixedParts } from './FixedParts.ts';
import { frameTexts } from './frameTexts.ts';
import { HeaderSearch } from './HeaderSearch.tsx';
import type { layoutNeeds } from './layoutNeeds.ts';
import { ShopNavigation } from './ShopNavigation.tsx';
import { VisitorAccount } from './VisitorAccount.tsx';

interface ShopHeaderProps {
  categories: readonly Category[];
  answers: AnswersTo<typeof layoutNeeds>;
  fixed: FixedParts;
  /** What customers see besides, once it is there. */
  frame: CustomerFrame | null;
}

/** Wordmark, search, favourites, account and, for customers, the cart; the aisles beneath (S80-S86). */
export function ShopHeader({ categories, answers, fixed, frame }: ShopHeaderProps) {
  const { viewer, switched } = useSession();
  const customer = viewer.kind === 'customer' ? viewer : null;
  const [favourite, products] = frameTexts.favourites;

  return (
    <SiteHeader
      homeHref={paths.home.href()}
      banner={frame && <frame.CustomerBanners />}
      usps={fixed.usps}
      wordmark={fixed.wordmark}
      search={<HeaderSearch />}
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
