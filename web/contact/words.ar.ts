import type { say as english } from './words.ts';

export const say: typeof english = {
  message: 'الرسالة',
  website: 'الموقع الإلكتروني',
  sendMessage: 'إرسال الرسالة',
  trapped:
    'لم تُرسل بعد: ملأ متصفحك حقلًا مخفيًا. أصبح فارغًا الآن، فيُرجى الضغط على «إرسال الرسالة» مرة أخرى.',
  thanks: {
    title: 'شكرًا لك. وصلت رسالتك.',
    text: 'ترد العيادة عبر البريد الإلكتروني.',
    another: 'كتابة رسالة أخرى',
  },

  listOfEnquiries: 'استفسارات الموقع',
  emptyInbox: {
    title: 'لا توجد رسائل.',
    text: 'تصل هنا رسائل نموذج التواصل في موقعك، وكذلك عبر البريد الإلكتروني إن كان لدى العيادة خادم بريد.',
  },
  emptyArchive: {
    title: 'الأرشيف فارغ.',
    text: 'احتفظ هنا بالرسائل التي انتهيت منها، بعيدًا عن الوارد.',
  },
  unread: 'غير مقروءة:',
  reply: 'رد',
  replySubject: 'رسالتك إلينا',
  wrote: (name) => `كتب ${name}:`,
  archive: 'أرشفة',
  moveToInbox: 'نقل إلى الوارد',
  markAsUnread: 'تحديد كغير مقروءة',
  deleteTitle: 'حذف هذه الرسالة؟',
  deletedForGood: (name) => `سيُحذف ما كتبه ${name} نهائيًا.`,
  done: { archived: 'تمت الأرشفة.', restored: 'نُقلت إلى الوارد.', deleted: 'تم الحذف.' },
};
