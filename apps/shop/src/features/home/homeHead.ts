import type { HeadOf } from '../../head/PageHead.ts';
import { paths } from '../../paths/paths.ts';

/** What the home page says of itself to those who find it; apart, so that nobody who is there already loads it. */
const headTexts = {
  description:
    'Groothandel voor kinderdagverblijven, bso en gastouders in Nederland en Vlaanderen: luiers, voeding, knutselen en schoonmaak, binnen 1 tot 2 werkdagen.',
};

/** The head of the home page: what the shop is, and its name. */
export const homeHead: HeadOf = (_, __, origin) => ({
  canonical: paths.home.href(),
  description: headTexts.description,
  things: [{ '@type': 'WebSite', name: 'Magazijn', url: `${origin}/`, inLanguage: 'nl' }],
});
