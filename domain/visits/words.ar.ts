import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  assessment: 'التقييم',
  diagnosis: 'التشخيص',
  intervention: 'التدخل',
  monitoring: 'المراقبة',
  writeHeading: 'يُرجى كتابة عنوان.',
  tooManyHeadings: (most) => `الحد الأقصى ${inDigits(most)} عنوانًا.`,
  writeAddendum: 'يُرجى كتابة الملحق.',
  isSigned: 'هذه الزيارة موقّعة ولا يمكن تغييرها. يُرجى كتابة ملحق.',
  notSignedYet: 'هذه الزيارة غير موقّعة بعد. يمكن تعديلها مباشرة.',
  addendaFull: (most) => `يمكن أن تضم الزيارة ${inDigits(most)} ملحقًا. يُرجى كتابة زيارة جديدة.`,
};
