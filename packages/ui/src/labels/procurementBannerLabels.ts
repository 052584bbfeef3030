/** Texts of `ProcurementBanner`. */
export const procurementBannerLabels = {
  banner: 'Inkoopsysteem',
  ordering: (host: string) => `Je bestelt via ${host}.`,
  cancel: 'Annuleren',
};
