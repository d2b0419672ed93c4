import { inDigits, plural } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  visits: 'الزيارات',
  searchVisits: 'البحث في الزيارات',
  addVisit: 'إضافة زيارة',
  noneMatch: 'لا توجد زيارة مطابقة.',
  noneYet: 'لم تُدوَّن أي زيارة بعد',
  noneYetHint:
    'يمكن تدوين التاريخ وما دار في الزيارة والخطوة التالية. لا يراها إلا أخصائيو التغذية.',
  found: (count) =>
    plural(count, {
      zero: 'لم يُعثر على أي زيارة.',
      one: 'عُثر على زيارة واحدة.',
      two: 'عُثر على زيارتين.',
      few: `عُثر على ${inDigits(count)} زيارات.`,
      many: `عُثر على ${inDigits(count)} زيارة.`,
      other: `عُثر على ${inDigits(count)} زيارة.`,
    }),
  loadFailed: 'تعذّر تحميل الزيارات.',

  today: 'اليوم',
  inDays: (days) =>
    plural(days, {
      one: 'غدًا',
      two: 'بعد يومين',
      few: `بعد ${inDigits(days)} أيام`,
      many: `بعد ${inDigits(days)} يومًا`,
      other: `بعد ${inDigits(days)} يوم`,
    }),
  daysAgo: (days) =>
    plural(days, {
      one: 'أمس',
      two: 'قبل يومين',
      few: `قبل ${inDigits(days)} أيام`,
      many: `قبل ${inDigits(days)} يومًا`,
      other: `قبل ${inDigits(days)} يوم`,
    }),
  writerHasLeft: 'أخصائي تغذية غادر العيادة',
  aDietician: 'أخصائي تغذية',
  planned: 'مخطط لها',
  visitOf: (date) => `زيارة ${date}`,
  nextStep: 'الخطوة التالية',
  edit: 'تعديل',
  editVisitOf: (date) => `تعديل زيارة ${date}`,

  delete: 'حذف',
  deleteVisitOf: (date) => `حذف زيارة ${date}`,
  deleteAsked: 'حذف هذه الزيارة؟',
  deleteFailed: 'تعذّر حذف الزيارة.',
  deleted: 'تم حذف الزيارة.',

  newVisit: 'زيارة جديدة',
  editVisit: 'تعديل الزيارة',
  savedBySomebodyElse: 'حفظ شخص آخر هذه الزيارة.',
  date: 'تاريخ الزيارة',
  talkedAbout: 'ما دار في الزيارة',
  cancel: 'إلغاء',
  saveVisit: 'حفظ الزيارة',
  saveFailed: 'تعذّر حفظ الزيارة.',
  saved: 'تم حفظ الزيارة.',
};
