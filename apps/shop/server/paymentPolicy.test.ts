import { expect, test } from 'vitest';
import { paymentPolicy, providerOrigins } from './paymentPolicy.ts';
import { securityHeaders } from './securityHeaders.ts';

const publicUrl = 'https://shop.example';
const policyOf = (place?: Parameters<typeof paymentPolicy>[0]) =>
  Object.fromEntries(
    (
      securityHeaders({ publicUrl, ociAllowHttp: false }, [], place && paymentPolicy(place))[
        'content-security-policy'
      ] ?? ''
    )
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive]),
  );

test('[S61] the payment page may use the provider’s origins of the configured environment, and no other', () => {
  const policy = policyOf({ environment: 'live-au', emulatorOrigin: null });
  expect(policy['frame-src']).toBe(
    'frame-src https://checkoutshopper-live-au.adyen.com https://checkoutshopper-live-au.cdn.adyen.com https://checkoutanalytics-live-au.adyen.com',
  );
  expect(policy['script-src']).toBe("script-src 'self'");
  expect(policy['style-src']).toBe("style-src 'self'");
  expect(Object.values(policy).join()).not.toMatch(/unsafe|\*/);
});

test('with the sandbox in its place only that one is open', () => {
  expect(providerOrigins({ environment: 'test', emulatorOrigin: 'http://localhost:4001' })).toEqual([
    'http://localhost:4001',
  ]);
});

test('every other page opens nothing to the provider', () => {
  const policy = policyOf();
  expect(policy['frame-src']).toBeUndefined();
  expect(policy['connect-src']).toBe("connect-src 'self'");
  expect(Object.values(policy).join()).not.toContain('adyen');
});
