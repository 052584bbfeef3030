import type { OnShown } from '../routing/useArrival.ts';
import { headCode } from './headCode.ts';

/** Has the document's head written anew. Without a connection it stays as it was; nobody who looks sees it. */
export const sayWhatShows: OnShown = (...shown) => {
  headCode.load().then(
    ({ writeHead }) => writeHead(...shown),
    () => {},
  );
};
