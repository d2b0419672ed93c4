import { IconLogout, IconMenu2 } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { Me } from '#domain/accounts/meSchema.ts';
import { useLocation } from '../kit/address.tsx';
import { IconButton } from '../kit/Button.tsx';
import { LaterDialog } from '../kit/LaterDialog.tsx';
import { NavLink } from '../kit/Link.tsx';
import { Person } from '../kit/Person.tsx';
import { say as ofKit } from '../kit/words.ts';
import { type ShownEntry, settingsOf } from './nouns.ts';
import classes from './PhoneSheet.module.css';
import { onIntent } from './prefetch.ts';
import { say } from './words.ts';

type Props = { me: Me; entries: readonly ShownEntry[]; onLogOut: () => void };

/** The navigation of a phone: the same entries in the same order, in a sheet from the right. */
export function PhoneSheet({ me, entries, onLogOut }: Props) {
  const [opened, setOpened] = useState(false);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of route closes it.
  useEffect(() => setOpened(false), [key]);

  return (
    <div className={classes.phone}>
      <IconButton
        size={44}
        aria-label={say.menu}
        aria-expanded={opened}
        onClick={() => setOpened(true)}
      >
        <IconMenu2 size={24} stroke={1.5} aria-hidden />
      </IconButton>
      {opened && (
        <LaterDialog
          side="right"
          title={<Person name={me.name} email={me.email} image={me.profileImageUrl} />}
          onClose={() => setOpened(false)}
        >
          <nav aria-label={say.main} className={classes.nav}>
            {entries.map((entry) => (
              <NavLink
                key={entry.label}
                to={entry.href}
                alsoAt={entry.alsoAt}
                className={classes.entry ?? ''}
                {...onIntent(entry, me)}
              >
                <entry.icon size={22} stroke={1.5} aria-hidden />
                {entry.label}
                {entry.Badge && <entry.Badge />}
              </NavLink>
            ))}
            <button type="button" className={classes.entry} onClick={onLogOut}>
              <IconLogout size={22} stroke={1.5} aria-hidden />
              {ofKit.logout}
            </button>
          </nav>
          <div className={classes.settings}>
            {settingsOf(me).map(({ label, href, icon: Icon, target }) => (
              <NavLink key={label} to={href} target={target} className={classes.entry ?? ''}>
                <Icon size={22} stroke={1.5} aria-hidden />
                {label}
              </NavLink>
            ))}
          </div>
        </LaterDialog>
      )}
    </div>
  );
}
