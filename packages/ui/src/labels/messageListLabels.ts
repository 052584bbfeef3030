export const messageListLabels = {
  error: 'Fout:',
  warning: 'Let op:',
  info: 'Ter informatie:',
  success: 'Gelukt:',
};
