import type { say as english } from './words.ts';

export const say: typeof english = {
  places: {
    today: 'اليوم',
    plan: 'الخطة',
    progress: 'التقدّم',
    messages: 'الرسائل',
    me: 'حسابي',
  },
  shortcuts: 'اختصارات',
  skipToContent: 'الانتقال إلى المحتوى',
  main: 'القائمة الرئيسية',
  search: 'بحث',
  findAnything: 'عميل أو خطة أو مقال أو إجراء',
  findArticleOrScreen: 'مقال أو صفحة',
  commands: 'الإجراءات',
  found: 'النتائج',
  nothingIsCalled: (wanted) => `لا نتائج لعبارة «${wanted}».`,
  notAllSearched: 'تعذّر البحث في كل شيء. تحقق من اتصالك.',
  chooseCustomer: (name) => `اختر عميلًا لخطة «${name}».`,
  menu: 'القائمة',
};
