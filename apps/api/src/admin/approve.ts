import { formatDate } from '@magazijn/domain/delivery';
import { paymentMethodNames } from '@magazijn/domain/validation';
import { approveRegistration, pendingRegistrations } from '../accounts/decideRegistration.ts';
import { type AdminCommand, type AdminDependencies, AdminError, readArguments } from './AdminCommand.ts';

async function list({ database, print }: AdminDependencies): Promise<void> {
  const pending = await pendingRegistrations(database.sql);
  if (pending.length === 0) print('No registration is waiting for approval.');
  for (const { customerNumber, name, email, city, country, payment, createdAt } of pending) {
    print(
      `${customerNumber}  ${name}  ${email}  ${city} (${country})  ${paymentMethodNames[payment]}  ${formatDate(createdAt)}`,
    );
  }
}

async function approveOne({ database, clock, print }: AdminDependencies, which: string): Promise<void> {
  const approval = await database.sql.begin((sql) => approveRegistration(sql, which, clock()));
  if (approval === null) {
    throw new AdminError(
      `There is no registration with the e-mail address or customer number "${which}". Run approve without arguments to list the waiting registrations.`,
    );
  }
  if (!approval.isFirst && approval.decision.outcome === 'refused') {
    throw new AdminError(
      `"${which}" was refused on ${formatDate(approval.decision.at)}. The company can register again, which replaces that registration.`,
    );
  }
  if (!approval.isFirst) throw new AdminError(`"${which}" was approved before.`);
  print(`${approval.customerNumber} ${approval.name}: approved. The customer gets a mail.`);
}

/** `approve`: lists pending registrations, or approves one and mails the customer. */
export const approve: AdminCommand = {
  name: 'approve',
  usage: '[e-mail address or customer number]',
  summary: 'Lists the registrations that wait for approval, or approves one and mails the customer.',
  run: async (dependencies, args) => {
    if (args.length === 0) {
      await list(dependencies);
      return 0;
    }
    const [which = ''] = readArguments(args, ['e-mail address or customer number']).values;
    await approveOne(dependencies, which.trim());
    return 0;
  },
};
