import { IconBellCog } from '@tabler/icons-react';
import type { Noun } from '../kit/noun.ts';
import { say } from './words.ts';

const load = () => import('./NotificationsScreen.tsx');
const entry = { label: say.notifications, icon: IconBellCog, own: 'only' } as const;

export const notifications: Noun = {
  screens: [
    { path: '/customer/notifications', load, entry },
    { path: '/client/notifications', load, entry },
  ],
};
