import { IconHelp } from '@tabler/icons-react';
import type { Me } from '#domain/accounts/meSchema.ts';
import { may, mustConsent } from '#domain/signIn/access.ts';
import { appointments } from '../appointments/noun.ts';
import { articles } from '../articles/noun.ts';
import { attention } from '../attention/noun.ts';
import { audit } from '../audit/noun.ts';
import { account } from '../auth/noun.ts';
import type { Senders } from '../changes/changesHere.ts';
import { colleagues } from '../colleagues/noun.ts';
import { contact } from '../contact/noun.ts';
import { conversations } from '../conversations/noun.ts';
import { customers } from '../customers/noun.ts';
import { doctorSummary } from '../doctorSummary/noun.ts';
import { goals } from '../goals/noun.ts';
import { home } from '../home/noun.ts';
import { invitations } from '../invitations/noun.ts';
import type { Entry, Noun, Screen } from '../kit/noun.ts';
import { say as ofKit } from '../kit/words.ts';
import { measurements } from '../measurements/noun.ts';
import { notifications } from '../notifications/noun.ts';
import { plans } from '../plans/noun.ts';
import { practice } from '../practice/noun.ts';
import { profiles } from '../profiles/noun.ts';
import { progress } from '../progress/noun.ts';
import { questionnaires } from '../questionnaires/noun.ts';
import { reminders } from '../reminders/noun.ts';
import { rights } from '../rights/noun.ts';
import { shopping } from '../shopping/noun.ts';
import { helpPath } from '../store/language.ts';
import { targets } from '../targets/noun.ts';
import { trends } from '../trends/noun.ts';
import type { OwnEntry } from './ownEntries.ts';

/** What is a customer's own, on a phone: the other nouns' entries in a list. */
const own: Noun = {
  screens: [{ path: '/customer/me', load: () => import('./MeScreen.tsx') }],
};

/** Every noun that has screens, in the order of their entries in the navigation. */
const NOUNS: readonly Noun[] = [
  plans,
  customers,
  invitations,
  home,
  appointments,
  shopping,
  progress,
  trends,
  profiles,
  goals,
  doctorSummary,
  measurements,
  targets,
  conversations,
  contact,
  reminders,
  articles,
  questionnaires,
  practice,
  colleagues,
  attention,
  audit,
  notifications,
  account,
  rights,
  own,
];

export const SCREENS = NOUNS.flatMap(({ screens }) => screens);

/** By kind: how to send what waits on a device for a connection. */
export const SENDERS = Object.assign({}, ...NOUNS.map(({ sends }) => sends)) as Senders;

/** What is found by name. */
export const FINDS = NOUNS.flatMap(({ finds = [] }) => finds).toSorted(
  (one, other) => Number(other.isFirst ?? false) - Number(one.isFirst ?? false),
);

/** The kinds of data that customers may keep on their device. */
export const KEPT_KINDS = NOUNS.flatMap(({ keeps = [] }) => keeps);

const live = NOUNS.flatMap((noun) => Object.entries(noun.live ?? {}));

/** For each kind of change: all kinds of data that the nouns show differently after it. */
export const ALSO_SHOWN: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  live.map(([kind]) => [kind, live.flatMap(([other, shown]) => (other === kind ? shown : []))]),
);

export type ShownEntry = Entry & Pick<Screen, 'load' | 'isAlwaysOpen'> & { readonly href: string };

const entriesOf = (me: Me): ShownEntry[] =>
  SCREENS.flatMap(({ path, load, entry, isAlwaysOpen, by }) => {
    const isOpen = path.startsWith(`/${me.role}/`) || path.split('/').length === 2;
    return entry && isOpen && (!by || may(me, ...by))
      ? [{ ...entry, load, ...(isAlwaysOpen && { isAlwaysOpen }), href: entry.to?.(me) ?? path }]
      : [];
  });

/** Whether the user must consent, or decide to keep their account, before any other screen opens. */
export const isAskedFirst = (me: Me): boolean => me.deletionDueAt !== undefined || mustConsent(me);

/** The user's navigation, without Logout, which always comes last. */
export const navigationOf = (me: Me): ShownEntry[] =>
  isAskedFirst(me) ? [] : entriesOf(me).filter(({ own }) => own !== 'only');

/** The user's own things that are not in the navigation. */
export const settingsOf = (me: Me): OwnEntry[] => ownOf(me).filter(({ own }) => own === 'only');

/** The user's own things: all that Me lists. */
export const ownOf = (me: Me): OwnEntry[] => [
  ...entriesOf(me).filter(({ own, isAlwaysOpen }) => own && (isAlwaysOpen || !isAskedFirst(me))),
  helpFor(me),
];

/** The pages of help are not screens: the build writes them, and they are read beside the app. */
const helpFor = ({ role }: Me): OwnEntry => ({
  label: ofKit.help,
  icon: IconHelp,
  href: `${helpPath()}#for-${role === 'client' ? 'dieticians' : 'customers'}`,
  target: '_blank',
  own: 'only',
});
