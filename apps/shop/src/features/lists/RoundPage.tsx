import { LoadedList } from './LoadedList.tsx';
import { RoundView } from './RoundView.tsx';

/** A round along the shelves with one list: what is there is counted, and the difference to the wanted stock ordered. */
export function RoundPage() {
  return (
    <LoadedList>
      {(list, isGone, customer) => <RoundView list={list} isGone={isGone} customer={customer} />}
    </LoadedList>
  );
}
