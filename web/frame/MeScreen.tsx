import { IconChevronRight, IconLogout } from '@tabler/icons-react';
import { Suspense, useContext } from 'react';
import { LogOutDialog, useLogOut } from '../auth/useLogOut.tsx';
import { AppearanceChoice } from '../kit/AppearanceChoice.tsx';
import { Link } from '../kit/Link.tsx';
import { Failure } from '../kit/Notice.tsx';
import { OwnLanguage } from '../kit/OwnLanguage.tsx';
import { Page } from '../kit/Page.tsx';
import { say as ofKit } from '../kit/words.ts';
import { ProfileHead } from '../profiles/ProfileHead.tsx';
import { useMe } from '../session/session.ts';
import classes from './MeScreen.module.css';
import { OwnEntries } from './ownEntries.ts';
import { say } from './words.ts';

/** Everything that is the customer's own, one row each. */
export default function MeScreen() {
  const me = useMe();
  const entries = useContext(OwnEntries);
  const leaving = useLogOut();
  return (
    <Page title={say.places.me} narrow titleOnPhone={false}>
      <div className="stack">
        <ProfileHead name={me.name} email={me.email} image={me.profileImageUrl}>
          <p className="muted text-15">
            <bdi>{me.email}</bdi>
          </p>
        </ProfileHead>
        <ul className="card clipped">
          {entries.map((entry) => (
            <li key={entry.label} className="ruled">
              <Link to={entry.href} target={entry.target} className={classes.row}>
                <entry.icon size={22} stroke={1.5} aria-hidden />
                <span className={classes.label}>{entry.label}</span>
                <Suspense>{entry.Aside && <entry.Aside />}</Suspense>
                <IconChevronRight size={18} stroke={1.5} aria-hidden className="muted" />
              </Link>
            </li>
          ))}
          <li className={classes.appearance}>
            <AppearanceChoice />
          </li>
          <li className={classes.appearance}>
            <OwnLanguage />
          </li>
          <li className="ruled">
            <button type="button" className={classes.row} onClick={leaving.ask}>
              <IconLogout size={22} stroke={1.5} aria-hidden />
              {ofKit.logOut}
            </button>
          </li>
        </ul>
        {leaving.failure && <Failure message={leaving.failure} />}
      </div>
      <LogOutDialog {...leaving} />
    </Page>
  );
}
