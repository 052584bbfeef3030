export const deliveryTimelineLabels = {
  list: 'Je levering stap voor stap',
  done: 'gedaan',
  current: 'Nu',
  upcoming: 'nog niet',
  failed: 'Niet gelukt',
};
