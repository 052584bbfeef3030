import { expect, test } from 'vitest';
import { imageFormat } from './imageFormat.ts';

test.each([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
  ['image/webp,image/png,*/*;q=0.5', 'webp'],
  ['image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', 'png'],
  ['*/*', 'png'],
  ['', 'png'],
  ['text/html', 'png'],
  ['image/jpeg', 'jpeg'],
  ['image/jpeg, image/png', 'png'],
  ['image/jpeg, */*', 'png'],
])('who accepts %j gets %s', (accept, format) => expect(imageFormat(accept)).toBe(format));
