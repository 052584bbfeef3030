import type { HeadOf } from '../head/PageHead.ts';
import { paths } from '../paths/paths.ts';

/** What forms that everyone may reach say of themselves to those who find them. */
const headTexts = {
  login:
    'Log in bij Magazijn, de groothandel voor de kinderopvang: zie je prijzen, bestel en bekijk je facturen.',
  register:
    'Maak een account aan bij Magazijn, de groothandel voor de kinderopvang in Nederland en Vlaanderen.',
};

export const loginHead: HeadOf = () => ({ canonical: paths.login.href(), description: headTexts.login });

export const registrationHead: HeadOf = () => ({
  canonical: paths.register.href(),
  description: headTexts.register,
});
