import type { DemoAccount } from '@magazijn/demo-data';

const payments = {
  ideal: 'pays by iDEAL or card',
  on_account: 'orders on account',
  debit: 'direct debit',
} as const;

/** What is special about an account: 'NL, orders on account, grocery partner'. */
export function describeAccount(account: DemoAccount, all: readonly DemoAccount[]): string {
  const children = all.filter(({ parent }) => parent === account.customerNumber).length;
  const facts = [
    account.country,
    payments[account.payment],
    account.telesuper && 'grocery partner',
    children > 0 && `may switch into ${children} companies`,
    account.admin && 'admin',
    account.disabled && 'disabled: cannot log in',
  ];
  return facts.filter(Boolean).join(', ');
}
