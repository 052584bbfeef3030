import type { Resolver } from 'react-hook-form';
import type { RegistrationValues } from './RegistrationValues.ts';

/** The rules, loaded on the first blur. If that fails, buttons still require a valid step. */
export const formResolver: Resolver<RegistrationValues, unknown, RegistrationValues> = async (
  values,
  context,
  options,
) => {
  try {
    const { registrationResolver } = await import('./registrationResolver.ts');
    return await registrationResolver(values, context, options);
  } catch (error) {
    console.warn('The rules of the form failed to load', error);
    return { values, errors: {} };
  }
};
