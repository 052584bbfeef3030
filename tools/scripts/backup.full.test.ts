// Tests of deploy/postgresql/backup.sh and figures.sql. Machines for tests have no pg_dump: the figures run on real
// tables, and the script runs with stand-ins for PostgreSQL's tools. docs/backup.md says with which tools it was run
// for real.
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { connect } from '../../apps/api/src/database.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { asApplication } from '../testing/prepareTemplates.ts';
import { projectRoot } from './projectRoot.ts';
import { runCommand } from './runCommand.ts';

const deploy = join(projectRoot, 'deploy', 'postgresql');

/** The lines that psql prints for figures.sql, in the role of the production processes. */
async function figuresOf(url: string): Promise<readonly string[]> {
  const { sql, close } = connect(asApplication(url));
  const text = await readFile(join(deploy, 'figures.sql'), 'utf8');
  try {
    return await sql.begin(async (transaction) => {
      const [settings = '', query = ''] = text.replace('\\gexec', '').split(/(?=^SELECT)/m);
      await transaction.unsafe(settings);
      const lines: string[] = [];
      for (const [statement] of await transaction.unsafe(query).values())
        for (const [line] of await transaction.unsafe(String(statement)).values()) lines.push(String(line));
      return lines;
    });
  } finally {
    await close();
  }
}

describe('the figures that verify a backup', () => {
  test('equal databases have equal figures for every table, and a changed row changes them, with unusual text too', async () => {
    const [source, copy] = [await openTestDatabase(), await openTestDatabase()];
    onTestFinished(async () => void (await Promise.all([source.close(), copy.close()])));
    const expected = await figuresOf(source.url);
    expect(expected.find((line) => line.startsWith('public.products '))).toMatch(
      /^public\.products 2000 .*\bstock=\d+/,
    );
    for (const schema of ['public', 'drizzle', 'jobs'])
      expect(expected.filter((line) => line.startsWith(`${schema}.`)).length, schema).toBeGreaterThan(0);
    expect(await figuresOf(copy.url)).toEqual(expected);

    await source.database
      .sql`insert into pages (url_title, title, body) values ('ls', 'LS', ${'a\u2028b\u2029c\n\\.\n'})`;
    await copy.database
      .sql`insert into pages (url_title, title, body) values ('ls', 'LS', ${'a b c\n\\.\n'})`;
    const [one, other] = [await figuresOf(source.url), await figuresOf(copy.url)];
    expect(one.filter((line) => !other.includes(line))).toEqual([expect.stringMatching(/^public\.pages /)]);
  });

  test('the production role may read everything that pg_dump reads', async () => {
    const { url, close } = await openTestDatabase('migrated');
    const { sql, close: disconnect } = connect(asApplication(url));
    onTestFinished(async () => {
      await disconnect();
      await close();
    });
    const refused = await sql<{ name: string }[]>`
      select oid::regclass::text as name from pg_class
        where relnamespace::regnamespace::text in ('public', 'jobs', 'drizzle') and relkind in ('r', 'p', 'S')
          and not case relkind when 'S' then has_sequence_privilege(oid, 'select') else has_table_privilege(oid, 'select') end`;
    expect(refused.map(({ name }) => name)).toEqual([]);
  });
});

describe('deploy/postgresql/backup.sh', () => {
  const figures = 'public.orders 3 total_cents=900 17\npublic.users 2 9';
  const tools = {
    // Runs \! commands, prints the figures of the source or restored database, and an empty database's table count.
    psql: `
      case "$*" in
        *'count(*) FROM pg_class'*) echo "\${TABLES:-0}"; exit ;;
        *source*) read -r first; if [ "\${first#INSERT}" != "$first" ]; then echo "$*" >>"$LOG"; exit; fi
          script=$(cat); sh -c "$(printf '%s' "$script" | sed -n 's/^\\\\! //p')"; echo "$SOURCE" ;;
        *) cat >"$LOG.restored"; grep -q '^ROLLBACK' "$LOG.restored" && echo "$RESTORED"; exit 0 ;;
      esac`,
    pg_dump: `for each; do case $each in --file=*) echo dump >"\${each#--file=}" ;; esac; done; exit "\${DUMP:-0}"`,
    pg_restore: `echo COPY; exit "\${RESTORE:-0}"`,
  };

  async function run(settings: Readonly<Record<string, string>>) {
    const folder = await mkdtemp(join(tmpdir(), 'magazijn-backup-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const [bin, backups, log] = [join(folder, 'bin'), join(folder, 'backups'), join(folder, 'log')];
    for (const each of [bin, backups]) await mkdir(each);
    for (const [name, script] of Object.entries(tools)) {
      await writeFile(join(bin, name), `#!/bin/sh\n${script}\n`);
      await chmod(join(bin, name), 0o755);
    }
    for (const [name, days] of [
      ['old.dump', 40],
      ['recent.dump', 20],
    ] as const) {
      await writeFile(join(backups, name), '');
      const then = new Date(Date.now() - days * 86_400_000);
      await utimes(join(backups, name), then, then);
    }
    const { code, output } = await runCommand([join(deploy, 'backup.sh'), backups], {
      env: {
        PATH: `${bin}:/usr/bin:/bin`,
        DATABASE_URL: 'source',
        CHECK_DATABASE_URL: 'empty',
        SOURCE: figures,
        RESTORED: figures,
        LOG: log,
        ...settings,
      },
    });
    return {
      code,
      output,
      backups,
      files: (await readdir(backups)).toSorted(),
      log: await readFile(log, 'utf8').catch(() => ''),
    };
  }

  test('keeps a backup that was restored without a difference, records it in the database, and removes old ones', async () => {
    const { code, output, backups, files, log } = await run({});
    expect(code, output).toBe(0);
    expect(output).toMatch(
      /\.dump was restored as a check: all of its 2 tables have the rows and sums of the database\.\n$/,
    );
    expect(files).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT\d{6}Z\.dump$/), 'recent.dump']);
    expect((await stat(join(backups, files[0] ?? ''))).mode & 0o777).toBe(0o600);
    expect(log).toContain(files[0]);
  });

  test.each<[string, Readonly<Record<string, string>>, RegExp]>([
    ['a full disk', { DUMP: '1' }, /pg_dump wrote no backup to .+\n$/],
    ['a truncated archive', { RESTORE: '1' }, /did not come back as they were/],
    [
      'a table restored with fewer rows',
      { RESTORED: figures.replace('3 total_cents=900', '2 total_cents=600') },
      /^public\.orders 2 total_cents=600 17\npublic\.orders 3 total_cents=900 17\n/m,
    ],
    ['a check in a database with tables', { TABLES: '42' }, /is not empty: it has 42 tables\./],
    ['a database without tables', { SOURCE: '', RESTORED: '' }, /The database has no tables\./],
    ['a missing setting', { CHECK_DATABASE_URL: '' }, /CHECK_DATABASE_URL has to name an empty database/],
  ])(
    '%s ends it with a message and exit code 1, and keeps earlier backups',
    async (_name, settings, line) => {
      const { code, output, files, log } = await run(settings);
      expect([code, output]).toEqual([1, expect.stringMatching(line)]);
      expect(files).toEqual(['old.dump', 'recent.dump']);
      expect(log).toBe('');
    },
  );
});
