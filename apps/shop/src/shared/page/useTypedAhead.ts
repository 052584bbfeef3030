import { useState } from 'react';

/** The text of a field that the address stores with a delay; other changes of the address change it. */
export function useTypedAhead<Text extends string>(given: Text): [text: Text, type: (text: Text) => void] {
  const [text, setText] = useState(given);
  /** Typed texts that the address may still receive. */
  const [ahead, setAhead] = useState<readonly Text[]>([]);

  if (given === text && ahead.length > 0) setAhead([]);
  if (given !== text && !ahead.includes(given)) setText(given);
  return [
    text,
    (typed) => {
      setText(typed);
      setAhead([...ahead, given, typed]);
    },
  ];
}
