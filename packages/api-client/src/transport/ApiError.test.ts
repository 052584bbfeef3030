import { expect, test } from 'vitest';
import { ApiError, buyerMessage } from './ApiError.ts';

test.each([
  [new ApiError('refused', 'Deze bestelling is te groot.', { status: 422 }), 'Deze bestelling is te groot.'],
  [new ApiError('refused', 'Van Verf is er niet genoeg.', { status: 409 }), 'Van Verf is er niet genoeg.'],
  [new ApiError('refused', 'Wrong or missing: date.', { status: 400 }), ''],
  [new ApiError('refused', 'Not found.', { status: 404 }), ''],
  [new ApiError('unreachable', 'offline'), ''],
  [new TypeError('a bug'), ''],
])('%s → %s', (error, text) => {
  expect(buyerMessage(error)).toBe(text);
});
