export const accountMenuLabels = { account: 'Jouw account', logIn: 'Inloggen', customer: 'Voor klanten' };
