import type { ApprovalBudget } from '@magazijn/api-client';
import { formatEuros } from '@magazijn/domain/money';
import { Table, type TableColumn } from '@magazijn/ui';
import { BudgetBar } from '../../shared/approvals/BudgetBar.tsx';
import { useQuery } from '../../shared/data/useQuery.ts';
import { spendingTexts as texts } from './spendingTexts.ts';

interface Row extends ApprovalBudget {
  readonly name: string;
}

const columns: readonly TableColumn<Row>[] = [
  { id: 'name', header: texts.budgetColumns.name, rowHeader: true, width: 'fill', cell: ({ name }) => name },
  { id: 'limit', header: texts.budgetColumns.limit, numeric: true, cell: ({ limit }) => formatEuros(limit) },
  { id: 'spent', header: texts.budgetColumns.spent, numeric: true, cell: ({ spent }) => formatEuros(spent) },
  {
    id: 'requested',
    header: texts.budgetColumns.requested,
    numeric: true,
    cell: ({ requested }) => formatEuros(requested),
  },
];

/** The budgets of this month, by the rules for approval; nothing without budgets. */
export function MonthBudgets() {
  const { data } = useQuery('approvalBudgets');
  const { data: categories = [] } = useQuery('categories');
  if (!data || data.length === 0) return null;
  const rows = data.map((budget): Row => {
    const { category, costCentre } = budget.rule;
    const name = categories.find(({ url }) => url === category)?.name ?? category;
    const parts = [budget.person || texts.everyone, name, costCentre];
    return { ...budget, name: parts.filter((part) => part !== null).join(', ') };
  });
  return (
    <section aria-labelledby="budgets">
      <h2 id="budgets" className="type-heading pb-3 text-22">
        {texts.budgets}
      </h2>
      <ul className="grid gap-6">
        {rows.map(({ rule, name, limit, spent, requested }) => (
          <li key={rule.id}>
            <BudgetBar {...{ name, limit, spent, requested }} />
          </li>
        ))}
      </ul>
      <details className="pt-4">
        <summary className="min-h-control cursor-pointer py-2 underline underline-offset-4">
          {texts.budgetTable}
        </summary>
        <Table
          caption={texts.budgets}
          columns={columns}
          rows={rows}
          rowKey={({ rule }) => String(rule.id)}
          pageSize={Number.POSITIVE_INFINITY}
        />
      </details>
    </section>
  );
}
