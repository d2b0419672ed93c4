import { numbered } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  colleaguesFailed: 'تعذّر تحميل قائمة الزملاء.',
  customersOf: (count) =>
    numbered(count, {
      one: 'عميل واحد',
      two: 'عميلان',
      few: '# عملاء',
      many: '# عميلًا',
      other: '# عميل',
    }),
  lockedOut: 'أوقفه مشغّل النظام',
  you: '(أنت)',
  changePosition: 'تغيير الصفة',
  changePositionOf: (name) => `تغيير صفة ${name}`,
  removeOne: (name) => `إزالة ${name}`,
  removeHint: 'تنتهي جلسته فورًا ولا يعود إلا بدعوة. يبقى ما كتبه باسمه.',
  position: 'الصفة',
  successor: 'من يتولى العمل',
  successorHint:
    'ينتقل إلى هذا الزميل العملاء والمواعيد القادمة والمحادثات المفتوحة. وإذا كان لكليهما موعد في وقت واحد، يبقى الموعدان محجوزين ويميّزهما التقويم.',
  colleagueRemoved: 'أُزيل من العيادة.',
  positionChanged: 'تغيّرت الصفة.',
  whoMayDoWhat: 'من يحق له ماذا',
  aloneYet: 'لا زملاء هنا بعد. يمكن لمن تدعوه أن يتابع العملاء أيضًا.',
  inviteColleague: 'دعوة زميل',
  colleagueByMail: (days) =>
    `تصله رسالة فيها رابط صالح لمدة ${numbered(days, { one: 'يوم واحد', two: 'يومين', few: '# أيام', many: '# يومًا', other: '# يوم' })}. أكّد أنك أنت.`,
  colleagueByLink: (days) =>
    `تحصل على رابط لتسليمه، وهو صالح لمدة ${numbered(days, { one: 'يوم واحد', two: 'يومين', few: '# أيام', many: '# يومًا', other: '# يوم' })}. أكّد أنك أنت.`,
  invitationSent: 'الدعوة في طريقها.',
  invitationMade: 'الرابط جاهز. انسخه من القائمة.',
};
