import { IconUsers } from '@tabler/icons-react';
import type { Noun } from '../kit/noun.ts';

const load = () => import('./CustomersScreen.tsx');

export const customers: Noun = {
  screens: [
    { path: '/client/customers', load, entry: { label: 'Customers', icon: IconUsers } },
    { path: '/client/customers/:uid', load },
  ],
  finds: {
    group: 'Customers',
    from: '/api/customers?strip=no&',
    to: '/client/customers/',
    isFirst: true,
  },
  live: {
    customer: ['coaching-period'],
    'coaching-period': ['customer'],
    // The list shows until when each customer has a plan.
    'diet-plan': ['customer'],
  },
};
