import type { MailRecipient } from './MailContent.ts';

/** A user as mails address them. */
export interface MailReader {
  readonly userId: number;
  readonly to: MailRecipient;
  /** 'Hallo Daniëlle,' or, when nobody knows the name, 'Hallo,'. */
  readonly greeting: string;
  readonly companyId: number;
  readonly companyName: string;
  readonly customerNumber: string;
  /** `pending`: registered and not approved yet. `disabled`: cannot log in for another reason. */
  readonly state: 'active' | 'pending' | 'disabled';
}
