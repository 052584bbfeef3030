/** Why one gets a mail about an account, for its foot. */
export const accountReason = 'Je krijgt deze mail omdat dit e-mailadres bij een account van Magazijn hoort.';
