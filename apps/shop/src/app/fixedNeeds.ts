import { optional } from '../resources/need.ts';
import { footerPages } from '../resources/pageResources.ts';

/** What the fixed parts of the frame show besides the frame's own needs: asked for by the server alone. */
export const fixedNeeds = { pages: optional(footerPages) };
