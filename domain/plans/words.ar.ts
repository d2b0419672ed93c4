import { inDigits, numbered, plural } from '../language/language.ts';
import type { say as english } from './words.ts';

const unfit = (count: number) =>
  numbered(count, {
    one: 'وجبة واحدة لا تناسب',
    two: 'وجبتان لا تناسبان',
    few: '# وجبات لا تناسب',
    many: '# وجبة لا تناسب',
    other: '# وجبة لا تناسب',
  });

export const say: typeof english = {
  timings: {
    'Early morning': 'الصباح الباكر',
    Breakfast: 'الفطور',
    'Mid-morning': 'منتصف الصباح',
    Lunch: 'الغداء',
    Afternoon: 'العصر',
    'Evening snack': 'وجبة المساء الخفيفة',
    Dinner: 'العشاء',
    Bedtime: 'قبل النوم',
  },
  or: 'أو',
  mealOfNumber: (number) => `الوجبة ${number}`,
  copyOf: (name) => `نسخة من ${name}`,
  dietPlan: 'خطة غذائية',

  mealOfDay: (weekday, meal) => `${meal} يوم ${weekday}`,
  timingOf: (meal) => `موعد ${meal}`,
  name: 'الاسم',
  dates: 'التواريخ',
  notes: 'الملاحظات',
  firstAndMore: (first, more) => `${first}، و${inDigits(more)} غيرها`,
  became: (before, after) => `${before} ← ${after}`,
  blank: 'فارغ',
  mealChange: (day, meal, change) => `${day}، ${meal}: ${change}`,
  timingChange: (number, change) => `موعد الوجبة ${number}: ${change}`,
  nameChange: (change) => `الاسم: ${change}`,
  firstDayChange: (change) => `أول يوم: ${change}`,
  lastDayChange: (change) => `آخر يوم: ${change}`,
  notesChanged: 'تغيّرت الملاحظات.',
  mealsSinceYouLooked: (count) =>
    numbered(count, {
      one: 'تغيّرت وجبة واحدة منذ آخر اطّلاع لك',
      two: 'تغيّرت وجبتان منذ آخر اطّلاع لك',
      few: 'تغيّرت # وجبات منذ آخر اطّلاع لك',
      many: 'تغيّرت # وجبة منذ آخر اطّلاع لك',
      other: 'تغيّرت # وجبة منذ آخر اطّلاع لك',
    }),
  planSinceYouLooked: 'تغيّرت خطتك منذ آخر اطّلاع لك',

  conflicts: (count, name) => `${unfit(count)} قيود ${name || 'هذا العميل'} الغذائية`,
  acceptedOn: (day, reason) => `قُبلت في ${day}: «${reason}»`,
  namesAllergen: (food, allergen) => `${food}: ${allergen}`,
  usuallyWith: (food, allergen) => `${food}: يحتوي عادةً على ${allergen}`,
  conflictsWith: (food, way) => `${food}: يتعارض مع «${way}»`,
  conflictsWithNo: (food, own) => `${food}: يتعارض مع «بدون ${own}»`,
  theyDislike: (food, disliked) => `${food}: لا يحب «${disliked}»`,
  suggestionConflicts:
    'هذه الوجبة لا تناسب قيود العميل الغذائية. يُرجى إضافتها إلى الخطة يدويًا وذكر السبب هناك.',
  heldMeals: (conflict, first, more) =>
    more === 0
      ? `${conflict}: ${first}.`
      : `${conflict}: ${first}، و${more === 1 ? 'واحدة' : inDigits(more)} غيرها.`,
  giveReason: 'يُرجى ذكر السبب لرفعها رغم ذلك.',
  giveMoreDetail: 'يُرجى ذكر تفاصيل أكثر قليلًا.',

  selectCustomer: 'يُرجى اختيار عميل.',
  customerNotFound: 'لم يُعثر على العميل المختار.',
  customerPaused:
    'تعذّر رفع الخطة الغذائية: متابعة هذا العميل متوقفة مؤقتًا. يُرجى استئنافها أولًا من إدارة العملاء.',
  customerExpired:
    'تعذّر رفع الخطة الغذائية: انتهت متابعة هذا العميل. يُرجى تعديل تاريخ نهايتها أولًا من إدارة العملاء.',
  span: (from, to) => `${from} إلى ${to}`,
  takesDays: (count, days, name) =>
    count === 1
      ? `${days} ضمن الخطة «${name}» الآن؛ وستحلّ هذه الخطة محلها.`
      : `${days} ضمن الخطة «${name}» الآن؛ وستحلّ هذه الخطة محلها في هذه الأيام.`,
  hasNoMeals: (days) => `لا وجبات في الخطة: ستبقى ${days} فارغة.`,
  isPast: (last) => `مضت كل أيامها: آخرها ${last}.`,
  endsLate: (seventh, after) =>
    `الوجبات مخططة حتى ${seventh}، وهو اليوم السابع؛ ولا وجبات في هذه الخطة لـ${after}.`,
  afterPeriod: (end, last) => `تنتهي المتابعة في ${end}؛ وتستمر هذه الأسابيع حتى ${last}.`,
  quoted: (name) => `«${name}»`,
  daysLogged: (days, plans) =>
    plural(days, {
      one: `سُجّل يوم واحد بالفعل في ${plans}.`,
      two: `سُجّل يومان بالفعل في ${plans}.`,
      few: `سُجّلت ${inDigits(days)} أيام بالفعل في ${plans}.`,
      many: `سُجّل ${inDigits(days)} يومًا بالفعل في ${plans}.`,
      other: `سُجّل ${inDigits(days)} يوم بالفعل في ${plans}.`,
    }),
  changedSinceUpload: (_count, plans) => `تم تعديل ${plans} بعد الرفع.`,
  nothingTakenBack:
    'لم يُسحب شيء. يمكنك حذف كل خطة من «الخطط الموجودة»؛ والأيام المسجّلة تحتفظ بوجباتها.',

  exactMeals: (count) => `في اليوم ${count} وجبات بالضبط.`,
  exactTimings: (count) => `في الخطة ${count} مواعيد وجبات بالضبط.`,
  exactDays: (count) => `في الخطة ${count} أيام بالضبط.`,
  enterName: 'يُرجى إدخال اسم للخطة.',
  daysInOrder: 'يجب أن تتوالى الأيام السبعة بدءًا من تاريخ البداية.',
  chooseWeek: 'يُرجى اختيار أسبوع واحد على الأقل.',
  mostWeeks: (most) => `${most} أسابيع كحد أقصى في المرة الواحدة.`,
  weeksInOrder: 'يجب أن تتوالى الأسابيع دون تداخل.',
  nameOnePlan: 'يُرجى ذكر خطة واحدة على الأقل.',
  mostPlans: (most) => `${most} خطط كحد أقصى في المرة الواحدة.`,
  mostCharacters: (most) => `الحد الأقصى لعدد الأحرف: ${inDigits(most)}.`,
  noVersion: 'هذه ليست نسخة.',
};
