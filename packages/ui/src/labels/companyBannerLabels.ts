export const companyBannerLabels = { banner: 'Voor wie je bestelt' };
