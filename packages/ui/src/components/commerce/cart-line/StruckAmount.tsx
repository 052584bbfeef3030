import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';

type StruckAmountProps = {
  /** Read before it, since few screen readers tell that text is struck: `'was'`. */
  label: string;
  /** `'41,40'`. */
  amount: string;
};

/** An amount that no longer counts, struck, on a line of its own beside the one that does. */
export function StruckAmount({ label, amount }: StruckAmountProps) {
  return (
    <>
      <VisuallyHidden> {label} </VisuallyHidden>
      <s className="block text-13 font-normal whitespace-nowrap">{amount}</s>
    </>
  );
}
