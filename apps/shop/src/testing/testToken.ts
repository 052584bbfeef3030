/** A token as the back end signs them, but unsigned: the shop only reads its claims. */
export function testToken(
  claims: {
    username?: string;
    customerNumber?: string;
    expiresAt?: number | null;
    admin?: boolean;
    role?: string;
  } = {},
): string {
  const payload = {
    username: claims.username ?? 'vlinder@demo.magazijn.test',
    company: { name: 'Kinderopvang De Vlinder', customer_number: claims.customerNumber ?? '100001' },
    admin: claims.admin ?? false,
    role: claims.role,
    exp: claims.expiresAt === null ? undefined : (claims.expiresAt ?? 4_000_000_000),
  };
  const encoded = btoa(JSON.stringify(payload)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `e30.${encoded}.c2ln`;
}
