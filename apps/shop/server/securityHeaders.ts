import type { ShopSettings } from './ShopSettings.ts';

/** What a document of the shop may load and do. No inline script anywhere, so no nonce and no hash. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // The one policy that makes HTML: that of the cleaner in src/html.
  'trusted-types dompurify',
].join('; ');

/** Headers of every answer that the shop itself gives. */
export function securityHeaders({
  publicUrl,
}: Pick<ShopSettings, 'publicUrl'>): Readonly<Record<string, string>> {
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self)',
    ...(publicUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
}
