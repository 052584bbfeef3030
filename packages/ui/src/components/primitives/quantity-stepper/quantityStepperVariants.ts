import { cva } from 'class-variance-authority';

/** The look of the stepper, as high as the button that it replaces. */
export const quantityStepperVariants = cva(
  [
    'grid w-full min-w-0 overflow-clip rounded-quantity border-[1.5px] border-ink bg-surface text-ink [overflow-clip-margin:8px]',
    'group-data-invalid/stepper:border-danger group-data-invalid/stepper:outline group-data-invalid/stepper:outline-danger',
  ],
  {
    variants: {
      /** `m` on a card or in a row, `l` on the product page. */
      size: {
        m: 'min-h-control grid-cols-[minmax(44px,3rem)_minmax(2.5rem,1fr)_minmax(44px,3rem)] text-17',
        l: 'min-h-15 grid-cols-[minmax(44px,3.75rem)_minmax(3rem,1fr)_minmax(44px,3.75rem)] text-28',
      },
    },
    defaultVariants: { size: 'm' },
  },
);
