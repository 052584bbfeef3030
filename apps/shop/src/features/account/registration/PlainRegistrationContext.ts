import { createContext, type ReactNode } from 'react';

/** The form for browsers without scripts, which the server provides; null in the browser, which does not load its code. */
export const PlainRegistrationContext = createContext<ReactNode>(null);
