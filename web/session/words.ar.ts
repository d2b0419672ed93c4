import type { say as english } from './words.ts';

export const say: typeof english = {
  answer: 'الرد',
  language: 'اللغة',
  datesAsIn: 'التواريخ والأرقام كما في',
};
