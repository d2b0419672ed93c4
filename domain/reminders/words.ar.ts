import type { say as english } from './words.ts';

export const say: typeof english = {
  subjects: { day: 'تسجيل يومك', plan: 'الاطلاع على خطة اليوم', water: 'شرب الماء' },
  unless: { day: 'إلا إذا كان اليوم مكتملًا', plan: 'إلا إذا لم تكن لليوم خطة' },
  subjectAt: (subject, time) => `${subject} الساعة ${time}`,
  subjectOn: (subject, time, days) => `${subject} الساعة ${time}، ${days}`,
  days: [
    { name: 'الاثنين', short: 'الاثنين', each: 'كل اثنين' },
    { name: 'الثلاثاء', short: 'الثلاثاء', each: 'كل ثلاثاء' },
    { name: 'الأربعاء', short: 'الأربعاء', each: 'كل أربعاء' },
    { name: 'الخميس', short: 'الخميس', each: 'كل خميس' },
    { name: 'الجمعة', short: 'الجمعة', each: 'كل جمعة' },
    { name: 'السبت', short: 'السبت', each: 'كل سبت' },
    { name: 'الأحد', short: 'الأحد', each: 'كل أحد' },
  ],
  everyDay: 'كل يوم',
  weekdays: 'من الاثنين إلى الجمعة',
  weekends: 'السبت والأحد',
  someDays: (days) => days.join('، '),
  tooMany: (most) => `عدد التذكيرات ${most} وهو الحد الأقصى. يُرجى حذف أحدها أولًا.`,
  thereAlready: (name) => `هذا التذكير موجود لديك: «${name}».`,
  therePaused: (name) => `هذا التذكير موجود لديك: «${name}». وهو متوقف مؤقتًا.`,
  enterTime: 'يُرجى إدخال الوقت بصيغة HH:MM.',
  chooseDay: 'يُرجى اختيار يوم واحد على الأقل من أيام الأسبوع.',
};
