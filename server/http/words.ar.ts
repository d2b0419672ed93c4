import { plural } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  backToTheStart: 'العودة إلى صفحة البداية',
  cutOff: 'وصل الطلب ناقصًا. حاول مجددًا.',
  tooSlow: 'لم يصل الطلب في الوقت المناسب. حاول مجددًا.',
  tooBusy: 'هناك ضغط كبير الآن. حاول بعد لحظات.',
  tooMuchAtOnce: 'ترسل الكثير دفعة واحدة. حاول بعد لحظات.',
  pageOfListGone: 'لم تعد هذه الصفحة من القائمة موجودة. ابدأ من الأعلى.',
  othersChangedTheSame: 'غيّر آخرون الشيء نفسه في اللحظة ذاتها. لم يتغيّر شيء؛ حاول بعد لحظات.',
  databaseTooLong: 'استغرقت قاعدة البيانات وقتًا طويلًا. لم يتغيّر شيء؛ حاول بعد لحظات.',
  databaseAway: 'تعذّر الوصول إلى قاعدة البيانات. حاول بعد لحظات وتحقق مما حُفظ.',
  diskFull: 'قرص الخادم ممتلئ. لم يتغيّر شيء؛ أخبر عيادتك.',
  ourFault: 'حدث خطأ من جانبنا. حاول بعد لحظات.',
  savedALot: (minutes) =>
    `حفظت الكثير خلال هذه الساعة. حاول بعد ${plural(minutes, { one: 'دقيقة', two: 'دقيقتين', few: `${minutes} دقائق`, many: `${minutes} دقيقة`, other: `${minutes} دقيقة` })}.`,
  tooLarge: 'هذا أكبر من أن يُرسل دفعة واحدة.',
  notSignedIn: 'لم يُسجَّل دخولك. سجّل الدخول وحاول مجددًا.',
  mayNot: 'لا يملك حسابك صلاحية ذلك.',
  mustProve: 'تطلب عيادتك من أخصائيي التغذية التحقق بخطوتين. فعّله للمتابعة.',
  someFieldsWrong: 'بعض الحقول غير صحيحة بعد.',
  nothingHere: 'لا يوجد شيء هنا.',
  foreignOrigin: 'يأتي هذا الطلب من موقع آخر.',
  editedMeanwhile: 'غيّر شخص آخر هذا في هذه الأثناء.',
  noSuchField: 'لا يوجد حقل كهذا.',
  hasToBe: {
    string: 'يجب أن يكون هذا نصًا.',
    number: 'يجب أن يكون هذا رقمًا.',
    int: 'يجب أن يكون هذا عددًا صحيحًا.',
    boolean: 'يجب أن يكون هذا صحيحًا أو خاطئًا.',
    array: 'يجب أن يكون هذا قائمة.',
    object: 'يجب أن يكون هذا كائنًا.',
  },
  hasToBeOneOf: (values) => `يجب أن يكون أحد هذه: ${values}.`,
  notAllowedHere: 'هذا غير مسموح هنا.',
};
