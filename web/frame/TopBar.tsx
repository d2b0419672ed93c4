import { IconSearch } from '@tabler/icons-react';
import { Suspense, useMemo, useState } from 'react';
import type { Me } from '#domain/accounts/meSchema.ts';
import { LogOutDialog, useLogOut } from '../auth/useLogOut.tsx';
import { Brand } from '../kit/Brand.tsx';
import { Link, NavLink } from '../kit/Link.tsx';
import { lazyDialog } from '../kit/lazy.tsx';
import { Bell } from '../notifications/Bell.tsx';
import classes from './Frame.module.css';
import { FINDER_KEY, TypedEarly, useFinderKey } from './finderKey.ts';
import { isAskedFirst, navigationOf } from './nouns.ts';
import { PersonMenu } from './PersonMenu.tsx';
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
            {say.logout}
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
