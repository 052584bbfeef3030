import { useSession } from './useSession.ts';

/** 'Je bestelt voor De Bij', above a button that orders too; nothing in the customer's own account. */
export function OrderingFor() {
  const { viewer, switched } = useSession();
  if (!switched || viewer.kind === 'anonymous') return null;
  return (
    <span className="wrap-anywhere">
      Je bestelt voor <b>{viewer.companyName}</b>
    </span>
  );
}
