import { createContext, useContext, useEffect } from 'react';

/** Reserves Escape for a layer inside a popover; returns the function that ends this. */
type HoldEscape = () => () => void;

/** Provided by an open `Popover` to the layers inside it. */
export const InnerLayerContext = createContext<HoldEscape | null>(null);

/** For a list or dialog that Escape closes: while open, the `Popover` around it ignores Escape. */
export function useInnerLayer(open: boolean): void {
  const hold = useContext(InnerLayerContext);
  useEffect(() => (open ? hold?.() : undefined), [open, hold]);
}
