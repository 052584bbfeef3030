import { personalResource } from './resource.ts';

/** Whether the grocery partner shows for this account (S88). */
export const groceryPartner = personalResource('grocery-partner', (api) => api.groceryPartnerEnabled());

/** The companies that this user may switch into; empty for most. */
export const switchableCompanies = personalResource('switchable-companies', (api) =>
  api.switchableCompanies(),
);

/** Where this user is logged in; null when the back end does not tell. */
export const loginSessions = personalResource('login-sessions', (api) => api.listSessions());
