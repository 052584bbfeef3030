import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { mailLinks } from './mailLinks.ts';
import type { StoredMail } from './StoredMail.ts';

/** As many as are shown; older ones stay in the folder. */
const mostMails = 200;

async function readMail(folder: string, name: string): Promise<StoredMail> {
  const mail = await PostalMime.parse(await readFile(join(folder, name)));
  const html = mail.html ?? null;
  const text = mail.text ?? '';
  return {
    id: name.slice(0, -'.eml'.length),
    to: mail.to?.map(({ address }) => address).join(', ') ?? '',
    from: mail.from ? `${mail.from.name} <${mail.from.address}>` : '',
    subject: mail.subject ?? '',
    date: mail.date ?? '',
    text,
    html,
    links: mailLinks(html, text),
  };
}

/** The mails in a folder, the newest first; none when there is no folder yet. */
export async function listMails(folder: string): Promise<StoredMail[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const newest = names
    .filter((name) => /^[\w-]+\.eml$/.test(name))
    .sort()
    .reverse()
    .slice(0, mostMails);
  return Promise.all(newest.map((name) => readMail(folder, name)));
}
