import { Suspense } from 'react';
import { useHasCapability } from '../data/useHasCapability.ts';
import { lazyPart } from '../page/lazyPart.tsx';
import { useOptionalCustomer } from '../stores/StoresProvider.tsx';
import type { ListButtonProps } from './ListButton.tsx';

const ListButton = lazyPart(
  async () => (await import('./ListButton.tsx')).ListButton,
  () => null,
);

/** 'Zet op lijst', for customers of a back end with lists. */
export function PutOnList(props: ListButtonProps) {
  return useOptionalCustomer() ? <WhereThereAreLists {...props} /> : null;
}

function WhereThereAreLists(props: ListButtonProps) {
  if (!useHasCapability('lists')) return null;
  return (
    <Suspense fallback={null}>
      <ListButton {...props} />
    </Suspense>
  );
}
