import { cva } from 'class-variance-authority';

/** The look of a combobox: a field with room for tags before the text. */
export const comboboxVariants = cva([
  'flex min-h-control w-full flex-wrap items-center gap-1.5 rounded-label border-[1.5px] border-ink bg-surface px-1.5 py-1 text-16',
  'hover:border-ink-2 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-focus has-[input:disabled]:border-rule has-[input:disabled]:bg-disabled',
  'has-[input[aria-invalid]]:border-danger not-has-[input:focus-visible]:has-[input[aria-invalid]]:outline not-has-[input:focus-visible]:has-[input[aria-invalid]]:outline-danger',
]);
