import { inDigits, numbered, plural } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  severalWeeks: 'الخطة نفسها لعدة أسابيع',
  nameOfWeek: (number, days) => `اسم الأسبوع ${number}، ${days}`,
  uploadWeeks: (count) =>
    numbered(count, {
      one: 'رفع أسبوع واحد',
      two: 'رفع أسبوعين',
      few: 'رفع # أسابيع',
      many: 'رفع # أسبوعًا',
      other: 'رفع # أسبوع',
    }),
  uploadThese: 'هل تُرفع هذه الخطط؟',
  inTurnWith: 'بالتناوب مع',
  noOther: 'لا خطة أخرى',
  planAndDays: (name, days) => `${name}، ${days}`,
  otherNotLoaded: 'تعذّر تحميل الخطة الأخرى.',
  uploadedBefore:
    'رُفعت هذه الأسابيع من قبل. يمكن رؤيتها في «الخطط الموجودة» بعد إغلاق هذه النافذة.',
  nothingUploaded: 'لم يُرفع شيء.',
  cannotTell: 'لا نعرف هل رُفعت هذه الأسابيع.',
  severalWeeksFor: (whose) => `عدة أسابيع لـ${whose}:`,
  notTakenBackOf: (whose) => `تعذّر سحب أسابيع ${whose}.`,
  notTakenBack: 'تعذّر سحب هذه الأسابيع.',
  takeBack: (count) =>
    numbered(count, {
      one: 'سحب الأسبوع',
      two: 'سحب أسبوعين',
      few: 'سحب # أسابيع',
      many: 'سحب # أسبوعًا',
      other: 'سحب # أسبوع',
    }),
  inFormAgain: 'ما كتبته عاد إلى النموذج.',
  keptFor: (whose) => `ما كتبته محفوظ ومعروض في نموذج خطة ${whose}.`,
  nothingLeft: 'لم يبقَ ما يُسحب.',
  someTakenBack: (taken, all) =>
    `الخطط المسحوبة: ${inDigits(taken)} من ${inDigits(all)}. لم يعد الباقي موجودًا.`,
  allTakenBack: (count) =>
    numbered(count, {
      one: 'سُحبت الخطة.',
      two: 'سُحبت خطتان.',
      few: 'سُحبت # خطط.',
      many: 'سُحبت # خطة.',
      other: 'سُحبت # خطة.',
    }),
  uploaded: (count) =>
    numbered(count, {
      one: 'رُفعت الخطة.',
      two: 'رُفعت خطتان.',
      few: 'رُفعت # خطط.',
      many: 'رُفعت # خطة.',
      other: 'رُفعت # خطة.',
    }),
  uploadedFor: (count, whose) =>
    plural(count, {
      one: `رُفعت الخطة لـ${whose}.`,
      two: `رُفعت خطتان لـ${whose}.`,
      few: `رُفعت ${inDigits(count)} خطط لـ${whose}.`,
      many: `رُفعت ${inDigits(count)} خطة لـ${whose}.`,
      other: `رُفعت ${inDigits(count)} خطة لـ${whose}.`,
    }),
  typedSinceKept: 'ما كُتب بعد ذلك ما زال في النموذج.',
};
