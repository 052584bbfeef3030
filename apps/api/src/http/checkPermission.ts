import { isAllowed, type Permission } from '@magazijn/domain/people';
import { HttpError } from './HttpError.ts';
import type { Viewer } from './Viewer.ts';

/** @param permission null when every role may. @throws HttpError 403 with a Dutch sentence. */
export function checkPermission({ role }: Pick<Viewer, 'role'>, permission: Permission | null): void {
  if (permission === null || isAllowed(role, permission)) return;
  throw new HttpError(403, 'Dit kan niet met jouw rol. Vraag het aan een beheerder van je organisatie.');
}
