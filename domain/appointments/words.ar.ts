import { inDigits, plural } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  endsBeforeItBegins: (day) => `${day}: يجب أن تكون النهاية بعد البداية.`,
  shorterThanSlot: (day, minutes) =>
    `${day}: هذه الساعات أقصر من موعد واحد مدته ${plural(minutes, { one: 'دقيقة واحدة', two: 'دقيقتان', few: `${inDigits(minutes)} دقائق`, many: `${inDigits(minutes)} دقيقة`, other: `${inDigits(minutes)} دقيقة` })}.`,
  hoursOverlap: (day, from, to) =>
    `${day}: تتداخل هذه الساعات مع ${from}–${to}. يمكن جمعها أو ترك فاصل بينها.`,
  clockSkipsIt: 'يتخطّى تغيير التوقيت هذه الساعة. يُرجى اختيار وقت آخر.',
  notOffered: 'لم يعد هذا الوقت متاحًا. يُرجى اختيار وقت آخر.',
  slotTaken: 'هذا الوقت محجوز. يُرجى اختيار وقت آخر.',
  elsewhereThen: 'يوجد موعد مع شخص آخر من العيادة في هذا الوقت. يُرجى اختيار وقت آخر.',
  noHours: 'لا توجد أوقات متاحة بعد. يمكن كتابة رسالة للاتفاق على موعد.',
  coachingOver: 'انتهت فترة المتابعة، لذا لا يمكن الحجز. يمكن مراسلة أخصائي التغذية للاستمرار.',
  coachingPaused: 'المتابعة متوقفة مؤقتًا، لذا لا يمكن الحجز. يمكن مراسلة أخصائي التغذية.',
  enoughAhead: (most) =>
    plural(most, {
      one: 'لديك بالفعل موعد قادم. يجب إلغاؤه لحجز موعد آخر.',
      two: 'لديك بالفعل موعدان قادمان. يجب إلغاء أحدهما لحجز موعد آخر.',
      few: `لديك بالفعل ${inDigits(most)} مواعيد قادمة. يجب إلغاء أحدها لحجز موعد آخر.`,
      many: `لديك بالفعل ${inDigits(most)} موعدًا قادمًا. يجب إلغاء أحدها لحجز موعد آخر.`,
      other: `لديك بالفعل ${inDigits(most)} موعد قادم. يجب إلغاء أحدها لحجز موعد آخر.`,
    }),
  wasCancelled: 'أُلغي هذا الموعد. يمكن حجز موعد جديد.',
  isOver: 'انتهى هذا الموعد ولا يمكن تغييره.',
  tooLate: (hours) =>
    `يمكن التغيير حتى ${plural(hours, {
      one: 'ساعة واحدة',
      two: 'ساعتين',
      few: `${inDigits(hours)} ساعات`,
      many: `${inDigits(hours)} ساعة`,
      other: `${inDigits(hours)} ساعة`,
    })} قبل الموعد. يمكن الآن مراسلة أخصائي التغذية.`,
  isPast: 'مضى هذا الوقت. يُرجى اختيار وقت لاحق.',
  tooFarAhead: 'يُرجى اختيار يوم خلال السنتين القادمتين.',
  enterQuarter: 'يُرجى إدخال وقت بأرباع الساعة، مثل 09:15.',
  wholeNumber: (least, most) => `يُرجى إدخال عدد صحيح من ${inDigits(least)} إلى ${inDigits(most)}.`,
  chooseCustomer: 'يُرجى اختيار عميل.',
  chooseLength: 'يُرجى اختيار إحدى المدد.',
  linkIsHttps: 'يُرجى إدخال عنوان كامل يبدأ بـ \u2066https://\u2069.',
  closedReversed: 'لا يمكن أن يكون آخر يوم عطلة قبل أولها.',
  calendarRange: 'يمكن طلب 35 يومًا على الأكثر في كل مرة.',
  tooManyHours: 'هذه ساعات كثيرة جدًا. يُرجى جمع بعضها.',
  tooManyClosed: 'أيام العطلة كثيرة جدًا. يُرجى حذف ما مضى منها.',
  enterHours: 'يُرجى إدخال ساعات بأرباع الساعة، مثل 9:00–12:00، 14:00–17:00.',
  appointment: 'موعد',
  appointmentWith: (name) => `موعد مع ${name}`,
  cancelledEvent: (title) => `أُلغي: ${title}`,
};
