/** Up to this number, all pages are listed. */
const maxListed = 200;
/** Number of pages listed on each side per step size. */
const stepsAside = 10;
const strides = [1, 10, 100, 1_000, 10_000, 100_000];

/** The pages to choose: up to 200, else the ends and the nearest multiples of 1, 10, 100 … on both sides. */
export function pageChoices(page: number, pageCount: number): readonly number[] {
  if (pageCount <= maxListed) return Array.from({ length: pageCount }, (_, index) => index + 1);
  const steps = Array.from({ length: 2 * stepsAside + 1 }, (_, index) => index - stepsAside);
  const near = strides.flatMap((stride) => steps.map((step) => (Math.floor(page / stride) + step) * stride));
  return [...new Set([1, ...near, pageCount])]
    .filter((choice) => choice >= 1 && choice <= pageCount)
    .sort((one, other) => one - other);
}
