import { shopUnderTest } from './shopUnderTest.ts';

/** A mail as the sandbox's mailbox lists it. */
export interface ArrivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly links: readonly string[];
}

/**
 * Waits until a mail to this address holds what is looked for; the newest first.
 *
 * @throws Error when none came within fifteen seconds.
 */
export async function awaitMail(to: string, wanted: RegExp): Promise<ArrivedMail> {
  const timeout = AbortSignal.timeout(15_000);
  while (!timeout.aborted) {
    const mails: ArrivedMail[] = await (await fetch(`${shopUnderTest().sandbox}/mail.json`)).json();
    const found = mails.find((mail) => mail.to.includes(to) && wanted.test(`${mail.subject}\n${mail.text}`));
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No mail to ${to} that holds ${wanted} came within 15 seconds.`);
}
