import type { Logger } from '@magazijn/server';
import type { CheckedMailer } from './createMailer.ts';

/** Milliseconds between two checks of the mail server. */
const intervalMs = 30_000;

interface MailServerWatch {
  /** The problem as a sentence; null while mails can be sent, and before the first check ends. */
  readonly missing: () => string | null;
  readonly stop: () => void;
}

/** Checks at an interval whether mails are accepted, for `/ready`. Only changes are logged. */
export function watchMailServer(
  mailer: Pick<CheckedMailer, 'verify' | 'close'>,
  logger: Logger,
  everyMs = intervalMs,
): MailServerWatch {
  let problem: string | null = null;
  const note = (error: Error | null) => {
    if ((problem === null) === (error === null)) return;
    problem = error === null ? null : 'The mail server takes no mails.';
    if (error === null) logger.info({ event: 'mail-server-answers' });
    else logger.error({ event: 'mail-server-unavailable', message: error.message });
  };
  const ask = () =>
    mailer.verify().then(
      () => note(null),
      (error: Error) => note(error),
    );
  void ask();
  const timer = setInterval(() => void ask(), everyMs);
  return {
    missing: () => problem,
    stop: () => {
      clearInterval(timer);
      mailer.close();
    },
  };
}
