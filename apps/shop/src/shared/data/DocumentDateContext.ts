import { createContext } from 'react';

/** The date of a customer's document, as yyyy-mm-dd; null in a visitor's, which shows no date. For `useToday`. */
export const DocumentDateContext = createContext<string | null>(null);
