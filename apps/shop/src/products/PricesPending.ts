import { createContext, useContext } from 'react';

/** Whether a visitor's result still stands in for a customer's on this page. */
export const PricesPending = createContext(false);

/** True while the prices of this page are under way; what has none by then has none at all. */
export const usePricesPending = (): boolean => useContext(PricesPending);
