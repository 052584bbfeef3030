/** Texts of `ErrorSummary`. */
export const errorSummaryLabels = {
  title: (count: number) =>
    count === 1 ? 'Er klopt nog één ding niet' : `Er kloppen nog ${count} dingen niet`,
};
