import type { Role } from '@magazijn/domain/people';
import type { PaymentMethod } from '@magazijn/domain/validation';

export interface Buyer {
  readonly userId: number;
  /** The user who logged in; differs from `userId` while switched. */
  readonly originalUserId: number;
  /** Of the user who logged in, also while switched. */
  readonly role: Role;
  readonly companyId: number;
  readonly customerNumber: string;
  readonly payment: PaymentMethod;
  /** As typed by the company; null without one. Determines VAT with `country` (`vatTreatment`). */
  readonly vatNumber: string | null;
  /** The destination of goods: determines VAT rates and holidays. */
  readonly country: 'NL' | 'BE';
  /** Whether the company limits what people order without approval. */
  readonly hasApprovalRules: boolean;
  /** Weekdays on which the company is closed, 1 (Monday) to 7. */
  readonly closedDays: readonly number[];
  /** The client address of the request; '' for an order without one. */
  readonly address: string;
}

/** The logged in user and company of a request, read from the database on every request. */
export interface Viewer extends Buyer {
  /**
   * Whether other people shop for the company too, or for the organisation that switched into it. If so, favourites and lists
   * belong to the person, otherwise to the company.
   */
  readonly hasColleagues: boolean;
  readonly sessionId: string;
  readonly loginId: string;
  readonly sessionExpiresAt: Date;
}
