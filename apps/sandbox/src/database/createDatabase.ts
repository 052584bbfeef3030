import postgres from 'postgres';

/** Quotes a name for SQL, where a placeholder is not allowed. */
function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/**
 * Creates a database on the server of `url` unless it is there.
 *
 * @param template an existing database to copy, data included; nobody may be connected to it.
 * @returns the address of the database.
 */
export async function createDatabase(url: string, name: string, template?: string): Promise<string> {
  const admin = new URL(url);
  admin.pathname = '/postgres';
  const sql = postgres(admin.href, { max: 1, onnotice: () => {} });
  try {
    const [present] = await sql`select 1 from pg_database where datname = ${name}`;
    if (!present) {
      const copy = template ? ` template ${quoted(template)} strategy file_copy` : '';
      await sql.unsafe(`create database ${quoted(name)}${copy}`);
    }
  } finally {
    await sql.end();
  }
  const created = new URL(url);
  created.pathname = `/${name}`;
  return created.href;
}

/** Removes the database that `url` names, closing whatever is still connected to it. */
export async function dropDatabase(url: string): Promise<void> {
  const admin = new URL(url);
  const name = decodeURIComponent(admin.pathname.slice(1));
  admin.pathname = '/postgres';
  const sql = postgres(admin.href, { max: 1, onnotice: () => {} });
  try {
    await sql.unsafe(`drop database if exists "${name.replaceAll('"', '""')}" with (force)`);
  } finally {
    await sql.end();
  }
}
