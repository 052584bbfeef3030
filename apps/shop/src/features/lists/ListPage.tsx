import { ListView } from './ListView.tsx';
import { LoadedList } from './LoadedList.tsx';

export function ListPage() {
  return (
    <LoadedList>
      {(list, isGone, customer) => <ListView list={list} isGone={isGone} customer={customer} />}
    </LoadedList>
  );
}
