import { inDigits, numbered } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  asPlanned: (done, meals) => `اكتمل ${inDigits(done)} من ${inDigits(meals)}`,
  other: (count) => `شيء آخر: ${inDigits(count)}`,
  skipped: (count) => `لم تؤكل: ${inDigits(count)}`,
  between: '، ',
  insteadOf: (what) => `بدلًا منها: ${what}`,
  insteadUnsaid: 'شيء آخر بدلًا منها',
  skippedFor: (why) => `لم تؤكل: ${why}`,
  skippedUnsaid: 'لم تؤكل',
  pickedOf: (picked, count) => `${picked} (من بين ${inDigits(count)})`,
  notLogged: 'غير مسجَّل',
  logged: 'مسجَّل',
  loggedAll: 'مسجَّل، واكتملت كل الوجبات',
  loggedSome: (percent) => `مسجَّل، واكتمل ${inDigits(percent)}% من الوجبات`,
  good: { morning: 'صباح الخير', afternoon: 'طاب يومك', evening: 'مساء الخير' },
  newMessages: (count) =>
    numbered(count, {
      one: 'لديك رسالة جديدة.',
      two: 'لديك رسالتان جديدتان.',
      few: 'لديك # رسائل جديدة.',
      many: 'لديك # رسالة جديدة.',
      other: 'لديك # رسالة جديدة.',
    }),
  nextAt: (timing, meal) => `التالي: ${timing}، ${meal}`,
  next: (meal) => `التالي: ${meal}`,
  loggedInARow: (days) =>
    numbered(days, {
      one: 'سجّلت يومك الأخير.',
      two: 'سجّلت آخر يومين.',
      few: 'سجّلت آخر # أيام.',
      many: 'سجّلت آخر # يومًا.',
      other: 'سجّلت آخر # يوم.',
    }),
  todayDone: 'اكتملت كل وجبات اليوم.',
  nearGoal: 'اقتربت من أحد أهدافك.',
  goalEndsToday: 'أحد أهدافك ينتهي اليوم.',
  goalEndsIn: (days) =>
    numbered(days, {
      one: 'أحد أهدافك ينتهي غدًا.',
      two: 'أحد أهدافك ينتهي بعد يومين.',
      few: 'أحد أهدافك ينتهي بعد # أيام.',
      many: 'أحد أهدافك ينتهي بعد # يومًا.',
      other: 'أحد أهدافك ينتهي بعد # يوم.',
    }),
  moods: { Awful: 'سيئ جدًا', Low: 'سيئ', Okay: 'عادي', Good: 'جيد', Great: 'رائع' },
  units: {
    glass: 'كوب',
    glasses: 'كوب',
    litre: 'لتر',
    litres: 'لتر',
    ounces: 'أونصة',
    millilitres: 'مل',
  },
  unknownDish: 'هذه الوجبة ليست في أي خطة لهذا اليوم.',
  unknownPick: 'لا يوجد هذا البديل في هذه الوجبة.',
  notYet: 'لم يبدأ هذا اليوم بعد. سجّله حين يأتي.',
  tooLongAgo: (first) => `مضى على هذا اليوم وقت طويل. يمكنك تسجيل الأيام ابتداءً من ${first}.`,
  hoursAreNumber: 'يُرجى إدخال عدد الساعات رقمًا.',
  sleepRange: 'النوم بين 0 و24 ساعة.',
  scoreRange: 'التقييم عدد صحيح من 1 إلى 5.',
};
