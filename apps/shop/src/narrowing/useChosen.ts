import type { Narrowing } from '@magazijn/api-client';
import { useState } from 'react';

/**
 * What is chosen of a list. It shows at once and the address follows, so that a second choice, made before that, adds to
 * the first; as soon as the address is another one it has the last word.
 *
 * @param address another text for every other choice
 * @param onChoose leads to the address of a choice
 */
export function useChosen(
  inAddress: Narrowing,
  address: string,
  onChoose: (narrowing: Narrowing) => void,
): readonly [narrowing: Narrowing, choose: (narrowing: Narrowing) => void] {
  const [picked, setPicked] = useState<{ readonly narrowing: Narrowing; readonly at: string } | null>(null);
  if (picked && picked.at !== address) setPicked(null);
  return [
    picked?.at === address ? picked.narrowing : inAddress,
    (narrowing) => {
      setPicked({ narrowing, at: address });
      onChoose(narrowing);
    },
  ];
}
