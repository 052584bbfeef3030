/** The form of the packed product; one drawing function per shape stands in `shapes/`. */
export type PackShape =
  | 'diaper-bag'
  | 'wipes-pack'
  | 'paper-roll'
  | 'roll-pack'
  | 'spray-bottle'
  | 'pump-bottle'
  | 'bottle'
  | 'carton'
  | 'jar'
  | 'can'
  | 'tube'
  | 'box'
  | 'dispenser-box'
  | 'pouch'
  | 'sack'
  | 'bucket'
  | 'jerrycan'
  | 'paint-bottles'
  | 'crayon-box'
  | 'paper-stack'
  | 'blocks'
  | 'ball'
  | 'puzzle'
  | 'book'
  | 'cup'
  | 'plate-stack'
  | 'cutlery'
  | 'folded-textile'
  | 'mattress'
  | 'chair'
  | 'table'
  | 'cabinet'
  | 'binder'
  | 'first-aid-case'
  | 'vehicle'
  | 'sand-toys'
  | 'bib'
  | 'glove-box'
  | 'mop'
  | 'tricycle'
  | 'scooter'
  | 'balance-bike'
  | 'handcart'
  | 'watering-can'
  | 'drum'
  | 'hoops'
  | 'hand-puppet'
  | 'vest'
  | 'jug'
  | 'pan'
  | 'saucepan'
  | 'tape'
  | 'paper-assortment'
  | 'paper-cups'
  | 'bowls'
  | 'cushion'
  | 'bunk-bed'
  | 'coat-rack'
  | 'dresser';

/** The colour family of a pack; the tones stand in `colours.ts`. */
export type PaletteName =
  | 'green'
  | 'blue'
  | 'sky'
  | 'lilac'
  | 'orange'
  | 'pink'
  | 'red'
  | 'yellow'
  | 'mint'
  | 'brown'
  | 'cream'
  | 'navy';

/** The picture printed on the pack; one drawing function per motif stands in `motifs/`. */
export type MotifName =
  | 'bear'
  | 'rabbit'
  | 'duck'
  | 'polar-bear'
  | 'cat'
  | 'fox'
  | 'owl'
  | 'fish'
  | 'apple'
  | 'pear'
  | 'banana'
  | 'strawberry'
  | 'carrot'
  | 'cow-spots'
  | 'daisy'
  | 'leaf'
  | 'drop'
  | 'star'
  | 'sun'
  | 'heart'
  | 'wave'
  | 'cross'
  | 'wheat'
  | 'peanut'
  | 'none';

/**
 * Everything that tells one drawn product from another.
 *
 * `word` is the name on the pack (at most 12 characters; a longer one is drawn smaller, never cut),
 * `figure` the size or count set large, such as `4+`, `80` or `5 L`; null draws the pack without one.
 */
export interface PackShot {
  shape: PackShape;
  palette: PaletteName;
  motif: MotifName;
  word: string;
  figure: string | null;
}
