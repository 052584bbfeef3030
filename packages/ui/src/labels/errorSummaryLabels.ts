export const errorSummaryLabels = {
  title: { one: 'Er klopt nog één ding niet', other: 'Er kloppen nog {count} dingen niet' },
};
