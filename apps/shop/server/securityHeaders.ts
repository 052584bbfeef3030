import { formTargets, frameAncestors } from './punchOutPolicy.ts';
import type { ShopSettings } from './ShopSettings.ts';

/** What a document of the shop may load and do; what stands in it is named by its hash (readInlined.ts). */
const policy: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'require-trusted-types-for': "'script'",
  // The one policy that makes HTML: that of the cleaner in src/html. The other lets through JSON (src/head/showHead.ts).
  'trusted-types': 'dompurify structured-data',
};

const written = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/**
 * Headers of every answer that the shop itself gives.
 *
 * @param frameHosts the hosts that may show the shop in a frame
 * @param differences directives in which a page's policy is another
 */
export function securityHeaders(
  { publicUrl, ociAllowHttp }: Pick<ShopSettings, 'publicUrl' | 'ociAllowHttp'>,
  frameHosts: readonly string[] = [],
  differences: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  return {
    'content-security-policy': written({
      ...policy,
      'form-action': formTargets(ociAllowHttp),
      'frame-ancestors': frameAncestors(frameHosts, { ociAllowHttp }),
      ...differences,
    }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self)',
    ...(publicUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
}
