// A separate module, so that `import()` loads these parts of the package only.
export { createApiClient } from '@magazijn/api-client';
