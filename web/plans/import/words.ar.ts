import { inDigits, numbered, plural } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  importPlan: 'استيراد خطة',
  reading: 'جارٍ القراءة…',
  howToChoose:
    'اختر ملف Excel أو Word أو CSV أو TSV، أو أسقطه هنا، أو الصق جدولًا أو صفحة ويب أو محادثة. تجري القراءة في هذا المتصفح ولا يُرسل شيء.',
  file: 'ملف',
  pasteHere: 'لصق هنا',
  tableOrChat: 'جدول أو محادثة',
  importIt: 'استيراد',
  keepAsPasted: 'إبقاؤه كما لُصق',
  looksLikePlan: 'يبدو أن هذه خطة. يضع الاستيراد كل وجبة في مكانها.',
  weekOfNumber: (number) => `الأسبوع ${number}`,
  daysGo: 'اتجاه الأيام',
  across: 'أفقيًا، في أعمدة',
  down: 'عموديًا، في صفوف',
  firstDay: 'أول يوم',
  firstDayOn: (day) => `أول يوم، ${day}`,
  weekdays: ['الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت', 'الأحد'],
  fileDates: (from, to) => `استخدام تواريخ الملف: ${from} إلى ${to}`,
  didNotWork: 'لم ينجح ذلك. الأسبوع أدناه كما كان.',
  oneOfWeeks: (count) => `أسبوع من أصل ${inDigits(count)}.`,
  takeOver: 'استخدام هذه الخطة',
  toCheck: 'للمراجعة',
  cellsToCheck: (count, why) =>
    plural(count, {
      one: `خلية واحدة: ${why}`,
      two: `خليتان: ${why}`,
      few: `${inDigits(count)} خلايا: ${why}`,
      many: `${inDigits(count)} خلية: ${why}`,
      other: `${inDigits(count)} خلية: ${why}`,
    }),
  weekToUse: 'الأسبوع المراد استخدامه',
  check: 'للمراجعة',
  intoNotes: 'يُضاف إلى الملاحظات',
  notImported: 'لم يُستورد',
  titleAndCount: (title, count) => `${title} (${inDigits(count)})`,
  addTheseToo: 'إضافة هذا أيضًا إلى الملاحظات',
  meals: (count) =>
    numbered(count, {
      zero: 'لا وجبات',
      one: 'وجبة واحدة',
      two: 'وجبتان',
      few: '# وجبات',
      many: '# وجبة',
      other: '# وجبة',
    }),
  mealsOnDays: (meals, count) =>
    plural(count, {
      zero: meals,
      one: `${meals} في يوم واحد`,
      two: `${meals} في يومين`,
      few: `${meals} في ${inDigits(count)} أيام`,
      many: `${meals} في ${inDigits(count)} يومًا`,
      other: `${meals} في ${inDigits(count)} يوم`,
    }),
  numberToCheck: (count) => `${inDigits(count)} للمراجعة`,
  numberLeft: (count) => `${inDigits(count)} لم تُستورد، وهي مذكورة أدناه`,
  found: (parts) => `${parts.join('، ')}.`,
  replacesMeals: (count) =>
    numbered(count, {
      one: 'يحلّ هذا محل أسبوع الخطة: ستُحذف وجبة واحدة.',
      two: 'يحلّ هذا محل أسبوع الخطة: ستُحذف وجبتان.',
      few: 'يحلّ هذا محل أسبوع الخطة: ستُحذف # وجبات.',
      many: 'يحلّ هذا محل أسبوع الخطة: ستُحذف # وجبة.',
      other: 'يحلّ هذا محل أسبوع الخطة: ستُحذف # وجبة.',
    }),
  imported: (meals) => `استُورد: ${meals}. ويمكن التراجع بزر «تراجع».`,
  importedLeft: (meals, left) =>
    `استُورد: ${meals}، وتُرك ${inDigits(left)}. ويمكن التراجع بزر «تراجع».`,
};
