// A module of its own, so that `import()` brings these parts of the package alone.
export { createApiClient } from '@magazijn/api-client';
