import {
  IconBell,
  IconCalendarWeek,
  IconChecklist,
  IconHeartHandshake,
  IconMail,
  IconSalad,
  IconUserCircle,
  IconUsers,
} from '@tabler/icons-react';
import type { Me } from '#domain/accounts/account.ts';
import { mustConsent } from '#domain/rights/consent.ts';
import {
  loadCustomerProfile,
  loadCustomers,
  loadDieticianProfile,
  loadHome,
  loadMessages,
  loadPlans,
  loadProgress,
  loadPublicDieticianProfile,
  loadReminders,
} from './screens.ts';

export type Entry = {
  label: string;
  to: string;
  icon: typeof IconUsers;
  /** Fetches the screen's code, which knows how to fetch `ahead` what it shows. */
  load: () => Promise<{ default: unknown; ahead?: (me: Me) => Promise<unknown> }>;
  /** Shows how many messages nobody has read. */
  countsUnread?: boolean;
};

const ofDietician: readonly Entry[] = [
  { label: 'Dashboard', to: '/client/dashboard', icon: IconCalendarWeek, load: loadPlans },
  { label: 'Customers', to: '/client/customers', icon: IconUsers, load: loadCustomers },
  {
    label: 'Profile',
    to: '/client/clientprofilepage',
    icon: IconUserCircle,
    load: loadDieticianProfile,
  },
  {
    label: 'Messages',
    to: '/client/messages',
    icon: IconMail,
    load: loadMessages,
    countsUnread: true,
  },
];

const ofCustomer = (dieticianId: string | null): readonly Entry[] => [
  { label: 'Dashboard', to: '/customer/dashboard', icon: IconSalad, load: loadHome },
  { label: 'My Progress', to: '/customer/myprogress', icon: IconChecklist, load: loadProgress },
  {
    label: 'My Profile',
    to: '/customer/customerprofile',
    icon: IconUserCircle,
    load: loadCustomerProfile,
  },
  {
    label: 'My Dietician',
    to: `/customer/publiclientprofile/${dieticianId ?? ''}`,
    icon: IconHeartHandshake,
    load: loadPublicDieticianProfile,
  },
  { label: 'Reminders', to: '/customer/reminders', icon: IconBell, load: loadReminders },
];

/** The navigation of whoever is signed in, without Logout, which always comes last. */
export function entriesFor(me: Me): readonly Entry[] {
  if (me.role === 'client') return ofDietician;
  if (mustConsent(me) || me.deletionDueAt !== undefined) return [];
  return me.role === 'customer' ? ofCustomer(me.dieticianId) : [];
}
