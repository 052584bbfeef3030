import { createContext, type ReactNode } from 'react';

/** The registration as one plain form, which the server gives for who has no scripts; null in the browser, which needs none of its code. */
export const PlainRegistrationContext = createContext<ReactNode>(null);
