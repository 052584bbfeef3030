import { expect } from '@playwright/test';
import { shopUnderTest } from './shopUnderTest.ts';

/** A mail as the sandbox's mailbox lists it. */
export interface ArrivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly links: readonly string[];
}

/**
 * Waits for a mail to an address and returns the newest that matches.
 *
 * @param wanted a pattern for the subject and, after a line break, the text
 * @param sandbox the origin of the mailbox. @default the sandbox of the shop that all journeys share
 */
export async function awaitMail(
  to: string,
  wanted: RegExp,
  sandbox: string = shopUnderTest().sandbox,
): Promise<ArrivedMail> {
  let found: ArrivedMail | undefined;
  await expect
    .poll(
      async () => {
        const mails: ArrivedMail[] = await (await fetch(`${sandbox}/mail.json`)).json();
        found = mails.find((mail) => mail.to.includes(to) && wanted.test(`${mail.subject}\n${mail.text}`));
        return found;
      },
      { message: `a mail to ${to} that matches ${wanted}` },
    )
    .toBeDefined();
  if (!found) throw new Error(`No mail to ${to} matches ${wanted}.`);
  return found;
}
