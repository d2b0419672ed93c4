import { inDigits, numbered, plural } from '../language/language.ts';
import type { say as english } from './words.ts';

const hoursAgo = (hours: number) =>
  numbered(hours, {
    one: 'قبل ساعة',
    two: 'قبل ساعتين',
    few: 'قبل # ساعات',
    many: 'قبل # ساعة',
    other: 'قبل # ساعة',
  });

const daysAgo = (days: number) =>
  numbered(days, {
    one: 'قبل يوم',
    two: 'قبل يومين',
    few: 'قبل # أيام',
    many: 'قبل # يومًا',
    other: 'قبل # يوم',
  });

const forDays = (days: number) =>
  numbered(days, {
    one: 'منذ يوم',
    two: 'منذ يومين',
    few: 'منذ # أيام',
    many: 'منذ # يومًا',
    other: 'منذ # يوم',
  });

const messages = (count: number) =>
  numbered(count, {
    one: 'رسالة',
    two: 'رسالتين',
    few: '# رسائل',
    many: '# رسالة',
    other: '# رسالة',
  });

export const say: typeof english = {
  asked: {
    justNow: 'أرسل سؤالًا قبل أقل من ساعة.',
    hoursAgo: (hours) => `أرسل سؤالًا ${hoursAgo(hours)}.`,
    daysAgo: (days) => `أرسل سؤالًا ${daysAgo(days)}.`,
  },
  askedMore: {
    justNow: (count) => `كتب ${messages(count)}، الأولى قبل أقل من ساعة.`,
    hoursAgo: (count, hours) => `كتب ${messages(count)}، الأولى ${hoursAgo(hours)}.`,
    daysAgo: (count, days) => `كتب ${messages(count)}، الأولى ${daysAgo(days)}.`,
  },
  wroteNotes: (count, lastOn) =>
    plural(count, {
      one: `كتب ملاحظة يوم ${lastOn}.`,
      two: `كتب ملاحظتين، آخرهما يوم ${lastOn}.`,
      few: `كتب ${inDigits(count)} ملاحظات، آخرها يوم ${lastOn}.`,
      many: `كتب ${inDigits(count)} ملاحظة، آخرها يوم ${lastOn}.`,
      other: `كتب ${inDigits(count)} ملاحظة، آخرها يوم ${lastOn}.`,
    }),

  aboveUsual: (weight, off) => `الوزن ${weight}، أعلى من المعتاد بمقدار ${off}.`,
  belowUsual: (weight, off) => `الوزن ${weight}، أقل من المعتاد بمقدار ${off}.`,
  behindSchedule: (weight, off, goal) => `الوزن ${weight}، متأخر عن الهدف (${goal}) بمقدار ${off}.`,
  aboveLine: (weight, off, goal) =>
    `الوزن ${weight}، أعلى من المخطط بمقدار ${off} (الهدف ${goal}).`,
  belowLine: (weight, off, goal) => `الوزن ${weight}، أقل من المخطط بمقدار ${off} (الهدف ${goal}).`,

  neverLogged: (days) => `لديه خطة ${forDays(days)} ولم يسجّل شيئًا بعد.`,
  silent: (days) => `لم يسجّل شيئًا ${forDays(days)}.`,
  silentUsuallyDaily: (days) => `لم يسجّل شيئًا ${forDays(days)}، وعادةً يسجّل يوميًا.`,
  silentUsuallyWeekly: (days, daysAWeek) =>
    plural(daysAWeek, {
      one: `لم يسجّل شيئًا ${forDays(days)}، وعادةً يسجّل مرة في الأسبوع.`,
      two: `لم يسجّل شيئًا ${forDays(days)}، وعادةً يسجّل يومين في الأسبوع.`,
      few: `لم يسجّل شيئًا ${forDays(days)}، وعادةً يسجّل ${inDigits(daysAWeek)} أيام في الأسبوع.`,
      many: `لم يسجّل شيئًا ${forDays(days)}، وعادةً يسجّل ${inDigits(daysAWeek)} يومًا في الأسبوع.`,
      other: `لم يسجّل شيئًا ${forDays(days)}، وعادةً يسجّل ${inDigits(daysAWeek)} يوم في الأسبوع.`,
    }),
  silentUsuallyRarely: (days) => `لم يسجّل شيئًا ${forDays(days)}، وعادةً يسجّل أقل من مرة في الأسبوع.`,

  lowAdherence: (percent) => `${inDigits(percent)}% في آخر 7 أيام مسجّلة.`,
  lowAdherenceUsually: (percent, usual) =>
    `${inDigits(percent)}% في آخر 7 أيام مسجّلة، والمعتاد ${inDigits(usual)}%.`,

  noPlanYet: 'لا خطة بعد.',
  noPlanSince: (day) => `لا خطة منذ ${day}.`,
  noPlanFrom: (day) => `لا خطة ابتداءً من ${day}.`,

  coachingEndsToday: 'تنتهي المتابعة اليوم.',
  coachingEndsTomorrow: 'تنتهي المتابعة غدًا.',
  coachingEndsOn: (day) => `تنتهي المتابعة يوم ${day}.`,
  coachingEndedYesterday: 'انتهت المتابعة أمس.',
  coachingEndedOn: (day) => `انتهت المتابعة يوم ${day}.`,

  joinedToday: 'انضم اليوم، ولم تُحدَّد تواريخ المتابعة بعد.',
  joinedYesterday: 'انضم أمس، ولم تُحدَّد تواريخ المتابعة بعد.',
  joinedOn: (day) => `انضم يوم ${day}، ولم تُحدَّد تواريخ المتابعة بعد.`,

  chooseLaterDay: 'يُرجى اختيار يوم بعد اليوم.',
  atMostAYear: 'سنة من الآن على الأكثر.',
  wholeNumber: (least, most) => `يُرجى إدخال عدد صحيح من ${inDigits(least)} إلى ${inDigits(most)}.`,
};
