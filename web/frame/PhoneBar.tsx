import {
  IconCalendarWeek,
  IconMessageCircleQuestion,
  IconSalad,
  IconUser,
} from '@tabler/icons-react';
import { useLocation } from 'react-router';
import type { Me } from '#domain/accounts/meSchema.ts';
import { Link } from '../kit/Link.tsx';
import type { ShownEntry } from './nouns.ts';
import classes from './PhoneBar.module.css';
import { onIntent } from './prefetch.ts';

const DASHBOARD = '/customer/dashboard';

/** `screen` is the path of the navigation entry whose count it shows and whose code it prefetches. */
const PLACES = [
  { word: 'Today', icon: IconSalad, to: DASHBOARD, screen: DASHBOARD },
  // The part of the dashboard with this id scrolls itself into view.
  {
    word: 'Week',
    icon: IconCalendarWeek,
    to: `${DASHBOARD}?week=this#weeks`,
    screen: DASHBOARD,
  },
  {
    word: 'Ask',
    icon: IconMessageCircleQuestion,
    to: '/customer/messages',
    screen: '/customer/messages',
  },
  {
    word: 'Me',
    icon: IconUser,
    to: '/customer/me',
    screen: '/customer/me',
  },
] as const;

type Props = { me: Me; entries: readonly ShownEntry[] };

/** Below 768 px, a bar at the bottom within a customer's reach: four of the navigation's places. */
export default function PhoneBar({ me, entries }: Props) {
  const current = wordOf(useLocation());
  return (
    <nav aria-label="Shortcuts" className={classes.bar}>
      {PLACES.map(({ word, icon: Icon, to, screen }) => {
        const entry = entries.find(({ href }) => href === screen);
        return (
          <Link
            key={word}
            to={to}
            className={classes.place}
            aria-current={word === current ? 'page' : undefined}
            onClick={() => word === 'Today' && window.scrollTo(0, 0)}
            {...(entry && onIntent(entry, me))}
          >
            <Icon size={22} stroke={1.5} aria-hidden />
            <span className={classes.word}>
              {word}
              {entry?.Badge && <entry.Badge />}
            </span>
          </Link>
        );
      })}
    </nav>
  );
}

/** The place that is open; null on a screen that is not among them. */
function wordOf({ pathname, search }: { pathname: string; search: string }) {
  if (pathname === DASHBOARD) return new URLSearchParams(search).has('week') ? 'Week' : 'Today';
  return PLACES.find(({ to }) => to === pathname)?.word ?? null;
}
