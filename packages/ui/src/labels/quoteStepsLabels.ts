export const quoteStepsLabels = {
  list: 'Je offerte stap voor stap',
  requested: 'Aangevraagd',
  offered: 'Aangeboden',
  accepted: 'Geaccepteerd',
  expired: 'Verlopen',
  done: 'gedaan',
  current: 'Nu',
  upcoming: 'nog niet',
  stopped: 'gestopt',
};
