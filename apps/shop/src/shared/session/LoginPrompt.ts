import { createContext, useContext } from 'react';

/** Asks a visitor to log in. The layout provides it; without a layout it does nothing. */
export const LoginPromptContext = createContext<() => void>(() => {});

/** Opens the login popover; under 960 px it goes to the login page. */
export const useLoginPrompt = (): (() => void) => useContext(LoginPromptContext);
