import type { Logger } from '@magazijn/server';
import type { CheckedMailer } from './createMailer.ts';

/** Milliseconds between two checks of the mail server. */
const intervalMs = 30_000;

interface MailServerWatch {
  /** The problem as a sentence; null while mails can be sent, and before the first check ends. */
  readonly problem: () => string | null;
  readonly stop: () => void;
}

/** Checks at an interval whether mails are accepted, for `/ready`. Only changes are logged. */
export function watchMailServer(
  mailer: Pick<CheckedMailer, 'verify' | 'close'>,
  logger: Logger,
  everyMs = intervalMs,
): MailServerWatch {
  let problem: string | null = null;
  const update = (error: Error | null) => {
    if ((problem === null) === (error === null)) return;
    problem = error === null ? null : 'The mail server does not accept mails.';
    if (error === null) logger.info({ event: 'mail-server-answers' });
    else logger.error({ event: 'mail-server-unavailable', message: error.message });
  };
  const verify = () =>
    mailer.verify().then(
      () => update(null),
      (error: Error) => update(error),
    );
  void verify();
  const timer = setInterval(() => void verify(), everyMs);
  return {
    problem: () => problem,
    stop: () => {
      clearInterval(timer);
      mailer.close();
    },
  };
}
