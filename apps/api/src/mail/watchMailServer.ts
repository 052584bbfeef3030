import type { Logger } from '@magazijn/server';
import type { CheckedMailer } from './createMailer.ts';

/** Milliseconds between two questions to the mail server. */
const intervalMs = 30_000;

/** Whether mails can be sent now. */
interface MailServerWatch {
  /** What a worker lacks, one sentence; null when mails can be sent, and until the first answer came. */
  readonly missing: () => string | null;
  readonly stop: () => void;
}

/**
 * Asks the mail server now and then whether it would take mails, for `/ready`. The log has its words when that changes,
 * and not each time.
 */
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
