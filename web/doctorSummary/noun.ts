import { IconStethoscope } from '@tabler/icons-react';
import type { Noun } from '../kit/noun.ts';
import { say as ofTrends } from '../trends/words.ts';

const load = () => import('./SummaryScreen.tsx');

/** The same page for both roles. Its query key lies under that of the trends, so it is refetched with them. */
export const doctorSummary: Noun = {
  screens: [
    {
      path: '/customer/doctor-summary',
      load,
      entry: { label: ofTrends.forDoctor, icon: IconStethoscope, own: 'only' },
    },
    { path: '/client/customers/:uid/doctor-summary', load },
  ],
};
