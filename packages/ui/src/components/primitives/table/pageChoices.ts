/** More pages than this are not all listed. */
const mostListed = 200;
/** How many steps of each size are listed on either side then. */
const stepsAside = 10;
const strides = [1, 10, 100, 1_000, 10_000, 100_000];

/**
 * The pages that a list offers: each of up to 200; of more the first and the last, and of the ones, tens, hundreds and so on
 * those nearest to the current one. A million rows make a short list so, and any page is a few choices away.
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
