import { buildCart } from '@magazijn/api-client/testing';
import { cents } from '@magazijn/domain/money';
import { expect, test } from 'vitest';
import { shortObstacle } from './obstacles.ts';

const limits = [{ message: 'Te veel', details: [] }];

test('[V20] the minimum comes first, then limits; a cart that can be ordered has none', () => {
  expect(shortObstacle(buildCart({ minimumMet: false, subtotal: cents(4305), limits }))).toBe(
    'Nog €\u00a06,95 tot het bestelminimum',
  );
  expect(shortObstacle(buildCart({ limits }))).toBe('Los eerst de foutmelding bovenaan op');
  expect(shortObstacle(buildCart())).toBeNull();
});
