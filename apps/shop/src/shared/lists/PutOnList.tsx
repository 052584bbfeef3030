import { Button } from '@magazijn/ui';
import { useHasCapability } from '../data/useHasCapability.ts';
import { lazyPart } from '../page/lazyPart.tsx';
import { Late } from '../stores/Late.tsx';
import { useOptionalCustomer } from '../stores/StoresProvider.tsx';
import type { ListChoiceProps } from './ListButton.tsx';

const ListButton = lazyPart(
  async () => (await import('./ListButton.tsx')).ListButton,
  () => null,
);

const label = 'Zet op lijst';

export function PutOnList(props: ListChoiceProps) {
  return useOptionalCustomer() ? <WhereThereAreLists {...props} /> : null;
}

function WhereThereAreLists(props: ListChoiceProps) {
  if (!useHasCapability('lists')) return null;
  return (
    <Late fallback={<ListButtonSpace />}>
      <ListButton {...props} label={label} />
    </Late>
  );
}

/** The space of the button until its code is loaded, so that it moves nothing. */
export const ListButtonSpace = () => (
  <span inert className="invisible">
    <Button tone="tertiary">{label}</Button>
  </span>
);
