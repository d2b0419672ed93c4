import {
  IconCalendarWeek,
  IconChecklist,
  IconHeartHandshake,
  IconMail,
  IconSalad,
  IconUserCircle,
  IconUsers,
} from '@tabler/icons-react';
import type { Me } from '#domain/accounts/account.ts';

export type Entry = {
  label: string;
  to: string;
  icon: typeof IconUsers;
  /** Shows how many messages nobody has read. */
  countsUnread?: boolean;
};

const ofDietician: readonly Entry[] = [
  { label: 'Dashboard', to: '/client/dashboard', icon: IconCalendarWeek },
  { label: 'Customers', to: '/client/customers', icon: IconUsers },
  { label: 'Profile', to: '/client/clientprofilepage', icon: IconUserCircle },
  { label: 'Messages', to: '/client/messages', icon: IconMail, countsUnread: true },
];

const ofCustomer = (dieticianId: string | null): readonly Entry[] => [
  { label: 'Dashboard', to: '/customer/dashboard', icon: IconSalad },
  { label: 'My Progress', to: '/customer/myprogress', icon: IconChecklist },
  { label: 'My Profile', to: '/customer/customerprofile', icon: IconUserCircle },
  {
    label: 'My Dietician',
    to: `/customer/publiclientprofile/${dieticianId ?? ''}`,
    icon: IconHeartHandshake,
  },
];

/** The navigation of whoever is signed in, without Logout, which always comes last. */
export function entriesFor(me: Me): readonly Entry[] {
  if (me.role === 'client') return ofDietician;
  return me.role === 'customer' ? ofCustomer(me.dieticianId) : [];
}
