/** Files that an order list can be read from. */
export const acceptedFiles = '.csv,.txt,.tsv,.xlsx';

/** The maximum in bytes: a list of 100,000 lines is smaller. */
export const largestFile = 5_000_000;
