type CartMeterMarkProps = {
  /** What keeps the order from being placed until it is reached, or what is won by it. */
  tone: 'danger' | 'positive';
  /** The ruler is filled up to here: there the mark is light, as its ticks are. */
  met: boolean;
  /** Percentage of the ruler's width. */
  at: number;
};

/** A coloured line across the ruler, to below its foot, where its label stands; light where the ruler is filled. */
export function CartMeterMark({ at, tone, met }: CartMeterMarkProps) {
  return (
    <>
      <rect
        x={`${at}%`}
        width="3"
        height="2.1em"
        className={tone === 'danger' ? 'fill-danger' : 'fill-positive'}
      />
      {met && (
        <rect x={`${at}%`} width="3" height="1.5em" className="fill-background forced-colors:fill-[Canvas]" />
      )}
    </>
  );
}
