import type { Resolver } from 'react-hook-form';
import type { RegistrationValues } from './RegistrationValues.ts';

/**
 * The rules of the form, whose code comes when the first field is left. Without a connection no error stands beside its
 * field; the buttons wait for a valid step all the same.
 */
export const formResolver: Resolver<RegistrationValues, unknown, RegistrationValues> = async (
  values,
  context,
  options,
) => {
  try {
    const { registrationResolver } = await import('./registrationResolver.ts');
    return await registrationResolver(values, context, options);
  } catch (error) {
    console.warn('The rules of the form did not come', error);
    return { values, errors: {} };
  }
};
