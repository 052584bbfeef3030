import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

/** The maximum number shown; older ones stay in the folder. */
const maxMails = 200;

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

/** The mails in a folder, newest first; none without a folder. */
export async function listMails(folder: string): Promise<StoredMail[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const newest = names
    .filter((name) => /^[\w-]+\.eml$/.test(name))
    .sort()
    .reverse()
    .slice(0, maxMails);
  return Promise.all(newest.map((name) => readMail(folder, name)));
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#39;': "'",
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
};
const decode = (text: string): string =>
  text.replace(/&(?:amp|quot|lt|gt|#39|#x27);/g, (it) => entities[it] ?? it);

/** The unique link targets of a mail: of its HTML, or the URLs in its text without HTML. */
export function mailLinks(html: string | null, text: string): string[] {
  const found =
    html === null
      ? [...text.matchAll(/https?:\/\/[^\s<>"]+/g)].map(([link]) => link)
      : [...html.matchAll(/\shref="(https?:[^"]*)"/gi)].map(([, link = '']) => decode(link));
  return [...new Set(found)];
}

export interface StoredMail {
  readonly id: string;
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  /** ISO 8601; '' without a date. */
  readonly date: string;
  readonly text: string;
  /** Null for a text mail. */
  readonly html: string | null;
  readonly links: readonly string[];
}

let stored = 0;

/** Stores a mail unchanged. Names sort by time; the file is renamed into place, so that readers see complete files. */
export async function storeMail(folder: string, mail: Uint8Array): Promise<void> {
  stored += 1;
  const time = new Date().toISOString().replace(/[:.]/g, '-');
  const path = join(folder, `${time}-${process.pid}-${String(stored).padStart(6, '0')}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(`${path}.part`, mail);
  await rename(`${path}.part`, `${path}.eml`);
}
