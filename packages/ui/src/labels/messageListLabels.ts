/** Texts of `MessageList`, read before the message by screen readers. */
export const messageListLabels = {
  error: 'Fout:',
  warning: 'Let op:',
  info: 'Ter informatie:',
  success: 'Gelukt:',
};
