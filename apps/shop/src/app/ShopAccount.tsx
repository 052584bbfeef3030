import { AccountMenu } from '@magazijn/ui';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useShopLinks } from '../links/ShopLinks.tsx';
import { loginHref } from '../paths/loginHref.ts';
import { paths } from '../paths/paths.ts';
import type { AnswersTo } from '../resources/Answer.ts';
import { useLogOut } from '../session/useLogOut.ts';
import { useSession } from '../session/useSession.ts';
import { useStores } from '../stores/StoresProvider.tsx';
import type { layoutNeeds } from './layoutNeeds.ts';
import { texts } from './texts.ts';

const HeaderLogin = lazy(() =>
  import('../features/login/HeaderLogin.tsx').then(({ HeaderLogin }) => ({ default: HeaderLogin })),
);

/** Logged out: the login popover (S83). Logged in: the company and its menu (S84, S85). A plain link on phones (S86). */
export function ShopAccount({ answers }: { answers: Pick<AnswersTo<typeof layoutNeeds>, 'companies'> }) {
  const { viewer, switched } = useSession();
  const { session } = useStores();
  const { adminUrl } = useShopLinks();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const logOut = useLogOut();
  const [open, setOpen] = useState(false);
  const menu = { open, onOpenChange: setOpen };

  if (viewer.kind === 'anonymous') {
    return (
      <AccountMenu
        {...menu}
        data-place="account"
        href={loginHref(pathname + search)}
        loggedOut={{
          children: (
            <Suspense fallback={<div className="h-80" />}>
              <HeaderLogin onDone={() => setOpen(false)} />
            </Suspense>
          ),
        }}
      />
    );
  }

  const { companies } = answers;
  const hasCompanies = companies.state === 'ready' && companies.value.length > 0;
  const items = [
    { label: texts.account.overview, href: paths.profileOverview.href() },
    { label: texts.account.password, href: paths.changePassword.href() },
    ...(hasCompanies
      ? [{ label: texts.account.parentOrganisation, href: paths.parentOrganisation.href() }]
      : []),
    ...(viewer.admin ? [{ label: texts.account.admin, href: adminUrl }] : []),
    ...(switched
      ? [
          {
            label: texts.account.switchBack,
            onSelect: () => {
              session.switchBack();
              void navigate(paths.home.href());
            },
          },
        ]
      : []),
    { label: texts.account.logOut, onSelect: logOut },
  ];
  return (
    <AccountMenu
      {...menu}
      href={paths.profile.href()}
      loggedIn={{ companyName: viewer.companyName, items }}
    />
  );
}
