export const procurementBannerLabels = {
  banner: 'Inkoopsysteem',
  ordering: 'Je bestelt via {host}.',
  cancel: 'Annuleren',
};
