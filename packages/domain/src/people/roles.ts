/** The roles of the people of a company. A company with one login has an administrator. */
export const allRoles = ['administrator', 'buyer', 'requester', 'bookkeeper'] as const;

/** One of {@link allRoles}. */
export type Role = (typeof allRoles)[number];

/**
 * What a role allows.
 *
 * - `shop`: prices, cart, lists, own favourites and what was bought before
 * - `request`: making an order of the cart and asking for its approval
 * - `order`: placing orders, standing orders included, changing placed ones, and the favourites of the company
 * - `approve`: deciding about orders of others; a buyer about those that a rule gives them
 * - `orders`: seeing the orders of the company
 * - `invoices`: the invoices of the company: seeing, paying and downloading them, and where they are mailed
 * - `people`: inviting people, changing their roles and ending their access; and the company's list of cost centres
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

/** One of {@link allPermissions}. */
export type Permission = (typeof allPermissions)[number];

const permissions: Readonly<Record<Role, readonly Permission[]>> = {
  administrator: allPermissions,
  buyer: ['shop', 'request', 'order', 'approve', 'orders', 'invoices'],
  requester: ['shop', 'request', 'orders'],
  bookkeeper: ['invoices'],
};

/** Whether a role has a permission. The back end decides by it; the shop hides what it would refuse. */
export const isAllowed = (role: Role, permission: Permission): boolean =>
  permissions[role].includes(permission);

/** The Dutch names of the roles. */
export const roleNames: Readonly<Record<Role, string>> = {
  administrator: 'Beheerder',
  buyer: 'Inkoper',
  requester: 'Aanvrager',
  bookkeeper: 'Boekhouder',
};

/** What people with a role can do, as a Dutch sentence. */
export const roleDescriptions: Readonly<Record<Role, string>> = {
  administrator: 'Bestelt, ziet facturen en beheert de mensen.',
  buyer: 'Bestelt en ziet bestellingen en facturen.',
  requester: 'Vult winkelmand en lijsten, en vraagt goedkeuring om te bestellen.',
  bookkeeper: 'Ziet en betaalt facturen, en bestelt niet.',
};
