import type { Sql } from '../database/Database.ts';

/**
 * The days of the week on which a company is closed by its opening hours, as ISO 8601 counts; none when it gave no hours.
 *
 * @param companyId the column that names the company, `companies.id`
 */
export const closedDays = (sql: Sql, companyId: string) => sql`
  (select coalesce(jsonb_agg(array_position(
        array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'], weekday)), '[]')
      from opening_hours where opening_hours.company_id = ${sql(companyId)} and start_time is null)`;
