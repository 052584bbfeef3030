import { createContext, useContext, useEffect } from 'react';

/** Keeps the Escape of a popover until what it answers is called. */
type HoldEscape = () => () => void;

/** Given by an open `Popover`, to what opens in it. */
export const InnerLayerContext = createContext<HoldEscape | null>(null);

/** For a list or a window that Escape closes: while it is open the `Popover` around it leaves the key alone. */
export function useInnerLayer(open: boolean): void {
  const hold = useContext(InnerLayerContext);
  useEffect(() => (open ? hold?.() : undefined), [open, hold]);
}
