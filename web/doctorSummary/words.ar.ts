import { inDigits, numbered } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

const days = (count: number) =>
  numbered(count, { one: 'يوم واحد', two: 'يومان', few: '# أيام', many: '# يومًا', other: '# يوم' });

/** After 'خلال' and 'من'. */
const ofDays = (count: number) =>
  numbered(count, { one: 'يوم واحد', two: 'يومين', few: '# أيام', many: '# يومًا', other: '# يوم' });

export const say: typeof english = {
  toPrint: 'الملخص للطباعة',
  backToTrends: 'العودة إلى المنحنيات',
  loadFailed: 'تعذّر تحميل الملخص.',
  consentWithdrawn: 'سُحبت الموافقة',
  nothing: 'لا شيء لعرضه على الطبيب بعد',
  nothingHint: 'بعد تسجيل أيام أو قياسات أو ملف شخصي، تظهر هنا في صفحة واحدة للطباعة.',
  spans: { '4w': '4 أسابيع', '12w': '12 أسبوعًا', coaching: 'كل المتابعة' },
  notBegun: 'لم تبدأ المتابعة بعد. هذه آخر 12 أسبوعًا.',
  numbersAsk:
    'الأرقام مخفية لديك، لذلك لا تظهر هنا أرقام الوزن والجسم والطاقة. لإضافتها يجب إظهار الأرقام أولًا: {measurements}',
  myMeasurements: 'قياساتي',

  between: '، ',
  dietician: 'أخصائي التغذية: {name}',
  time: 'الفترة',
  inTime: (dates, count) => `${dates}، ${days(count)}`,
  coachingIn: (standing, dates) => `${standing}، ${dates}`,

  health: 'الصحة',
  nothingWritten: 'لا شيء مكتوب.',
  moreInProfile: (text) => `${text} (المزيد في الملف الشخصي)`,

  daysAsPlanned: 'الأكل حسب الخطة',
  shareOnDays: (count) => `{share} خلال ${ofDays(count)}.`,
  meals: (kinds) => `الوجبات: ${kinds}.`,
  nothingLogged: 'لم يُسجَّل شيء في هذه الفترة.',
  oneDayLogged: (of, day) => `سُجّل يوم واحد من ${ofDays(of)}، في ${day}.`,
  daysLogged: (count, of, first, last) =>
    `الأيام المسجّلة: ${inDigits(count)} من ${ofDays(of)}، أولها في ${first} وآخرها في ${last}.`,
  byWeek: (before) =>
    before === 0
      ? 'أسبوعًا بعد أسبوع بدءًا من الاثنين، من الأيام المسجّلة:'
      : numbered(before, {
          one: 'أسبوعًا بعد أسبوع بدءًا من الاثنين، من الأيام المسجّلة؛ وقبلها أسبوع واحد:',
          two: 'أسبوعًا بعد أسبوع بدءًا من الاثنين، من الأيام المسجّلة؛ وقبلها أسبوعان:',
          few: 'أسبوعًا بعد أسبوع بدءًا من الاثنين، من الأيام المسجّلة؛ وقبلها # أسابيع:',
          many: 'أسبوعًا بعد أسبوع بدءًا من الاثنين، من الأيام المسجّلة؛ وقبلها # أسبوعًا:',
          other: 'أسبوعًا بعد أسبوع بدءًا من الاثنين، من الأيام المسجّلة؛ وقبلها # أسبوع:',
        }),
  nothingLoggedThen: 'لم يُسجَّل شيء',
  countedDays: days,
  averages: {
    sleep: 'متوسط النوم',
    water: 'متوسط الماء',
    mood: 'متوسط المزاج من 1 إلى 5',
  },
  valueOnDays: (value, count) => `${value} خلال ${ofDays(count)}`,
  andUnread: (average, count) => `${average}؛ دون احتساب ${ofDays(count)} بلا كمية`,

  numbersLeftOut: 'لا يظهر الوزن وقياسات الجسم في هذه الصفحة. وهي لدى أخصائي التغذية.',
  nothingMeasured: 'لا قياسات في هذه الفترة.',
  kind: 'القياس',
  first: 'الأول',
  last: 'الأخير',
  change: 'التغيّر',
  theSame: 'بلا تغيّر',

  noGoals: 'لا أهداف في هذه الفترة.',
  openGoal: (day, progress) => `حتى ${day}. ${progress}`,
  closedGoal: (closed) => `${closed}.`,

  lastPlan: 'الخطة الأخيرة',
  noPlan: 'لا توجد خطة بعد.',
  planAndDates: '{plan}، {dates}',
  noRoom: 'هذه الخطة أطول من أن تسعها الصفحة. يمكن طباعتها وحدها.',

  shortened: 'النصوص المنتهية بـ … مختصرة. وهي كاملة في Weekplate.',
  madeOn: (day, by) => `أُعدّ في ${day} في Weekplate، أعدّه ${by}.`,
  source: 'الملف الشخصي والأيام كتبها العميل وسجّلها بنفسه، والقياسات منه أو من أخصائي التغذية.',
};
