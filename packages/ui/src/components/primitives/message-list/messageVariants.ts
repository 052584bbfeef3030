import { cva } from 'class-variance-authority';

export const messageVariants = cva(
  'grid grid-cols-[min(3rem,15%)_1fr] overflow-clip rounded-label border-[1.5px] text-15 text-ink',
  {
    variants: {
      tone: {
        error: 'border-danger bg-danger-tint [--cell:var(--mz-danger)]',
        warning: 'border-warning bg-warning-tint [--cell:var(--mz-warning)]',
        info: 'border-info bg-info-tint [--cell:var(--mz-info)]',
        success: 'border-positive bg-positive-tint [--cell:var(--mz-positive)]',
      },
    },
  },
);
