import { describe, expect, test } from 'vitest';
import {
  formTargets,
  frameAncestors,
  paymentPolicy,
  providerOrigins,
  securityHeaders,
} from './securityHeaders.ts';

describe('punchOutPolicy', () => {
  test('forms may post to the shop and to https; to plain http only on this machine, unless allowed', () => {
    expect(formTargets(false)).toBe("'self' https: http://localhost:* http://127.0.0.1:*");
    expect(formTargets(true)).toBe("'self' https: http:");
  });

  test('without agreed hosts the shop cannot be framed', () => {
    expect(frameAncestors([], { ociAllowHttp: true })).toBe("'none'");
  });

  test('agreed hosts may frame it over https; this machine also over http', () => {
    expect(frameAncestors(['inkoop.example', 'localhost:*'], { ociAllowHttp: false })).toBe(
      'https://inkoop.example https://localhost:* http://localhost:*',
    );
    expect(frameAncestors(['inkoop.example:8443'], { ociAllowHttp: true })).toBe(
      'https://inkoop.example:8443 http://inkoop.example:8443',
    );
  });

  test.each(["'self'", 'a.example; script-src *', '*', 'https://a.example', 'a b', ''])(
    'an invalid host (%s) allows nothing',
    (host) => {
      expect(frameAncestors([host], { ociAllowHttp: false })).toBe("'none'");
    },
  );
});

test('the shop may use the camera for barcodes, but neither microphone nor location', () => {
  const headers = securityHeaders({ publicUrl: 'https://shop.example', ociAllowHttp: false });
  expect(headers['permissions-policy']).toBe('camera=(self), geolocation=(), microphone=(), payment=(self)');
});

describe('paymentPolicy', () => {
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

  test('with the sandbox only its origin is allowed', () => {
    expect(providerOrigins({ environment: 'test', emulatorOrigin: 'http://localhost:4001' })).toEqual([
      'http://localhost:4001',
    ]);
  });

  test('every other page allows nothing of the provider', () => {
    const policy = policyOf();
    expect(policy['frame-src']).toBeUndefined();
    expect(policy['connect-src']).toBe("connect-src 'self'");
    expect(Object.values(policy).join()).not.toContain('adyen');
  });
});
