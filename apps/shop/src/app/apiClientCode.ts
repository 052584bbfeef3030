// A module of its own, so that only these parts of the package come later.
export { createApiClient } from '@magazijn/api-client';
