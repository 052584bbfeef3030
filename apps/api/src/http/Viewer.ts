import type { PaymentMethod } from '@magazijn/domain/validation';

/** Who makes a call, read from the database at that call. */
export interface Viewer {
  readonly sessionId: string;
  /** The login that the session descends from. */
  readonly loginId: string;
  readonly sessionExpiresAt: Date;
  readonly userId: number;
  /** Who logged in; another than `userId` while switched. */
  readonly originalUserId: number;
  readonly companyId: number;
  readonly customerNumber: string;
  readonly payment: PaymentMethod;
  /** As the company typed it; null without one. Decides VAT with `country` (`vatTreatment`). */
  readonly vatNumber: string | null;
  /** Where goods go: decides VAT rates and holidays. */
  readonly country: 'NL' | 'BE';
  /** Days of the week on which nobody is there to receive them, 1 (Monday) to 7. */
  readonly closedDays: readonly number[];
  /** Where this request came from. */
  readonly address: string;
}
