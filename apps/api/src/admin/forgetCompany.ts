import { randomBytes } from 'node:crypto';
import { hashPassword } from '../accounts/hashPassword.ts';
import { forgetCompany as forget } from '../database/forgetCompany.ts';
import { type AdminCommand, AdminError, readArguments } from './AdminCommand.ts';

const errors = {
  unknown: 'No company has this customer number.',
  'has-members': 'Other companies belong to it. Forget those first.',
  'has-administrator': 'One of its users is an administrator of the shop. Revoke that role first.',
  'awaits-payment': 'One of its payments is in progress. Wait until it is paid or has ended.',
  'awaits-delivery': 'One of its orders is not delivered yet. Wait until it is.',
} as const;

/** `forget-company`: deletes the data of a company and its users; the law requires keeping the invoices. */
export const forgetCompany: AdminCommand = {
  name: 'forget-company',
  usage: '<customer number>',
  summary: 'Removes the personal data of a company; its invoices stay for the seven years of the law.',
  run: async ({ database, clock, print }, args) => {
    const [given = ''] = readArguments(args, ['customer number']).values;
    const number = given.trim();
    const unusable = await hashPassword(randomBytes(32).toString('base64url'));
    const outcome = await database.sql.begin(async (sql) => {
      const result = await forget(sql, number, unusable, clock());
      if (result.error !== null) throw new AdminError(`"${number}": ${errors[result.error]}`);
      return result;
    });
    const kept = `${outcome.keptOrders} ${outcome.keptOrders === 1 ? 'order stays' : 'orders stay'} for the books`;
    print(`${number} ${outcome.name}: forgotten. ${kept}. Backups from before today still hold it.`);
    return 0;
  },
};
