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
 * Waits until a mail to this address holds what is looked for, and gives the newest one.
 *
 * @param wanted is sought in the subject and, after a line break, the text
 * @param sandbox whose mailbox it is, as an origin; by default that of the shop of all journeys
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
      { message: `a mail to ${to} that holds ${wanted}` },
    )
    .toBeDefined();
  if (!found) throw new Error(`No mail to ${to} holds ${wanted}.`);
  return found;
}
