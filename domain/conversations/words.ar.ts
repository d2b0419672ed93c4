import { inDigits, plural } from '../language/language.ts';
import type { say as english } from './words.ts';

const inMinutes = (minutes: number) =>
  plural(minutes, {
    one: 'بعد دقيقة',
    two: 'بعد دقيقتين',
    few: `بعد ${inDigits(minutes)} دقائق`,
    many: `بعد ${inDigits(minutes)} دقيقة`,
    other: `بعد ${inDigits(minutes)} دقيقة`,
  });

export const say: typeof english = {
  chooseMeal: 'يُرجى اختيار وجبة.',
  writeMeal: 'يُرجى كتابة الوجبة المقترحة.',
  choosePictureAgain: 'يُرجى اختيار الصورة مجددًا.',
  chooseFileAgain: 'يُرجى اختيار الملف مجددًا.',
  emptyMessage: 'يُرجى كتابة شيء أو اختيار صورة أو ملف PDF.',
  noSuchMeal: 'لا توجد هذه الوجبة في خطة ذلك اليوم. يُرجى اختيار وجبة موجودة فيها.',
  sameMeal: 'هذا ما في الخطة بالفعل. يُرجى كتابة التغيير المقترح.',
  dayOver: (day) => `لقد مضى ${day}. يُرجى اقتراح الوجبة ليوم قادم.`,
  noPlanForDay: (day) => `لا خطة ليوم ${day}. يُرجى التخطيط لذلك الأسبوع أولًا.`,
  mealChanged: (now, was) => `تغيّرت الوجبة في هذه الأثناء: هي الآن «${now}»، وكانت «${was}».`,
  mealRemoved: (was) => `تغيّرت الوجبة في هذه الأثناء: هي الآن فارغة، وكانت «${was}».`,
  mealAdded: (now) => `تغيّرت الوجبة في هذه الأثناء: هي الآن «${now}»، وكانت فارغة.`,
  noSuggestion: 'سُحبت هذه الرسالة، أو أنها لا تقترح وجبة.',
  notYours: 'لا يمكن سحب الرسالة إلا لمن كتبها.',
  tooLate: 'يمكن سحب الرسالة خلال خمس دقائق فقط، وقد مضت. يُرجى إرسال التصحيح في رسالة جديدة.',
  inThePlan: 'هذه الوجبة في الخطة بالفعل. يُرجى تعديل الخطة أو كتابة التصحيح.',
  tooManyMessages: (minutes) =>
    `هذه رسائل كثيرة في وقت قصير. يمكن إرسال الرسالة التالية ${inMinutes(minutes)}، وسيبقى ما كُتب هنا.`,
  youAreLeaving:
    'لقد طلبت حذف حسابك، لذلك لا يُضاف إليه شيء جديد. للكتابة من جديد، يُرجى الاحتفاظ بالحساب.',
  customerIsLeaving: 'طلب هذا العميل حذف حسابه، لذلك لا يُضاف إليه شيء جديد.',
  consentMissing:
    'لم يوافق هذا العميل بعد على استخدام العيادة لبياناته الصحية. يمكن مراسلته بعد موافقته.',
  coachingPaused: 'متابعتك متوقفة مؤقتًا. يمكنك السؤال مع ذلك، وقد يتأخر الرد قليلًا.',
  coachingEnded: 'انتهت متابعتك. يمكنك السؤال مع ذلك، وقد يتأخر الرد قليلًا.',
};
