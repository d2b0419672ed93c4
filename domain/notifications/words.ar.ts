import type { say as english } from './words.ts';

export const say: typeof english = {
  enterTime: 'يُرجى إدخال الوقت بصيغة HH:MM، من 00:00 إلى 23:59.',
  quietEndsElsewhen: 'يجب أن تنتهي ساعات الهدوء في وقت غير وقت بدايتها.',
  eachKindOnce: 'كل نوع مرة واحدة فقط من فضلك.',
  notAnAddress: 'هذا ليس عنوانًا.',
  nameDevice: 'يُرجى تسمية هذا الجهاز.',
};
