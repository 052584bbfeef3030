export const approvalStepsLabels = {
  list: 'Wie deze bestelling goedkeurt',
  approved: 'Goedgekeurd',
  waiting: 'Wacht op akkoord',
  upcoming: 'Nog niet aan de beurt',
  refused: 'Afgekeurd',
};
