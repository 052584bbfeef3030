import { useState } from 'react';

/** The key of the history's entry whose page is shown: it follows `key` only when that page has arrived. */
export function useShownVisit(key: string, arrived: boolean): string {
  const [visit, setVisit] = useState(key);
  if (arrived && visit !== key) setVisit(key);
  return arrived ? key : visit;
}
