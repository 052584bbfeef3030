import type { MeterGeometry } from './meterGeometry.ts';

type CartMeterScaleProps = {
  /** Unique on the page; names the clip of the filled part. */
  id: string;
  geometry: MeterGeometry;
};

/** The ruler itself: its ground, the filled part, and ticks that turn light where it is filled. */
export function CartMeterScale({ id, geometry }: CartMeterScaleProps) {
  const ticks = geometry.ticks.map(({ at, tall }) => (
    <rect key={at} x={`${at}%`} y={tall ? 27 : 33} width="1" height={tall ? 12 : 6} />
  ));
  return (
    <>
      <clipPath id={id}>
        <rect x="0" y="20" width={`${geometry.filled}%`} height="21" />
      </clipPath>
      <rect x="0" y="20" width="100%" height="20" className="fill-bay" />
      <g className="fill-ink-3">{ticks}</g>
      <g clipPath={`url(#${id})`}>
        <rect x="0" y="20" width="100%" height="20" className="fill-ink" />
        <g className="fill-paper">{ticks}</g>
      </g>
      <rect x="0" y="39" width="100%" height="2" className="fill-rail" />
    </>
  );
}
