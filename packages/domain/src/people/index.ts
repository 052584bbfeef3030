export {
  invitationDays,
  invitedEmailProblem,
  lastAdministratorMessage,
  leavesNoAdministrator,
  maxPeople,
  maxPersonNameLength,
  nameProblem,
} from './people.ts';
export {
  allPermissions,
  allRoles,
  isAllowed,
  type Permission,
  type Role,
  roleDescriptions,
  roleNames,
} from './roles.ts';
