import { inDigits, numbered, plural } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

const quoted = (names: readonly string[]): string => names.map((name) => `«${name}»`).join('، ');

export const say: typeof english = {
  importOf: (kind) => `استيراد ${kind}`,
  about:
    'ملف CSV من Withings أو Renpho أو Fitbit أو ميزان آخر، أو ملفك الخاص بتاريخ وقيمة في كل صف. تراه قبل حفظ أي شيء.',
  csvFile: 'ملف CSV',
  imported: (count) =>
    numbered(count, {
      zero: 'لم تُستورد أي قيمة.',
      one: 'تم استيراد قيمة واحدة.',
      two: 'تم استيراد قيمتين.',
      few: 'تم استيراد # قيم.',
      many: 'تم استيراد # قيمة.',
      other: 'تم استيراد # قيمة.',
    }),
  failedToImport: 'تعذّر الاستيراد. لم يُحفظ شيء.',

  valuesFrom: 'القيم من العمود «{column}».',
  notRead: 'لم يُقرأ: {names}',
  names: (names, more) =>
    more > 0 ? `${quoted(names)} و${inDigits(more)} غيرها.` : `${quoted(names)}.`,
  howDatesWritten: 'كيف كُتبت التواريخ؟',
  readInTwoWays: (date) => `يمكن قراءة ${date} بطريقتين`,
  dayFirst: 'اليوم أولًا',
  monthFirst: 'الشهر أولًا',
  unitNotNamed: 'لا يذكرها الملف.',
  nothingGood: 'لا يمكن استيراد أي صف.',
  nothingNew: 'كل ما في هذا الملف موجود بالفعل.',
  newValues: (count) =>
    numbered(count, {
      zero: 'لا قيم جديدة',
      one: 'قيمة جديدة واحدة',
      two: 'قيمتان جديدتان',
      few: '# قيم جديدة',
      many: '# قيمة جديدة',
      other: '# قيمة جديدة',
    }),
  andKnown: (count) => `، الموجود بالفعل: ${inDigits(count)}`,
  andRefused: (count) => `، المرفوض: ${inDigits(count)}`,
  firstValues: 'القيم الأولى',
  valueOf: (when, value) => `${when}: ${value}`,
  refusedRows: 'الصفوف المرفوضة',
  row: (line, why) => `الصف ${line}: ${why}`,
  moreRows: (count) =>
    numbered(count, {
      one: 'وصف آخر',
      two: 'وصفان آخران',
      few: 'و# صفوف أخرى',
      many: 'و# صفًا آخر',
      other: 'و# صف آخر',
    }),
  unusualValues: 'قيم غير معتادة',
  importUnusual: (count) =>
    plural(count, {
      one: 'القيمة صحيحة: استيرادها أيضًا',
      two: 'القيمتان صحيحتان: استيرادهما أيضًا',
      few: 'القيم صحيحة: استيرادها أيضًا',
      many: 'القيم صحيحة: استيرادها أيضًا',
      other: 'القيم صحيحة: استيرادها أيضًا',
    }),

  tooLarge: 'حجم هذا الملف أكبر من 1 ميغابايت. يُرجى تصدير فترة أقصر أو تقسيمه.',
  tooMany: (most) => `في هذا الملف أكثر من ${inDigits(most)} صف. يُرجى تصدير فترة أقصر أو تقسيمه.`,
  notText: 'هذا ليس ملف CSV. يُرجى تصدير القياسات بصيغة CSV واختيار ذلك الملف.',
  empty: 'هذا الملف فارغ.',
  noDateColumn: 'لا يوجد عمود للتواريخ في هذا الملف.',
  datesMixed:
    'كُتبت التواريخ في هذا الملف بطريقتين: اليوم أولًا والشهر أولًا. يُرجى كتابتها بصيغة YYYY-MM-DD.',
  noColumnOf: (kind) => `لا يوجد عمود باسم «${kind}» في هذا الملف.`,
  noColumnAmong: (kind, columns) =>
    `لا يوجد عمود باسم «${kind}» في هذا الملف. الأعمدة الموجودة: ${quoted(columns)}.`,
  noneOf: (kind) => `لا توجد قيمة لـ«${kind}» في هذا الملف.`,
  twoUnits: (units) =>
    `في هذا الملف قيم بوحدة ${units.join(' وبوحدة ')}. يُرجى تقسيمه لتكون لكل ملف وحدة واحدة.`,
  decimalCommas: 'عند استخدام الفاصلة العشرية، يجب الفصل بين الأعمدة بفاصلة منقوطة.',
  someUnits:
    'بعض القيم في هذا الملف بجانبها وحدة وبعضها بلا وحدة. يُرجى كتابتها لكلها أو حذفها من كلها.',
  unknownUnit: (unit, kind, units) =>
    `في هذا الملف قيم بوحدة «${unit}»، وهي لا تصلح هنا لـ«${kind}». الوحدة المقبولة: ${units.join(' أو ')}.`,
  noDate: 'لا يوجد تاريخ صحيح',
  noNumber: 'لا يوجد رقم أكبر من 0',
  noUnit: 'وحدة غير معروفة هنا',
  rowsWithoutHeading: 'صفوف بلا عنوان',
};
