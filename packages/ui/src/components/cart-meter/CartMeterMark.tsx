import { cva, type VariantProps } from 'class-variance-authority';

const markVariants = cva('', { variants: { tone: { danger: 'fill-danger', positive: 'fill-positive' } } });

type CartMeterMarkProps = VariantProps<typeof markVariants> & {
  /** Percentage of the ruler's width. */
  at: number;
};

/** A coloured line across the ruler, to below its foot, where its label stands. */
export function CartMeterMark({ at, tone }: CartMeterMarkProps) {
  return <rect x={`${at}%`} width="3" height="2.1em" className={markVariants({ tone })} />;
}
