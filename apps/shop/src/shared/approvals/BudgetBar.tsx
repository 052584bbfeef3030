import {
  addCents,
  type Cents,
  cents,
  eurosFromCents,
  formatEuros,
  subtractCents,
} from '@magazijn/domain/money';
import { BudgetMeter } from '@magazijn/ui';

interface BudgetBarProps {
  name: string;
  limit: Cents;
  /** Ordered this month. */
  spent: Cents;
  /** In open requests; without the shown one. */
  requested: Cents;
  /** The amount of the shown request. @default none */
  request?: Cents;
}

/** A budget of this month as a bar with its amounts: ordered, requested and, of a shown request, its own. */
export function BudgetBar({ name, limit, spent, requested, request = cents(0) }: BudgetBarProps) {
  const used = addCents(spent, requested);
  const left = subtractCents(limit, addCents(used, request));
  return (
    <BudgetMeter
      spent={eurosFromCents(used)}
      order={eurosFromCents(request)}
      budget={eurosFromCents(limit)}
      labels={{
        name,
        spent:
          requested > 0
            ? texts.both(formatEuros(spent), formatEuros(requested))
            : texts.spent(formatEuros(spent)),
        ...(request > 0 && { order: texts.request(formatEuros(request)) }),
        left: left < 0 ? texts.over(formatEuros(cents(-left))) : texts.left(formatEuros(left)),
        budget: texts.budget(formatEuros(limit)),
      }}
    />
  );
}

const texts = {
  spent: (amount: string) => `${amount} besteld`,
  both: (spent: string, requested: string) => `${spent} besteld, ${requested} aangevraagd`,
  request: (amount: string) => `${amount} deze aanvraag`,
  left: (amount: string) => `Nog ${amount}`,
  over: (amount: string) => `${amount} te veel`,
  budget: (amount: string) => `van ${amount}`,
} as const;
