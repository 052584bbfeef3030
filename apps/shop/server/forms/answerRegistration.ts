import { ApiError } from '@magazijn/api-client';
import {
  emptyRegistration,
  type RegistrationValues,
} from '../../src/features/account/registration/RegistrationValues.ts';
import { readRegistrationValues } from '../../src/features/account/registration/readRegistrationValues.ts';
import {
  refusedField,
  registrationFailure,
} from '../../src/features/account/registration/registrationFailure.ts';
import { stepErrors, steps } from '../../src/features/account/registration/steps.ts';
import { toRegistration } from '../../src/features/account/registration/toRegistration.ts';
import { registeredHref } from '../../src/shared/links/paths.ts';
import { readPostedForm } from '../http/readBody.ts';
import { createFormClient, type FormOptions, type ShowForm } from './createFormClient.ts';

interface AnswerRegistrationOptions extends FormOptions {
  readonly show: ShowForm;
}

/** Handles a registration without scripts (docs/adr/0042); errors return with all values but passwords. */
export async function answerRegistration(
  request: Request,
  options: AnswerRegistrationOptions,
): Promise<Response> {
  const form = await readPostedForm(request);
  const values = form === null ? emptyRegistration : readForm(form);
  const fields = Object.fromEntries(fieldsOf(values));
  const errors = steps.flatMap((step) => stepErrors(values, step));
  if (errors.length > 0) return options.show({ fields, errors, message: null }, 422);
  try {
    const { answerDate } = await createFormClient(request.headers, options).register(toRegistration(values));
    const headers = { location: registeredHref(answerDate), 'cache-control': 'no-store' };
    return new Response(null, { status: 303, headers });
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    // Only the status: the form's data must not be logged.
    options.logger.warn({ event: 'registration-refused', status });
    const refused = refusedField(error);
    return options.show(
      { fields, errors: refused ? [refused] : [], message: registrationFailure(error) },
      status >= 400 && status < 500 ? (status === 429 ? 429 : 422) : 503,
    );
  }
}

/** The typed values. As in the form in three steps, names and address prefill those of the invoice. */
function readForm(form: URLSearchParams): RegistrationValues {
  const found = readRegistrationValues(textsOf(emptyRegistration, form, ''));
  const { companyName, email, mainAddress, invoiceAddress } = found;
  const { country: _, ...invoiceTexts } = invoiceAddress;
  // A filled-in invoice address counts, even if the checkbox for the same address is still checked.
  const invoiceSame = found.invoiceSame && !Object.values(invoiceTexts).some(Boolean);
  return {
    ...found,
    mainAddress: { ...mainAddress, companyName: mainAddress.companyName || companyName },
    invoiceSame,
    invoiceAddress: invoiceSame
      ? invoiceAddress
      : {
          ...invoiceAddress,
          companyName: invoiceAddress.companyName || companyName,
          emailAddress: invoiceAddress.emailAddress || email,
        },
  };
}

/** The form's known fields as nested values: `mainAddress.street`. */
function textsOf(empty: object, form: URLSearchParams, prefix: string): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(empty).map(([name, value]: [string, unknown]) => {
      const field = prefix + name;
      if (typeof value === 'object' && value !== null) return [name, textsOf(value, form, `${field}.`)];
      return [name, typeof value === 'boolean' ? form.has(field) : form.get(field)];
    }),
  );
}

/** The nested values as fields by their names, without passwords. */
function fieldsOf(values: object, prefix = ''): (readonly [string, string])[] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
    if (/^password/.test(name)) return [];
    if (typeof value === 'object' && value !== null) return fieldsOf(value, `${prefix}${name}.`);
    return [[prefix + name, typeof value === 'string' ? value : value === true ? 'on' : ''] as const];
  });
}
