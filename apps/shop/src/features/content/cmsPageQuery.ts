import type { PageLocation } from '../../shared/links/usePageLocation.ts';

/** The CMS page of an address; loader, head and page share it. */
export const cmsPageQuery = ({ params }: PageLocation) => ['page', params.page ?? ''] as const;
