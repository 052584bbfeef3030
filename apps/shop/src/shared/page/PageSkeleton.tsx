import type { BreadcrumbItem } from '@magazijn/ui';
import { PageTitle } from './PageTitle.tsx';
import { LinesSkeleton } from './skeletons.tsx';
import { Trail } from './Trail.tsx';

interface PageSkeletonProps {
  /** The overview that the page belongs to. */
  parent: BreadcrumbItem;
  /** What the page shows, until its own name is loaded: 'Herhaalorder'. */
  title: string;
  /** Read in place of the lines: 'Je herhaalorder laden'. */
  label: string;
}

/** A page whose name and lines are loading. Trail and heading take the places of those that follow. */
export function PageSkeleton({ parent, title, label }: PageSkeletonProps) {
  return (
    <>
      <Trail items={[parent, { label: title }]} />
      <PageTitle>{title}</PageTitle>
      <LinesSkeleton label={label} lines={8} />
    </>
  );
}
