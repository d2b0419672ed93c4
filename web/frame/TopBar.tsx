import { IconChevronDown, IconLogout, IconSearch } from '@tabler/icons-react';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { Me } from '#domain/accounts/meSchema.ts';
import { LogOutDialog, useLogOut } from '../auth/useLogOut.tsx';
import { useLocation } from '../kit/address.tsx';
import { Brand } from '../kit/Brand.tsx';
import { Link, NavLink } from '../kit/Link.tsx';
import { lazyDialog } from '../kit/lazy.tsx';
import { Initials } from '../kit/Person.tsx';
import { say as ofKit } from '../kit/words.ts';
import { Bell } from '../notifications/Bell.tsx';
import classes from './Frame.module.css';
import { FINDER_KEY, TypedEarly, useFinderKey } from './finderKey.ts';
import { isAskedFirst, navigationOf, settingsOf } from './nouns.ts';
import { PhoneSheet } from './PhoneSheet.tsx';
import { onIntent, usePrefetchedScreens } from './prefetch.ts';
import { say } from './words.ts';

const FinderDialog = lazyDialog(() => import('./FinderDialog.tsx'));

/** The bar at the top, 56 px high. Below 768 px the navigation moves into a sheet. */
export function TopBar({ me }: { me: Me }) {
  const leaving = useLogOut();
  const { busy, failure, ask } = leaving;
  const entries = useMemo(() => navigationOf(me), [me]);
  usePrefetchedScreens(entries);
  /** What was typed to be found before the dialog was there; null: nothing is to be found. */
  const [sought, seek] = useState<string | null>(null);
  useFinderKey(!isAskedFirst(me), () => seek(''));
  return (
    <header className={classes.bar}>
      <div className={classes.inner}>
        <Link to="/dashboard" className={classes.home}>
          <Brand />
        </Link>
        <nav aria-label={say.main} className={classes.nav}>
          {entries.map((entry) => (
            <NavLink
              key={entry.label}
              to={entry.href}
              alsoAt={entry.alsoAt}
              className={classes.entry ?? ''}
              {...onIntent(entry, me)}
            >
              {entry.label}
              {entry.Badge && <entry.Badge />}
            </NavLink>
          ))}
          <button type="button" className={classes.entry} onClick={ask} aria-disabled={busy}>
            {ofKit.logout}
          </button>
        </nav>
        {me.role === 'client' && (
          <button type="button" className={classes.find} onClick={() => seek('')}>
            <IconSearch size={18} stroke={1.5} aria-hidden />
            <span>{say.search}</span>
            <kbd aria-hidden>{FINDER_KEY}</kbd>
          </button>
        )}
        {!isAskedFirst(me) && <Bell me={me} />}
        <div className={classes.person}>
          <PersonMenu me={me} onLogOut={ask} />
        </div>
        <PhoneSheet me={me} entries={entries} onLogOut={ask} />
      </div>
      <LogOutDialog {...leaving} />
      {sought !== null && (
        <Suspense fallback={<TypedEarly onType={(letter) => seek(`${sought}${letter}`)} />}>
          <FinderDialog me={me} sought={sought} onLogOut={ask} onClose={() => seek(null)} />
        </Suspense>
      )}
      {failure && (
        <p role="alert" className={classes.failure}>
          {failure}
        </p>
      )}
    </header>
  );
}

type Props = { me: Me; onLogOut: () => void };

/** The user's name, and a menu with appearance, settings and Logout. */
function PersonMenu({ me, onLogOut }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of route closes it.
  useEffect(() => panel.current?.hidePopover(), [key]);

  // The menu closes first, so that the dialog returns the focus to the menu's button.
  const logOut = () => {
    panel.current?.hidePopover();
    onLogOut();
  };

  return (
    <>
      <button type="button" className={classes.button} popoverTarget="person-menu">
        <Initials name={me.name} email={me.email} size="sm" image={me.profileImageUrl} />
        <span className={classes.shown} dir="auto">
          {me.name || me.email}
        </span>
        <IconChevronDown size={16} stroke={1.5} aria-hidden />
      </button>
      <div ref={panel} id="person-menu" popover="auto" className={classes.panel}>
        <div className="pad-row">
          {me.name && (
            <div className="cut semibold" dir="auto">
              {me.name}
            </div>
          )}
          <div className="cut small" dir="auto">
            {me.email}
          </div>
        </div>
        <div className={classes.items}>
          {settingsOf(me).map(({ label, href, icon: Icon, target }) => (
            <Link key={label} to={href} target={target} className={classes.item}>
              <Icon size={18} stroke={1.5} aria-hidden />
              {label}
            </Link>
          ))}
          <button type="button" className={classes.item} onClick={logOut}>
            <IconLogout size={18} stroke={1.5} aria-hidden />
            {ofKit.logout}
          </button>
        </div>
      </div>
    </>
  );
}
