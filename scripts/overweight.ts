import type { PageWeight } from './weighPages.ts';

const kilobyte = 1000;

/**
 * The most that the first view of a page may load, in kilobytes of 1,000 bytes; scripts and styles as gzip. React,
 * React Router's data mode and SWR are 103 of it (docs/adr/0029).
 */
const max = { script: 156, customer: 188, style: 13, font: 45 };

/**
 * Pages with a form or a step of an order: more to load for everyone, and for customers. With air in it: the names of
 * chunks alone, which change with what is in them, make 50 bytes.
 */
const withForms = { script: 180, customer: 206 };

const exceptions: Readonly<Record<string, Partial<typeof max>>> = {
  RegistrationPage: withForms,
  LoginPage: withForms,
  // It logs in by itself, so the client's code is its first need.
  OciLoginPage: withForms,
  ForgotPasswordPage: withForms,
  ResetPasswordPage: withForms,
  ChangePasswordPage: withForms,
  CartPage: withForms,
  PaymentPage: withForms,
  PaymentMethodPage: withForms,
  SucceededPage: withForms,
  FailedPage: withForms,
};

const names = {
  script: 'of script',
  customer: 'of script for a customer',
  style: 'of style',
  font: 'of font',
} as const;

/** One line for each budget that a page exceeds: 'HomePage: 106.2 kB of script, at most 105 kB'. */
export function overweight(weights: readonly PageWeight[]): string[] {
  return weights.flatMap((weight) => {
    const budgets = { ...max, ...exceptions[weight.page] };
    return (['script', 'customer', 'style', 'font'] as const)
      .filter((kind) => weight[kind] > budgets[kind] * kilobyte)
      .map(
        (kind) =>
          `${weight.page}: ${(weight[kind] / kilobyte).toFixed(1)} kB ${names[kind]}, at most ${budgets[kind]} kB`,
      );
  });
}
