import postgres from 'postgres';

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Creates a database if it does not exist; returns its URL. `template`: one without connections to copy. */
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
