import { cva } from 'class-variance-authority';

/** The look of the stepper: the height of the button whose place it takes. */
export const quantityStepperVariants = cva(
  [
    'grid w-full min-w-0 overflow-clip rounded-label border-[1.5px] border-ink bg-stock text-ink [overflow-clip-margin:8px]',
    'group-data-invalid/stepper:border-danger group-data-invalid/stepper:outline group-data-invalid/stepper:outline-danger',
  ],
  {
    variants: {
      size: {
        m: 'h-12 grid-cols-[48px_minmax(40px,1fr)_48px] text-17',
        l: 'h-[60px] grid-cols-[60px_minmax(48px,1fr)_60px] text-28',
      },
    },
    defaultVariants: { size: 'm' },
  },
);
