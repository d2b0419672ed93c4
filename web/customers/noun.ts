import { IconUsers } from '@tabler/icons-react';
import type { Noun } from '../kit/noun.ts';
import { say as ofKit } from '../kit/words.ts';
import { say } from './words.ts';

const load = () => import('./CustomersScreen.tsx');

export const customers: Noun = {
  screens: [
    {
      path: '/client/customers',
      load,
      entry: { label: ofKit.customers, icon: IconUsers, alsoAt: '/client/invitations' },
    },
    { path: '/client/customers/:uid', load },
  ],
  finds: {
    group: ofKit.customers,
    from: '/api/customers?strip=no&',
    to: '/client/customers/',
    also: { by: ['dietician'], group: say.tabs.plans, to: '/client/dashboard?customer=' },
    isFirst: true,
  },
  live: {
    customer: ['coaching-period'],
    'coaching-period': ['customer'],
    // The list shows until when each customer has a plan.
    'diet-plan': ['customer'],
    // The list shows the tags in the notes.
    note: ['customer'],
  },
};
