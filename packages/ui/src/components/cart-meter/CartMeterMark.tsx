import { cva, type VariantProps } from 'class-variance-authority';

const markVariants = cva('', { variants: { tone: { danger: 'fill-danger', positive: 'fill-positive' } } });

type CartMeterMarkProps = VariantProps<typeof markVariants> & {
  /** Percentage of the ruler's width. */
  at: number;
  label: string | undefined;
  /** 0 directly under the ruler, 1 a line lower. */
  row: 0 | 1;
};

/** A coloured mark from the ruler's top, so that it never strikes through the value above, to below its foot, with its label under it: past four fifths the label ends at the edge. */
export function CartMeterMark({ at, label, tone, row }: CartMeterMarkProps) {
  const x = at > 80 ? '100%' : `${at}%`;
  return (
    <>
      <rect x={`${at}%`} y="1.5em" width="3" height="2.1em" className={markVariants({ tone })} />
      <text
        x={x}
        textAnchor={at < 30 ? 'start' : 'end'}
        y={row === 0 ? '4.75em' : '6.15em'}
        className="fill-ink-2 forced-colors:fill-[CanvasText]"
      >
        {label}
      </text>
    </>
  );
}
