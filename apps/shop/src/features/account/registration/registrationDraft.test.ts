import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { emptyRegistration } from './RegistrationValues.ts';
import {
  forgetRegistrationDraft,
  keepRegistrationDraft,
  readRegistrationDraft,
} from './registrationDraft.ts';
import { filledRegistration as filled } from './testing/filledRegistration.ts';

afterEach(() => sessionStorage.clear());

test('typed values are restored, without passwords', () => {
  keepRegistrationDraft(filled, 3);
  const stored = Object.values({ ...sessionStorage }).join();
  expect(stored).not.toContain(filled.password);
  expect(readRegistrationDraft()).toEqual({
    values: { ...filled, password: '', passwordRepeat: '' },
    reached: 3,
    restored: true,
  });
});

test('the draft is deleted after the form was sent', () => {
  keepRegistrationDraft(filled, 3);
  forgetRegistrationDraft();
  expect(readRegistrationDraft()).toEqual({ values: emptyRegistration, reached: 1, restored: false });
});

test('a draft without hours from Monday to Friday gets the usual ones, and keeps its weekend', () => {
  const unset = { closed: false, startTime: '', endTime: '' };
  const week = Object.fromEntries(Object.keys(filled.openingHours).map((day) => [day, unset]));
  const sunday = { closed: true, startTime: '', endTime: '' };
  const draft = { ...filled, openingHours: { ...week, sunday } };
  sessionStorage.setItem('magazijn.registration', JSON.stringify({ values: draft, reached: 3 }));
  const { openingHours } = readRegistrationDraft().values;
  expect(openingHours).toEqual({ ...emptyRegistration.openingHours, saturday: unset, sunday });
});

test('any stored text is read as a form', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.json(),
    fc.record({ values: fc.anything(), reached: fc.anything() }).map((kept) => JSON.stringify(kept)),
  );
  fc.assert(
    fc.property(anything, (text) => {
      sessionStorage.setItem('magazijn.registration', text);
      const { values, reached } = readRegistrationDraft();
      expect(Object.keys(values)).toEqual(Object.keys(emptyRegistration));
      expect(typeof values.mainAddress.street).toBe('string');
      expect(values.openingHours.sunday).toMatchObject({ startTime: expect.any(String) });
      expect([1, 2, 3]).toContain(reached);
    }),
  );
});
