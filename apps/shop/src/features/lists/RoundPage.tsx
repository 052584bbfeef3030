import { LoadedList } from './LoadedList.tsx';
import { RoundView } from './RoundView.tsx';
import { roundTexts } from './roundTexts.ts';

/** Counts the stock along a list, and orders the difference to the wanted stock. */
export function RoundPage() {
  return (
    <LoadedList title={roundTexts.title}>
      {(list, isGone, customer) => <RoundView list={list} isGone={isGone} customer={customer} />}
    </LoadedList>
  );
}
