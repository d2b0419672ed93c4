import { inDigits } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  printedTitle: (days) => `قائمة التسوق، ${days}`,
  notLoaded: 'تعذّر تحميل قائمة التسوق.',
  daysToShopFor: 'أيام التسوق',
  thisWeek: 'هذا الأسبوع',
  nextWeek: 'الأسبوع القادم',
  chooseDays: 'اختيار الأيام',
  noDays: 'لا أيام',
  addSomething: 'إضافة شيء',
  full: 'القائمة ممتلئة. احذف أحد عناصرك أولًا.',
  copyAsText: 'نسخ كنص',
  untickAll: 'إلغاء تحديد الكل',
  remove: (name) => `حذف ${name}`,
  addedByYou: 'أضفته بنفسك',
  andMore: (amount) => `${amount} وأكثر`,
  inBasket: (ticked, all) =>
    ticked === all && all > 0
      ? `الكل في السلة (${inDigits(all)})`
      : `${inDigits(ticked)} من ${inDigits(all)} في السلة`,
  kept: 'تبقى العلامات وعناصرك على هذا الجهاز حتى تسجيل الخروج أو نهاية الأسبوع.',
  notKept: 'لا يتسع هذا المتصفح للمزيد، فتبقى العلامات وعناصرك لهذه الجلسة فقط.',
  noPlan: {
    title: 'لا خطة لهذه الأيام',
    text: 'تظهر المكوّنات هنا عند وجود خطة. ويمكنك إضافة أشياء بنفسك حتى ذلك الحين.',
  },
  nothingToBuy: {
    title: 'لا شيء للشراء لهذه الأيام',
    text: 'لا تحتاج هذه الوجبات إلى شراء شيء. ويمكنك إضافة أشياء بنفسك.',
  },
  groups: {
    vegetables: 'الخضروات',
    fruit: 'الفواكه',
    grains: 'الخبز والحبوب',
    dairy: 'الألبان والبيض',
    meat: 'اللحوم والأسماك',
    pulses: 'البقوليات والمكسّرات',
    drinks: 'المشروبات',
    spices: 'التوابل والزيوت',
    dishes: 'الأطباق',
    other: 'أخرى',
  },
};
