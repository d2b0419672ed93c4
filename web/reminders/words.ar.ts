import type { say as english } from './words.ts';

export const say: typeof english = {
  failedToFetch: 'تعذّر تحميل التذكيرات.',
  failedToSave: 'تعذّر حفظ التذكير.',
  failedToDelete: 'تعذّر حذف التذكير.',
  failedToResume: 'تعذّر استئناف التذكير.',
  failedToPause: 'تعذّر إيقاف التذكير مؤقتًا.',
  wasDeleted: 'تم حذفه.',
  deletedMeanwhile: 'تم حذفه. ما اخترته لا يزال هنا. الحفظ ينشئه من جديد.',
  lead: (zone) =>
    `نذكّرك في الأوقات التي تختارها، ب${zone}. عند السفر، افتح Weekplate هناك للانتقال إلى التوقيت المحلي.`,
  add: 'إضافة تذكير',
  added: 'تمت إضافة التذكير.',
  saved: 'تم حفظ التذكير.',
  deleted: 'تم حذف التذكير.',
  editNamed: (name) => `تعديل ${name}`,
  deleteNamed: (name) => `حذف ${name}`,
  sureToDelete: 'حذف هذا التذكير؟',
  paused: 'متوقف مؤقتًا',
  next: (when) => `التالي: ${when}`,
  dayAt: (day, time) => `${day} الساعة ${time}`,
  todayAt: (time) => `اليوم الساعة ${time}`,
  tomorrowAt: (time) => `غدًا الساعة ${time}`,

  newReminder: 'تذكير جديد',
  about: 'الموضوع',
  saveFirst: 'يُرجى حفظ هذا التذكير أولًا أو إلغاؤه.',
  deletedHere: 'تم حذف هذا التذكير. الحفظ ينشئه من جديد.',
  outdated: 'تغيّر هذا التذكير. لا يُحفظ إلا ما تغيّره هنا.',

  noneYet: 'لا تذكيرات بعد',
  smallNudge: 'تنبيه صغير يساعد في الأيام المزدحمة. ابدأ بأحد هذه، أو اختر وقتك بنفسك.',
  everyEvening: (time) => `كل مساء الساعة ${time}، تسجيل يومك`,
  everyMorning: (time) => `كل صباح الساعة ${time}، الاطلاع على خطة اليوم`,

  noMailServer:
    'ليس لهذه العيادة خادم بريد بعد، فلا تصل التذكيرات بالبريد الإلكتروني. تجدها تحت الجرس.',
  refused: (day, email) =>
    `لم يُقبل آخر تذكير أرسلناه في ${day} إلى ${email}. إن لم يكن هذا عنوانك، فأخبر أخصائي التغذية. سنحاول مع التذكير التالي.`,
  confirmEmail: 'يُرجى تأكيد بريدك الإلكتروني لتصلك التذكيرات بالبريد.',
};
