import {
  IconCalendarWeek,
  IconChecklist,
  IconMessages,
  IconSalad,
  IconUser,
} from '@tabler/icons-react';
import { useLocation } from 'react-router';
import type { Me } from '#domain/accounts/meSchema.ts';
import { Link } from '../kit/Link.tsx';
import { SCREENS, type ShownEntry } from './nouns.ts';
import classes from './PhoneBar.module.css';
import { onIntent } from './prefetch.ts';

/** `screens`: the paths of other screens of the place. Screens of no other place are of Me. */
const PLACES = [
  { word: 'Today', icon: IconSalad, to: '/customer/dashboard', screens: [] },
  {
    word: 'Plan',
    icon: IconCalendarWeek,
    to: '/customer/plan',
    screens: ['/customer/shopping'],
  },
  {
    word: 'Progress',
    icon: IconChecklist,
    to: '/customer/myprogress',
    screens: ['/customer/measurements', '/customer/doctor-summary'],
  },
  { word: 'Messages', icon: IconMessages, to: '/customer/messages', screens: [] },
  { word: 'Me', icon: IconUser, to: '/customer/me', screens: [] },
] as const;

type Props = { me: Me; entries: readonly ShownEntry[] };

/** Below 768 px, a bar at the bottom within a customer's reach: the five places of the app. */
export default function PhoneBar({ me, entries }: Props) {
  const current = placeOf(useLocation().pathname);
  return (
    <nav aria-label="Shortcuts" className={classes.bar}>
      {PLACES.map(({ word, icon: Icon, to }) => {
        const screen = SCREENS.find(({ path }) => path === to);
        const Badge = entries.find(({ href }) => href === to)?.Badge;
        return (
          <Link
            key={word}
            to={to}
            className={classes.place}
            aria-current={word === current ? 'page' : undefined}
            onClick={() => word === 'Today' && window.scrollTo(0, 0)}
            {...(screen && onIntent(screen, me))}
          >
            <Icon size={22} stroke={1.5} aria-hidden />
            <span className={classes.word}>
              {word}
              {Badge && <Badge />}
            </span>
          </Link>
        );
      })}
    </nav>
  );
}

type Place = (typeof PLACES)[number];

/** The place to which a customer's screen belongs. */
export function placeOf(pathname: string): Place['word'] {
  const isOf = ({ to, screens }: Place) => [to, ...screens].some((path) => path === pathname);
  return PLACES.find(isOf)?.word ?? 'Me';
}
