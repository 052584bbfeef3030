/** Up to this number, all pages are listed. */
const mostListed = 200;
/** Number of pages listed on each side per step size. */
const stepsAside = 10;
const strides = [1, 10, 100, 1_000, 10_000, 100_000];

/**
 * The pages in the page selection: all of up to 200; of more the ends, and the nearest multiples of 1, 10, 100 and so
 * on on both sides of the current page. So a million rows have a short list, with any page a few choices away.
 *
 * @example
 * pageChoices(3, 5); // [1, 2, 3, 4, 5]
 * pageChoices(1, 2345); // [1, 2, … 11, 20, 30, … 100, 200, … 1000, 2000, 2345]
 */
export function pageChoices(page: number, pageCount: number): readonly number[] {
  if (pageCount <= mostListed) return Array.from({ length: pageCount }, (_, index) => index + 1);
  const steps = Array.from({ length: 2 * stepsAside + 1 }, (_, index) => index - stepsAside);
  const near = strides.flatMap((stride) => steps.map((step) => (Math.floor(page / stride) + step) * stride));
  return [...new Set([1, ...near, pageCount])]
    .filter((choice) => choice >= 1 && choice <= pageCount)
    .sort((one, other) => one - other);
}
