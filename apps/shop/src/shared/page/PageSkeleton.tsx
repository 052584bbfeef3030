import type { ReactNode } from 'react';
import { PageTitle } from './PageTitle.tsx';
import { LinesSkeleton } from './skeletons.tsx';

interface PageSkeletonProps {
  trail: ReactNode;
  /** What the page shows, until its own name is loaded: 'Herhaalorder'. */
  title: string;
  /** Read in place of the lines: 'Je herhaalorder laden'. */
  label: string;
}

/** A page whose name and lines are loading. Trail and heading take the places of those that follow. */
export function PageSkeleton({ trail, title, label }: PageSkeletonProps) {
  return (
    <>
      {trail}
      <PageTitle>{title}</PageTitle>
      <LinesSkeleton label={label} lines={8} />
    </>
  );
}
