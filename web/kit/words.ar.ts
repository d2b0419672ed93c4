import { inDigits, plural } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  loading: 'جارٍ التحميل',
  screenNotShown: 'تعذّر عرض هذه الصفحة',
  allIsSafe: 'ما حفظته في أمان، وكذلك ما كنت تكتبه. غالبًا ما تكفي إعادة تحميل الصفحة.',
  browserSays: (failure) => `رسالة المتصفح: ${failure}`,
  loadAgain: 'إعادة التحميل',
  toFirstPage: 'الذهاب إلى صفحة البداية',
  close: 'إغلاق',
  cancel: 'إلغاء',
  notCopied: 'لم يتم النسخ: يُرجى النسخ يدويًا',
  copied: 'تم النسخ',
  partMissing: 'لم يُحمَّل هذا الجزء. أعد تحميل الصفحة عند توفر الاتصال. لن يضيع شيء مما كتبته.',
  noConnection: 'لا يوجد اتصال',
  opensOnceOnline:
    'انقطع الاتصال قبل تحميل هذه الصفحة. ستُفتح فور عودة الاتصال. ما كتبته في صفحات أخرى محفوظ في هذا المتصفح.',
  dayPattern: 'YYYY-MM-DD',
  openCalendar: 'فتح التقويم',
  tryAgain: 'إعادة المحاولة',
  youAreOffline: 'لا يوجد اتصال بالإنترنت.',
  backOnceOnline: 'سيظهر هذا من جديد عند عودة الاتصال.',
  offlineBackOnceOnline: 'لا يوجد اتصال بالإنترنت. سيظهر هذا من جديد عند عودة الاتصال.',
  updatesOnceOnline: 'سيُحدَّث هذا عند عودة الاتصال.',
  offlineLogsKept: 'بلا اتصال. ما تسجله يبقى محفوظًا ويُرسل لاحقًا.',
  offlineTypedStays: 'بلا اتصال. ما تكتبه يبقى هنا.',
  showTheirs: 'عرض النسخة الأخرى',
  keepMine: 'الاحتفاظ بنسختي',
  restored: 'هذا ما كتبته في المرة السابقة ولم تحفظه.',
  discardIt: 'تجاهل',
  cannotKeepDrafts: 'لا يستطيع هذا المتصفح الاحتفاظ بالمسودات. احفظ قبل مغادرة الصفحة.',
  clear: 'مسح',
  showMore: 'عرض المزيد',
  restOnceOnline: 'ستُحمَّل البقية عند عودة الاتصال.',
  dismiss: 'إخفاء',
  days: 'الأيام',
  stripLegend:
    'مربع لكل يوم، واليوم الحالي في النهاية. يبيّن الامتلاء مقدار ما أُكل من الوجبات؛ والرمادي يعني أنه لم يُسجَّل شيء',
  noneOfDay: 'لا شيء',
  partOfDay: 'جزء',
  allOfDay: 'الكل',
  lastDays: (days, full, partly, notLogged) => {
    const each = `كاملة: ${inDigits(full)}، جزئية: ${inDigits(partly)}، غير مسجّلة: ${inDigits(notLogged)}`;
    return plural(days, {
      one: `آخر يوم. ${each}`,
      two: `آخر يومين. ${each}`,
      few: `آخر ${inDigits(days)} أيام. ${each}`,
      many: `آخر ${inDigits(days)} يومًا. ${each}`,
      other: `آخر ${inDigits(days)} يوم. ${each}`,
    });
  },
  light: 'فاتح',
  dark: 'داكن',
  device: 'حسب الجهاز',
  appearance: 'المظهر',
};
