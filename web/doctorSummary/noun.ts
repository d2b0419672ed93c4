import type { Noun } from '../ui/noun.ts';

const load = () => import('./SummaryScreen.tsx');

/** The same page for both sides. It is fetched again with the trends, under whose name it is kept. */
export const doctorSummary: Noun = {
  screens: [
    { path: '/customer/doctor-summary', load },
    { path: '/client/customers/:uid/doctor-summary', load },
  ],
};
