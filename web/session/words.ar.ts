import type { say as english } from './words.ts';

export const say: typeof english = {
  language: 'اللغة',
  datesAsIn: 'التواريخ والأرقام كما في',
  weeksBeginOn: 'يبدأ الأسبوع يوم',
};
