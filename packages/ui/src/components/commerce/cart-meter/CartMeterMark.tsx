type CartMeterMarkProps = {
  /** `danger`: the order cannot be placed below it. `positive`: a benefit from there on. */
  tone: 'danger' | 'positive';
  met: boolean;
  at: number;
};

/** A coloured line across the ruler, extended below it to the label; light where the ruler is filled. */
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
