import { expect, test } from 'vitest';
import { emptyCart } from './emptyCart.ts';
import { setOrderReference } from './setOrderReference.ts';

test('[T12] setting the order reference stores it, without blanks around it', () => {
  expect(setOrderReference(emptyCart('10001'), ' Groep Eekhoorns ').orderReference).toBe('Groep Eekhoorns');
});
