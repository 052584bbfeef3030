/**
 * English words, except for those that Dutch also uses ('is', 'in', 'was', 'we'), names in the demo catalogue, and the
 * few that the specification uses ('Login', 'email', 'account').
 */
const english =
  `the and your you with from this that these those there here are were have has had will would should could shall
  please thank thanks welcome hello sorry yes not none any all each every only also again never always
  add added adding remove removed delete deleted edit change changed save saved saving cancel submit send sent confirm
  continue proceed choose select selected view show hide open close closed back next previous search searching find found
  sort filter filters clear reset retry try click press skip loading load loaded processing please wait
  cart basket checkout order orders ordered ordering payment pay paid invoice invoices shipping delivery delivered price
  prices total subtotal discount quantity amount stock sold out available unavailable item items product products
  category categories brand offers deals favourite favourites favorite favorites wishlist
  name street city country phone address number company customer password username user sign logout logged register
  registration required invalid valid must missing unknown error errors failed failure success successful warning
  something went wrong page pages home-page settings help terms conditions privacy-policy about us contact-us
  one less more lowest highest higher first last longer after again than through until same right who whole why when
  aisle aisles choose chosen country date days done each ended enlarge enough enter everything example expensive filled
  free get hours house information keys now number offer optional out own picture pictures play quick reference
  step steps street suffix suggestions taken telephone things title town working warning
  undefined null nan object true false monday tuesday wednesday thursday friday saturday sunday january february march
  may june july october today tomorrow yesterday month year accepted approval approved ascending been being calendar
  cannot companies customers descending did dismiss does expired files for get got having history how into list lists
  look looking made make message messages my note notes nothing offered or our overview popular profile read refused
  related reorder requested rows searched see seen selection sending settings sorted stored suggestion summary their to
  too used waiting what write yet`
    .split(/\s+/)
    .filter((word) => !isDutchToo(word));

/** Words of the list above that are Dutch too. */
function isDutchToo(word: string): boolean {
  return ['open', 'product', 'order', 'items', 'filter', 'filters', 'home-page', 'not'].includes(word);
}

const pattern = new RegExp(`(?<![\\p{L}\\p{N}@./-])(?:${english.join('|')})(?![\\p{L}\\p{N}@/-])`, 'giu');

export const englishIn = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([word]) => `'${word}' in '${text.slice(0, 80)}'`));
