/** The roles of the people of a company. A company with one login has an administrator. */
export const allRoles = ['administrator', 'buyer', 'requester', 'bookkeeper'] as const;

export type Role = (typeof allRoles)[number];

/**
 * The permissions of roles.
 *
 * - `shop`: prices, cart, lists, own favourites and earlier purchases
 * - `request`: making an order of the cart and asking for its approval
 * - `order`: placing orders, standing orders included, changing placed ones, and the favourites of the company
 * - `approve`: deciding about orders of others; a buyer about those that a rule gives them
 * - `orders`: seeing the orders of the company
 * - `invoices`: seeing, paying and downloading invoices, and where they are mailed
 * - `people`: people, their roles and access, and the list of cost centres
 */
export const allPermissions = [
  'shop',
  'request',
  'order',
  'approve',
  'orders',
  'invoices',
  'people',
] as const;

export type Permission = (typeof allPermissions)[number];

const permissions: Readonly<Record<Role, readonly Permission[]>> = {
  administrator: allPermissions,
  buyer: ['shop', 'request', 'order', 'approve', 'orders', 'invoices'],
  requester: ['shop', 'request', 'orders'],
  bookkeeper: ['invoices'],
};

/** Whether a role has a permission. The back end enforces it; the shop hides actions that it would refuse. */
export const isAllowed = (role: Role, permission: Permission): boolean =>
  permissions[role].includes(permission);

export const roleNames: Readonly<Record<Role, string>> = {
  administrator: 'Beheerder',
  buyer: 'Inkoper',
  requester: 'Aanvrager',
  bookkeeper: 'Boekhouder',
};

export const roleDescriptions: Readonly<Record<Role, string>> = {
  administrator: 'Bestelt, ziet facturen en beheert de mensen.',
  buyer: 'Bestelt en ziet bestellingen en facturen.',
  requester: 'Vult winkelmand en lijsten, en vraagt goedkeuring om te bestellen.',
  bookkeeper: 'Ziet en betaalt facturen, en bestelt niet.',
};
