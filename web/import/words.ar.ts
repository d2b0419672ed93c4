import { inDigits, listed, numbered } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  tooLarge: (size, most) =>
    `حجم هذا الملف ${size}؛ ونقرأ حتى ${most}. انسخ جزء الخطة إلى ملف مستقل، أو الصقه هنا.`,
  emptyFile: 'هذا الملف فارغ. اختر الملف الذي فيه الخطة.',
  locked: 'هذا الملف محمي بكلمة مرور. افتحه في برنامجه واحفظه دون كلمة مرور، ثم اختره من جديد.',
  oldOffice:
    'هذا ملف من إصدار قديم من Office ‏(.xls أو .doc). افتحه واحفظه بصيغة ‎.xlsx أو ‎.docx، أو انسخ الجدول والصقه هنا.',
  pdf: 'هذا ملف PDF والجداول فيه مرسومة فقط. افتحه وانسخ الجدول والصقه هنا، أو اختر ملف Word أو Excel الأصلي.',
  picture: 'هذه صورة، ولا يمكن قراءة الكلمات في الصور. اختر ملف Word أو Excel، أو الصق الخطة نصًا.',
  otherKind:
    'هذا ليس جدول بيانات ولا مستند Word ولا جدولًا نصيًا. اختر ملف ‎.xlsx أو ‎.docx أو ‎.csv أو ‎.tsv، أو الصق الجدول هنا.',
  otherZip: 'هذا أرشيف بلا جدول بيانات ولا مستند Word. فكّ ضغطه واختر ملف الخطة.',
  zipBeginning: (name) =>
    `هذا أرشيف بلا جدول بيانات ولا مستند Word: أوله «${name}». فكّ ضغطه واختر ملف الخطة.`,
  pagesOrNumbers:
    'هذا الملف من Numbers أو Pages أو OpenOffice. صدّره بصيغة ‎.xlsx أو ‎.docx، أو انسخ الجدول والصقه هنا.',
  broken:
    'هذا الملف تالف: ينتهي مبكرًا أو تغيّر في الطريق. احفظه من جديد في برنامجه، أو انسخ الجدول والصقه هنا.',
  bomb: (most) =>
    `حجم هذا الملف بعد فك الضغط أكثر من ${most}، وهو أكبر بكثير من خطة. لم يُقرأ منه شيء. انسخ الجدول وحده والصقه هنا.`,
  entities:
    'يعرّف هذا الملف كلمات خاصة به (DTD)، ولا يفعل ذلك أي برنامج Office. لم يُقرأ منه شيء. احفظه من جديد في برنامجه.',
  tooManySheets: (count, most) =>
    `عدد الأوراق في هذا المصنّف ${inDigits(count)}؛ ونقرأ حتى ${inDigits(most)}. انسخ أوراق الخطة إلى مصنّف مستقل.`,
  tooManyCells: (most) =>
    `فيه أكثر من ${inDigits(most)} خلية فيها نص؛ وفي الأسبوع 64. انسخ جزء الخطة إلى ملف مستقل، أو الصقه هنا.`,
  fileTooLong: (name, size, seconds) =>
    `حجم «${name}» ${size} ولم يُفهم خلال ${inDigits(seconds)} ثوانٍ، فأوقفت قراءته. انسخ جدول الخطة وحده والصقه هنا.`,
  pasteTooLong: (characters, seconds) =>
    `في النص الملصق ${inDigits(characters)} من الأحرف ولم يُفهم خلال ${inDigits(seconds)} ثوانٍ، فأوقفت قراءته. انسخ جدول الخطة وحده والصقه هنا.`,
  fileStopped: (name, size) =>
    `حجم «${name}» ${size} وتعذّرت قراءته كاملًا في هذا المتصفح. انسخ جدول الخطة وحده والصقه هنا.`,
  pasteStopped: (characters) =>
    `في النص الملصق ${inDigits(characters)} من الأحرف وتعذّرت قراءته كاملًا في هذا المتصفح. انسخ جدول الخطة وحده والصقه هنا.`,
  cannotStart: 'تعذّر تحميل قارئ الخطط. تحقق من اتصالك وأعد تحميل الصفحة، ثم اختر الخطة من جديد.',
  fileGone: (name) => `تعذّر فتح «${name}»: نُقل أو تغيّر أو حُذف. اختره من جديد.`,
  hiddenRows: (count) =>
    numbered(count, {
      one: 'صف مخفي',
      two: 'صفان مخفيان',
      few: '# صفوف مخفية',
      many: '# صفًا مخفيًا',
      other: '# صف مخفي',
    }),
  hiddenColumns: (count) =>
    numbered(count, {
      one: 'عمود مخفي',
      two: 'عمودان مخفيان',
      few: '# أعمدة مخفية',
      many: '# عمودًا مخفيًا',
      other: '# عمود مخفي',
    }),
  hiddenSheets: (count) =>
    numbered(count, {
      one: 'ورقة مخفية',
      two: 'ورقتان مخفيتان',
      few: '# أوراق مخفية',
      many: '# ورقة مخفية',
      other: '# ورقة مخفية',
    }),
  hiddenNotRead: (parts) => `لم يُقرأ: ${listed(parts)}.`,
};
