import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';

type StruckAmountProps = {
  /** Read before the amount, because few screen readers announce struck text: `'was'`. */
  label: string;
  amount: string;
};

export function StruckAmount({ label, amount }: StruckAmountProps) {
  return (
    <>
      <VisuallyHidden> {label} </VisuallyHidden>
      <s className="block text-13 font-normal whitespace-nowrap">{amount}</s>
    </>
  );
}
