import { createContext } from 'react-router-dom';
import type { SessionStore } from '../session/SessionStore.ts';

/** How React Router hands the session to loaders; null on the server, which cannot know who looks. */
export const sessionContext = createContext<SessionStore | null>(null);
