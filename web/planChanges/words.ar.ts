import type { say as english } from './words.ts';

export const say: typeof english = {
  changes: 'التغييرات',
  changed: 'تغيّر',
  wasBefore: (before) => `سابقًا: ${before}`,
  emptyBefore: 'كان فارغًا',
  noLongerPlanned: (meal) => `${meal} لم تعد ضمن الخطة`,
  gotIt: 'حسنًا',
  gotItNotSaved: 'تعذّر حفظ «حسنًا».',
};
