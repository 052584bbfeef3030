// The approval rules of a company, the allowed rise of a total, and absences.

import type {
  approvalSettingsRequestSchema,
  standInRequestSchema,
  WireApprovalSettings,
} from '@magazijn/api-client/schemas';
import { approvalRuleProblem, defaultRisePercent } from '@magazijn/domain/approvals';
import { isAllowed, type Role } from '@magazijn/domain/people';
import type * as z from 'zod/mini';
import type { ApiDependencies } from '../ApiDependencies.ts';
import type { Sql } from '../database/Database.ts';
import { recordEvent } from '../database/recordEvent.ts';
import type { approvalSettings } from '../database/tables/index.ts';
import { HttpError } from '../http/HttpError.ts';
import { personName } from '../http/personName.ts';
import { toFlag } from '../http/readInput.ts';
import type { Viewer } from '../http/Viewer.ts';
import { countRules, lockApprovalRules, mayApprove } from '../orders/approvalNeeds.ts';
import { toWireRule } from './wireApprovals.ts';

type Settings = z.infer<typeof approvalSettingsRequestSchema>;

interface StandInRow {
  readonly personId: number;
  readonly standInId: number;
  readonly fromOn: string;
  readonly untilOn: string;
}

/**
 * The rules and absences of the company, and the colleagues that they can name. People who are not administrators get
 * the rules that apply to them or name them as approver, their own absences, and the colleagues who can stand in. Four
 * statements.
 */
export async function readApprovalSettings(
  sql: Sql,
  { companyId, originalUserId, role }: Viewer,
  now: Date,
): Promise<WireApprovalSettings> {
  const [[settings], { rules }, standIns, people] = await Promise.all([
    sql<Pick<typeof approvalSettings.$inferSelect, 'risePercent' | 'version'>[]>`
      select rise_percent, version from approval_settings where company_id = ${companyId}`,
    countRules(sql, companyId, now, null),
    sql<StandInRow[]>`
      select absence.person_id, absence.stand_in_id, absence.from_on, absence.until_on
        from approval_stand_ins as absence
        join users as person on person.id = absence.person_id and not person.disabled
        join users as stand_in on stand_in.id = absence.stand_in_id and ${mayApprove(sql, 'stand_in')}
        where absence.company_id = ${companyId} order by absence.from_on, absence.person_id`,
    sql<{ id: number; name: string; role: Role }[]>`
      select id, ${personName(sql)} as name, role from users
        where company_id = ${companyId} and not disabled order by name, id`,
  ]);
  const isAdministrator = role === 'administrator';
  return {
    rules: rules
      .filter(
        ({ personId, approverId }) =>
          isAdministrator ||
          personId === null ||
          personId === originalUserId ||
          approverId === originalUserId,
      )
      .map(toWireRule),
    rise_percent: settings?.risePercent ?? defaultRisePercent,
    stand_ins: standIns
      .filter(({ personId }) => isAdministrator || personId === originalUserId)
      .map(({ personId, standInId, fromOn, untilOn }) => ({
        person_id: personId,
        stand_in_id: standInId,
        from: fromOn,
        until: untilOn,
      })),
    people: people
      .filter((person) => isAdministrator || isAllowed(person.role, 'approve'))
      .map((person) => ({ ...person, is_you: toFlag(person.id === originalUserId) })),
    version: settings?.version ?? 0,
  };
}

const texts = {
  changed: 'De regels zijn intussen gewijzigd. Bekijk ze opnieuw en pas ze dan aan.',
  person: 'Een van de mensen in de regels hoort niet meer bij je organisatie. Kies iemand anders.',
  approver: 'Alleen een beheerder of inkoper kan goedkeuren. Kies iemand anders.',
  standIn: 'Alleen een beheerder of inkoper kan je vervangen. Kies een collega.',
  category: 'Een van de categorieën in de regels bestaat niet meer. Kies een andere.',
  costCentre: 'Een van de kostenplaatsen in de regels is er niet meer. Kies een andere.',
} as const;

/** The people who can log in for the company, and those who may approve. */
async function findPeople(sql: Sql, { companyId }: Viewer) {
  const people = await sql<{ id: number; mayApprove: boolean }[]>`
    select id, ${mayApprove(sql)} as may_approve from users where company_id = ${companyId} and not disabled`;
  return {
    ids: new Set(people.map(({ id }) => id)),
    approvers: new Set(people.filter((person) => person.mayApprove).map(({ id }) => id)),
  };
}

/** The first problem of the settings, as a Dutch sentence; '' for none. */
async function settingsProblem(sql: Sql, viewer: Viewer, { rules, stand_ins }: Settings): Promise<string> {
  const { ids, approvers } = await findPeople(sql, viewer);
  const categories = new Set(
    (await sql<{ url: string }[]>`select url from categories where parent_id is null`).map(({ url }) => url),
  );
  const costCentres = new Set(
    (
      await sql<{ code: string }[]>`
        select code from cost_centres where company_id = ${viewer.companyId} and ended_at is null`
    ).map(({ code }) => code),
  );
  for (const rule of rules) {
    const problem = approvalRuleProblem(toRule(rule));
    if (problem !== null) return problem;
    if (rule.person !== undefined && !ids.has(rule.person)) return texts.person;
    if (rule.approver !== undefined && !approvers.has(rule.approver)) return texts.approver;
    if (rule.category !== undefined && !categories.has(rule.category)) return texts.category;
    if (rule.cost_centre !== undefined && !costCentres.has(rule.cost_centre)) return texts.costCentre;
  }
  for (const { person, stand_in } of stand_ins) {
    if (person === stand_in || !ids.has(person) || !approvers.has(stand_in)) return texts.standIn;
  }
  return '';
}

const toRule = (rule: Settings['rules'][number]) => ({
  personId: rule.person ?? null,
  category: rule.category ?? null,
  costCentre: rule.cost_centre ?? null,
  maxOrder: rule.max_order ?? null,
  maxMonth: rule.max_month ?? null,
  approverId: rule.approver ?? null,
});

/** The rules of a form as rows, without their company. */
const ruleRows = (rules: Settings['rules']) =>
  rules.map((rule) => ({
    id: rule.id,
    person_id: rule.person ?? null,
    category: rule.category ?? null,
    cost_centre: rule.cost_centre ?? null,
    max_order_cents: rule.max_order ?? null,
    max_month_cents: rule.max_month ?? null,
    approver_id: rule.approver ?? null,
  }));

/** The absences of a form as rows, without their company. */
const absenceRows = (standIns: Settings['stand_ins']) =>
  standIns.map(({ person, stand_in, from, until }) => ({
    person_id: person,
    stand_in_id: stand_in,
    from_on: from,
    until_on: until,
  }));

/**
 * Refuses settings of an earlier version, unless they are stored already: a client sends them again when the response was
 * lost. Rules are compared without their ids, which new ones do not have.
 */
async function refuseUnlessStored(sql: Sql, companyId: number, form: Settings): Promise<void> {
  const [row] = await sql<{ isStored: boolean }[]>`
    with given_rules as (
      select person_id, category, cost_centre, max_order_cents, max_month_cents, approver_id
        from jsonb_to_recordset(${sql.json(ruleRows(form.rules))}) as rule (person_id int, category text,
          cost_centre text, max_order_cents int, max_month_cents int, approver_id int)
    ),
    stored_rules as (
      select person_id, category, cost_centre, max_order_cents, max_month_cents, approver_id
        from approval_rules where company_id = ${companyId}
    ),
    given_absences as (
      select * from jsonb_to_recordset(${sql.json(absenceRows(form.stand_ins))}) as absence (person_id int,
        stand_in_id int, from_on date, until_on date)
    ),
    stored_absences as (
      select person_id, stand_in_id, from_on, until_on from approval_stand_ins where company_id = ${companyId}
    )
    select exists (
        select from approval_settings where company_id = ${companyId} and rise_percent = ${form.rise_percent})
      and not exists (select * from given_rules except all select * from stored_rules)
      and not exists (select * from stored_rules except all select * from given_rules)
      and not exists (select * from given_absences except all select * from stored_absences)
      and not exists (select * from stored_absences except all select * from given_absences) as is_stored`;
  if (!row?.isStored) throw new HttpError(409, texts.changed);
}

/**
 * Replaces the rules and absences of the company; rules keep their ids. One transaction. Idempotent: settings that are
 * stored already, by an earlier attempt, change nothing.
 *
 * @throws HttpError 409 when others were stored since this version, 422 with the first problem as a Dutch sentence.
 */
export async function saveApprovalSettings(
  { database, clock }: Pick<ApiDependencies, 'database' | 'clock'>,
  viewer: Viewer,
  form: Settings,
): Promise<void> {
  const { companyId, userId, originalUserId, address } = viewer;
  await database.sql.begin(async (sql) => {
    await lockApprovalRules(sql, companyId);
    const [stored] = await sql<{ version: number }[]>`
      select version from approval_settings where company_id = ${companyId}`;
    if ((stored?.version ?? 0) !== Number(form.version)) {
      await refuseUnlessStored(sql, companyId, form);
      return;
    }
    const problem = await settingsProblem(sql, viewer, form);
    if (problem !== '') throw new HttpError(422, problem);
    // Two concurrent first writes find no row to lock; the conflict clause lets one of them win.
    const [changed] = await sql`
      insert into approval_settings as settings (company_id, rise_percent, version)
        values (${companyId}, ${form.rise_percent}, 1)
        on conflict (company_id) do update set rise_percent = excluded.rise_percent, version = settings.version + 1
          where settings.version = ${form.version}
        returning version`;
    if (!changed) {
      await refuseUnlessStored(sql, companyId, form);
      return;
    }
    await sql`
      with given as (
        select * from jsonb_to_recordset(${sql.json(ruleRows(form.rules))}) as rule (id int, person_id int, category text,
          cost_centre text, max_order_cents int, max_month_cents int, approver_id int)
      ),
      removed as (
        delete from approval_rules where company_id = ${companyId} and id not in (select id from given)
      ),
      kept as (
        update approval_rules as rule set person_id = given.person_id, category = given.category,
            cost_centre = given.cost_centre, max_order_cents = given.max_order_cents,
            max_month_cents = given.max_month_cents, approver_id = given.approver_id
          from given where rule.id = given.id and rule.company_id = ${companyId}
          returning rule.id
      )
      insert into approval_rules (company_id, person_id, category, cost_centre, max_order_cents, max_month_cents,
          approver_id)
        select ${companyId}::int, person_id, category, cost_centre, max_order_cents, max_month_cents, approver_id
          from given where id not in (select id from kept)`;
    await replaceStandIns(sql, companyId, form.stand_ins);
    const details = { rules: form.rules.length, version: Number(form.version) + 1 };
    const event = { event: 'approval-settings-changed', userId, originalUserId, address, details } as const;
    await recordEvent(sql, event, clock());
  });
}

async function replaceStandIns(sql: Sql, companyId: number, standIns: Settings['stand_ins']): Promise<void> {
  await sql`delete from approval_stand_ins where company_id = ${companyId}`;
  await sql`
    insert into approval_stand_ins (company_id, person_id, stand_in_id, from_on, until_on)
      select ${companyId}::int, person_id, stand_in_id, from_on, until_on
        from jsonb_to_recordset(${sql.json(absenceRows(standIns))}) as absence (person_id int, stand_in_id int, from_on date,
          until_on date)
      on conflict (person_id) do nothing`;
}

/** Sets the viewer's own absence; null ends it. One statement, or two. @throws HttpError 422 for a person who cannot approve. */
export async function saveStandIn(
  { database: { sql } }: Pick<ApiDependencies, 'database'>,
  viewer: Viewer,
  standIn: z.infer<typeof standInRequestSchema> | null,
): Promise<void> {
  const { companyId, originalUserId } = viewer;
  if (standIn === null) {
    await sql`delete from approval_stand_ins where person_id = ${originalUserId}`;
    return;
  }
  const { approvers } = await findPeople(sql, viewer);
  if (
    standIn.stand_in === originalUserId ||
    !approvers.has(standIn.stand_in) ||
    !approvers.has(originalUserId)
  ) {
    throw new HttpError(422, texts.standIn);
  }
  await sql`
    insert into approval_stand_ins (person_id, company_id, stand_in_id, from_on, until_on)
      values (${originalUserId}, ${companyId}, ${standIn.stand_in}, ${standIn.from}, ${standIn.until})
      on conflict (person_id) do update set stand_in_id = excluded.stand_in_id, from_on = excluded.from_on,
        until_on = excluded.until_on`;
}
