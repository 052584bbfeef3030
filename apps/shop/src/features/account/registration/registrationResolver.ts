import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { registrationSchema } from './registrationSchema.ts';

/** Says which fields are wrong, by the form's schema. */
export const registrationResolver = standardSchemaResolver(registrationSchema);
