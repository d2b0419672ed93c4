import { IconChevronDown, IconLogout } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { Me } from '#domain/accounts/meSchema.ts';
import { useLocation } from '../kit/address.tsx';
import { Link } from '../kit/Link.tsx';
import { Initials } from '../kit/Person.tsx';
import { settingsOf } from './nouns.ts';
import classes from './PersonMenu.module.css';
import { say } from './words.ts';

type Props = { me: Me; onLogOut: () => void };

/** The user's name, and a menu with appearance, settings and Logout. */
export function PersonMenu({ me, onLogOut }: Props) {
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
        <div className={classes.who}>
          {me.name && (
            <div className={classes.name} dir="auto">
              {me.name}
            </div>
          )}
          <div className={classes.email} dir="auto">
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
            {say.logout}
          </button>
        </div>
      </div>
    </>
  );
}
