import { ButtonLink, EmptyState } from '@magazijn/ui';
import { paths } from '../../paths/paths.ts';
import { profileTexts } from './profileTexts.ts';

/** Says that nothing was ordered yet, and leads to the shelves. */
export function NoOrders() {
  return (
    <EmptyState
      title={profileTexts.emptyHistory}
      action={
        <ButtonLink tone="primary" href={paths.home.href()}>
          {profileTexts.toShop}
        </ButtonLink>
      }
    >
      {profileTexts.emptyHistoryHelp}
    </EmptyState>
  );
}
