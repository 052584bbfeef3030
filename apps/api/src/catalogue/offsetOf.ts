import type { PageRequest } from './PageRequest.ts';

/** How many entries come before the page. */
export const offsetOf = ({ page, pageSize }: PageRequest): number => (page - 1) * pageSize;
