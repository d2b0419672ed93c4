import { inDigits, plural } from './language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  datesReversed: 'لا يمكن أن يكون تاريخ البداية بعد تاريخ النهاية.',
  birthInFuture: 'لا يمكن أن يكون تاريخ ميلادك في المستقبل.',
  enterDate: 'يُرجى إدخال تاريخ، مثل 2026-11-28.',
  noDate: 'يُرجى إدخال تاريخ صحيح، مثل 2026-11-28.',
  notAnInstant: 'هذه ليست لحظة زمنية صحيحة.',
  noTimeZone: 'هذه المنطقة الزمنية ليست في قائمة IANA.',
  localTime: 'التوقيت المحلي',
  timeIn: (place) => `توقيت ${place}`,
  waterPossible: (litres) => `كمية الماء بين 0 و${litres} لترًا.`,
  toBeConfirmed: 'يجب تأكيد ذلك.',
  notStorable: 'يحتوي النص على حرف لا يمكن حفظه.',
  atMostCharacters: (most) =>
    `الحد الأقصى ${plural(most, { one: 'حرف واحد', two: 'حرفان', few: `${most} أحرف`, many: `${most} حرفًا`, other: `${most} حرف` })}.`,
  hasToBeText: 'يجب أن يكون هذا نصًا.',
  oneLine: 'سطر واحد فقط من فضلك.',
  notTheRightForm: 'هذا ليس بالشكل الصحيح.',
  notAnId: 'هذا ليس معرّفًا صحيحًا.',
  enterYourName: 'يُرجى إدخال اسمك.',
  writeYourMessage: 'يُرجى كتابة رسالتك.',
  enterPracticeName: 'يُرجى إدخال اسم عيادتك.',
  days: ['أيام', 'يوم', 'يومًا', 'يوما', 'ايام'],
  enterWholeDays: (max) => `يُرجى إدخال أيام كاملة، من 0 إلى ${inDigits(max)}.`,
};
