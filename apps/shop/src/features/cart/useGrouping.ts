import { useState } from 'react';
import { tabStorage } from '../../storage/tabStorage.ts';

const key = 'magazijn.cartGrouped';

/** Whether this tab shows the cart by category, until somebody changes it. */
export function useGrouping(): readonly [grouped: boolean, toggle: () => void] {
  const [grouped, setGrouped] = useState(() => tabStorage.read(key) === '1');
  const toggle = () => {
    tabStorage.write(key, grouped ? null : '1');
    setGrouped(!grouped);
  };
  return [grouped, toggle];
}
