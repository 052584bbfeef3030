/**
 * The fourteen of Regulation (EU) No 1169/2011, annex II, as Dutch labels write them. A word that begins so counts
 * ('tarwebloem', 'melkpoeder'); the short ones only whole, or 'eiwitten' of the nutrients would be an egg.
 */
const beginnings = [
  ...['gluten', 'tarwe', 'rogge', 'gerst', 'haver', 'spelt', 'kamut'],
  ...['schaaldier', 'garna', 'krab', 'kreeft', 'weekdier', 'mossel', 'oester', 'inktvis'],
  ...['pinda', 'soja', 'melk', 'karnemelk', 'lactose', 'wei(?:poeder|eiwit)', 'caseïn'],
  ...['noten', 'amandel', 'hazelno', 'walno', 'cashew', 'pecan', 'parano', 'pistache', 'macadamia'],
  ...['selderij', 'mosterd', 'sesam', 'sulfiet', 'zwaveldioxide', 'lupine'],
];
const whole = ['ei', 'eieren', 'eigeel', 'eipoeder', 'kippenei', 'vis', 'vissen', 'zalm', 'tonijn'];

const words = new RegExp(
  `(?<![\\p{L}])(?:(?:${beginnings.join('|')})\\p{L}*|(?:${whole.join('|')})(?![\\p{L}]))`,
  'giu',
);

/**
 * Sets the allergens in a label's HTML in bold, to help the eye; what is not bold is not thereby absent. Only text is
 * touched, never what stands between < and >.
 *
 * @example markAllergens('<td>Bevat melk.</td>') // '<td>Bevat <strong>melk</strong>.</td>'
 */
export const markAllergens = (html: string): string =>
  html
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? part : part.replace(words, '<strong>$&</strong>')))
    .join('');
