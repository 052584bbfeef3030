import { ListView } from './ListView.tsx';
import { LoadedList } from './LoadedList.tsx';
import { listTexts } from './listTexts.ts';

export function ListPage() {
  return (
    <LoadedList title={listTexts.one}>
      {(list, isGone, customer) => <ListView list={list} isGone={isGone} customer={customer} />}
    </LoadedList>
  );
}
