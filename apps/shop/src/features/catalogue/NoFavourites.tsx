import { ButtonLink, EmptyState } from '@magazijn/ui';
import { paths } from '../../shared/links/paths.ts';
import { favouritesTexts as texts } from './favouritesTexts.ts';

/** Says that there are no favourites yet, and where products are. */
export const NoFavourites = () => (
  <EmptyState
    title={texts.emptyFavourites}
    action={
      <ButtonLink tone="primary" href={paths.home.href()}>
        {texts.toShop}
      </ButtonLink>
    }
  >
    {texts.emptyFavouritesHelp}
  </EmptyState>
);
