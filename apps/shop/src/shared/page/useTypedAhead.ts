import { useState } from 'react';

/**
 * A text that the address keeps, while it is typed: the field is ahead of the address, which follows a moment later.
 * An address that changes by itself, by a link or the back button, changes the field.
 *
 * @param given the text that the address holds now
 */
export function useTypedAhead<Text extends string>(given: Text): [text: Text, type: (text: Text) => void] {
  const [text, setText] = useState(given);
  /** What the address may still come to hold because of what was typed. */
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
