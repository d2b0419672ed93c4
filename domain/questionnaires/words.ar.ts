import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  writeTitle: 'يلزم عنوان للاستبيان.',
  writeQuestion: 'يلزم نص السؤال.',
  writeOption: 'يلزم نص الخيار.',
  twoOptions: 'يلزم خياران على الأقل، كل خيار في سطر.',
  optionsDiffer: 'كل خيار مرة واحدة فقط.',
  tooManyOptions: (most: number) => `الحد الأقصى للخيارات هو ${inDigits(most)}.`,
  tooManyItems: (most: number) =>
    `الحد الأقصى للأسئلة هو ${inDigits(most)}. يمكن تقسيمها إلى استبيانين.`,
  tooLong: 'النص طويل جدًا. يمكن تقسيمه إلى استبيانين.',
  askSomething: 'يلزم سؤال واحد على الأقل.',
  twice: 'هذا السؤال مكرر هنا. يُرجى حذفه وكتابته من جديد.',
  scaleRises: 'يجب أن ينتهي المقياس عند رقم أعلى من بدايته.',
  noPlace: 'هذه الإجابة لا تناسب هذا الموضع. يُرجى اختيار موضع آخر في الملف الشخصي.',
  earlierDecides: 'يُرجى اختيار سؤال يأتي قبل هذا السؤال.',
  answerIsGone: 'هذه الإجابة لم تعد موجودة. يُرجى اختيار إجابة أخرى.',
  notAnAnswer: 'هذا لا يناسب السؤال. يُرجى الإجابة عنه مرة أخرى.',
  enterDate: 'يُرجى إدخال تاريخ بالصيغة YYYY-MM-DD.',
  answerTooLong: (most: number) => `الحد الأقصى ${inDigits(most)} حرف. يُرجى اختصار الإجابة.`,
  tooManyQuestionnaires: (most: number) =>
    `لدى العيادة ${inDigits(most)} استبيان، وهذا هو الحد الأقصى. يُرجى حذف واحد أولًا.`,
  enoughWaiting: (most) =>
    `ينتظر ${inDigits(most)} استبيانًا إجابات هذا العميل. يُرجى سحب أحدها أولًا.`,
  hasAnswers: 'لهذا الاستبيان إجابات بالفعل، لذلك يبقى.',
  yes: 'نعم',
  no: 'لا',
  aPhoto: 'صورة',
  photosFull: (most) => `تتسع الإجابات لـ ${inDigits(most)} صورة. احذف واحدة أولًا.`,
};
