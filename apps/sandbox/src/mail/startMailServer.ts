import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { portProblem } from '@magazijn/server';
import { SMTPServer } from 'smtp-server';
import { StartError } from '../settings/StartError.ts';
import { storeMail } from './mailbox.ts';

/** Larger than any mail of the shop. */
const maxMailBytes = 10 * 1024 * 1024;

export interface MailServer {
  readonly url: string;
  /** Stops it after storing mails that are being received. */
  close(): Promise<void>;
}

function listen(server: SMTPServer, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      // A client's disconnect is not an error here.
      server.on('error', () => {});
      resolve((server.server.address() as AddressInfo).port);
    });
  });
}

/** Accepts mail to any address, on loopback only; port 0 is a free one. @throws StartError when the port is in use. */
export async function startMailServer(port: number, folder: string): Promise<MailServer> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: maxMailBytes,
    closeTimeout: 2_000,
    onData: (stream, _session, done) => {
      buffer(stream)
        .then((mail) => storeMail(folder, mail))
        .then(() => done(), done);
    },
  });
  try {
    const chosen = await listen(server, port);
    return {
      url: `smtp://127.0.0.1:${chosen}`,
      close: () => new Promise((resolve) => server.close(() => resolve())),
    };
  } catch (error) {
    const problem = portProblem(error as NodeJS.ErrnoException, port, 'SANDBOX_SMTP_PORT');
    throw problem === null ? error : new StartError(problem);
  }
}
