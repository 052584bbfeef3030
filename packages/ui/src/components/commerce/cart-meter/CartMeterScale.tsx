import type { MeterGeometry } from './meterGeometry.ts';

type CartMeterScaleProps = {
  /** Unique on the page; the id of the clip path of the filled part. */
  id: string;
  geometry: MeterGeometry;
};

export function CartMeterScale({ id, geometry }: CartMeterScaleProps) {
  const ticks = geometry.ticks.map(({ at, tall }) => (
    <rect key={at} x={`${at}%`} y={tall ? '0.6em' : '1.05em'} width="1" height={tall ? '0.95em' : '0.5em'} />
  ));
  return (
    <>
      <clipPath id={id}>
        <rect width={`${geometry.filled}%`} height="1.6em" />
      </clipPath>
      <rect width="100%" height="1.5em" className="fill-surface-muted forced-colors:fill-[Canvas]" />
      <g className="fill-ink-3 forced-colors:fill-[CanvasText]">{ticks}</g>
      <g clipPath={`url(#${id})`}>
        <rect width="100%" height="1.5em" className="fill-ink forced-colors:fill-[CanvasText]" />
        <g className="fill-background forced-colors:fill-[Canvas]">{ticks}</g>
      </g>
      <rect y="1.5em" width="100%" height="2" className="fill-rail forced-colors:fill-[CanvasText]" />
    </>
  );
}
