import { numbered } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  savedReplies: 'الردود المحفوظة',
  loading: 'جارٍ التحميل…',
  notLoaded: 'تعذّر تحميل الردود المحفوظة.',
  noneYet: 'لا توجد ردود محفوظة بعد',
  noneYetHint: 'يمكن كتابة ما يُرسل كثيرًا مرة واحدة، ثم استخدامه بكتابة / في أي رسالة.',
  noneMatch: 'لا يوجد رد مطابق.',
  found: (count) =>
    numbered(count, {
      zero: 'لا ردود محفوظة',
      one: 'رد محفوظ واحد',
      two: 'ردّان محفوظان',
      few: '# ردود محفوظة',
      many: '# ردًا محفوظًا',
      other: '# رد محفوظ',
    }),
  editReplies: 'تعديل الردود المحفوظة',
  search: 'البحث في الردود',
  newReply: 'رد جديد',
  editReply: (title) => `تعديل ${title}`,
  deleted: 'تم حذف «{title}».',
  notDeleted: 'لم يُحذف الرد.',
  notPutBack: 'تعذّرت استعادة الرد.',
  blanksHint: 'ما بين القوسين {} يُملأ لكل عميل.',
  saved: 'تم حفظ الرد.',
  notSaved: 'لم يُحفظ الرد.',
  dayAndTime: (day, time) => `${day}، ${time}`,
};
