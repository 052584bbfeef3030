// Pages without a session: login, registration, password reset, and the OCI login.
import { expect, type Page } from '@playwright/test';
import { fillAddress, fillGeneral } from '../../../e2e/browser/fillRegistration.ts';
import { punchOutFromSandbox } from '../../../e2e/browser/punchOut.ts';
import { type Audience, type PageState, phone, plain } from './PageState.ts';
import { answered, button, main, premature, seen } from './pageActs.ts';

const logIn = async (page: Page) => {
  await main(page).getByLabel('E-mailadres').fill('zoe@nijntje.test');
  await main(page).getByLabel('Wachtwoord', { exact: true }).fill('een-lang-geheim-1');
  await main(page).getByRole('button', { name: 'Login', exact: true }).click();
};

const resetForm = async (page: Page) => {
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
};

const toStep2 = async (page: Page) => {
  await resetForm(page);
  await fillGeneral(page, 'stappen@nijntje.test');
  await button('Ga naar stap 2')(page);
  await expect(page.getByLabel('Straat')).toBeVisible();
};

const toStep3 = async (page: Page) => {
  await toStep2(page);
  await fillAddress(page);
  await button('Ga naar stap 3')(page);
  await expect(page.getByRole('combobox', { name: 'Maandag: Van' })).toBeVisible();
};

/** Shows field errors, their summary, and the hint for a doubtful IBAN. */
const faultsInStep1 = async (page: Page) => {
  await resetForm(page);
  await fillGeneral(page, 'geen adres');
  await page.getByLabel('Herhaal wachtwoord', { exact: true }).fill('iets anders');
  await page.getByLabel('IBAN').fill('NL92ABNA0417164300');
  await page.getByLabel('IBAN').blur();
  await seen(page, 'Controleer dit nummer');
  await premature('Ga naar stap 2')(page);
  await seen(page, /Vul een geldig e-mailadres in/);
};

/** Shows the errors of a separate invoice address, and of a Belgian address with a Dutch postcode. */
const faultsInStep2 = async (page: Page) => {
  await resetForm(page);
  await fillGeneral(page, 'stappen@nijntje.test');
  await page.getByRole('radio', { name: /Automatische incasso/ }).check({ force: true });
  await button('Ga naar stap 2')(page);
  await fillAddress(page);
  await page.getByLabel('Land').selectOption('BE');
  await seen(page, /Automatische incasso kan alleen in Nederland/);
  await page
    .getByRole('checkbox', { name: 'Factuuradres is gelijk aan bezorgadres' })
    .uncheck({ force: true });
  await expect(page.getByRole('group', { name: 'Factuuradres' }).getByLabel('Straat')).toBeVisible();
  await premature('Ga naar stap 3')(page);
  await seen(page, /Kies Nederland als land/);
};

const faultsInStep3 = async (page: Page) => {
  await toStep3(page);
  await premature('Registreren')(page);
  await expect(page.locator('[data-slot=error-summary]')).toBeVisible();
};

const register = async (page: Page) => {
  await toStep3(page);
  await page.getByRole('checkbox', { name: /algemene voorwaarden/ }).check({ force: true });
  await button('Registreren')(page);
};

const refuseReset = async (page: Page) => {
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill('een-lang-geheim-1');
  await page.getByLabel('Herhaal nieuw wachtwoord', { exact: true }).fill('een-lang-geheim-1');
  await button('Wachtwoord opslaan')(page);
  await seen(page, /Deze link werkt niet meer|Er is een fout opgetreden/);
};

const punchOut = async (page: Page) => {
  await punchOutFromSandbox(page, 'method=POST');
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
};

const registration = '**/api/v1/account/register';
const tooMany = { status: 429, headers: { 'retry-after': '120' } };

export const formPages: Audience['pages'] = {
  '/login': [
    plain,
    {
      name: 'throttled',
      act: answered('**/api/v1/login', tooMany, logIn, 'Probeer het over 2 minuten opnieuw.'),
      stays: true,
    },
  ],
  '/login?error=1': [plain],
  '/login?passwordReset=1': [plain],
  '/login?returnUrl=%2Fbestellen%2Fbetalen': [plain],
  '/registreren': [
    plain,
    { name: 'summed up', act: premature('Ga naar stap 2'), stays: true },
    { name: 'with faults', act: faultsInStep1, stays: true },
    { name: 'step 2', act: toStep2, stays: true },
    { name: 'step 2 with faults, and an invoice address', act: faultsInStep2, stays: true },
    { name: 'step 3', act: toStep3, stays: true },
    { name: 'step 3 with faults', act: faultsInStep3, stays: true },
    {
      name: 'refused',
      act: answered(
        registration,
        { status: 412, reasons: ['Dit e-mailadres is al bekend.', 'Dit wachtwoord wordt te vaak gebruikt.'] },
        register,
        'Registratie mislukt:',
      ),
      stays: true,
    },
  ],
  '/registreren-bedankt': [plain],
  '/wachtwoord-vergeten': [plain],
  '/wachtwoord-vergeten?uitkomst=onbekend': [plain],
  '/wachtwoord-vergeten?uitkomst=verstuurd': [plain],
  '/wachtwoord-vergeten/nieuw': [plain],
  [`/wachtwoord-vergeten/${'a'.repeat(43)}`]: [{ name: 'refused', act: refuseReset, stays: true }],
  '/oci/login': [plain, { name: 'punched out', act: punchOut, stays: true, widths: phone }],
};

const sent = (name: string, words: RegExp | string) => async (page: Page) => {
  await main(page).getByRole('button', { name, exact: true }).click();
  await seen(page, words);
};

/** The page as served, with its `noscript` texts. */
const noscript = (words: RegExp): PageState => ({ act: (page) => seen(page, words), stays: true });

/** Pages that work by links and forms, and pages that say that they need scripts. */
export const pagesWithoutScripts: Audience['pages'] = {
  '/': [plain],
  '/categorie/verzorging/luiers': [plain],
  '/product/verzorging/luiers/demo-luiers-maat-4': [plain],
  '/zoeken/luiers': [plain],
  '/kruidvat/toegankelijkheid': [plain],
  '/winkelwagen': [noscript(/^Voor je winkelmand, betalen en je account is JavaScript nodig/)],
  '/login': [
    noscript(/^Zonder JavaScript controleren we alleen/),
    { name: 'refused', act: sent('Login', 'Vul een geldig e-mailadres en wachtwoord in'), stays: true },
  ],
  '/login?uitkomst=ingelogd': [noscript(/^Je gegevens kloppen en je account is actief\.$/)],
  '/registreren': [
    plain,
    { name: 'with faults', act: sent('Registreren', 'Nog niet alles is goed ingevuld'), stays: true },
  ],
  '/wachtwoord-vergeten': [
    plain,
    { name: 'refused', act: sent('Versturen', 'Vul je e-mailadres in.'), stays: true },
  ],
};
