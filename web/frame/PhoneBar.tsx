import {
  IconCalendarWeek,
  IconChecklist,
  IconMessages,
  IconSalad,
  IconUser,
} from '@tabler/icons-react';
import type { Me } from '#domain/accounts/meSchema.ts';
import { useLocation } from '../kit/address.tsx';
import { Link } from '../kit/Link.tsx';
import { SCREENS, type ShownEntry } from './nouns.ts';
import classes from './PhoneBar.module.css';
import { onIntent } from './prefetch.ts';
import { say } from './words.ts';

/** `screens`: the paths of other screens of the place. Screens of no other place are of Me. */
const PLACES = [
  { place: 'today', icon: IconSalad, to: '/customer/dashboard', screens: [] },
  {
    place: 'plan',
    icon: IconCalendarWeek,
    to: '/customer/plan',
    screens: ['/customer/shopping'],
  },
  {
    place: 'progress',
    icon: IconChecklist,
    to: '/customer/myprogress',
    screens: ['/customer/measurements', '/customer/doctor-summary'],
  },
  { place: 'messages', icon: IconMessages, to: '/customer/messages', screens: [] },
  { place: 'me', icon: IconUser, to: '/customer/me', screens: [] },
] as const;

type Props = { me: Me; entries: readonly ShownEntry[] };

/** Below 768 px, a bar at the bottom within a customer's reach: the five places of the app. */
export default function PhoneBar({ me, entries }: Props) {
  const current = placeOf(useLocation().pathname);
  return (
    <nav aria-label={say.shortcuts} className={classes.bar}>
      {PLACES.map(({ place, icon: Icon, to }) => {
        const screen = SCREENS.find(({ path }) => path === to);
        const Badge = entries.find(({ href }) => href === to)?.Badge;
        return (
          <Link
            key={place}
            to={to}
            className={classes.place}
            aria-current={place === current ? 'page' : undefined}
            onClick={() => place === 'today' && window.scrollTo(0, 0)}
            {...(screen && onIntent(screen, me))}
          >
            <Icon size={22} stroke={1.5} aria-hidden />
            <span className={classes.word}>
              {say.places[place]}
              {Badge && <Badge />}
            </span>
          </Link>
        );
      })}
    </nav>
  );
}

type Place = (typeof PLACES)[number];

export function placeOf(pathname: string): Place['place'] {
  const isOf = ({ to, screens }: Place) => [to, ...screens].some((path) => path === pathname);
  return PLACES.find(isOf)?.place ?? 'me';
}
