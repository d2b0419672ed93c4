import { plural } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  codesCannotBeChecked:
    'لم يعد التحقق من رموز تطبيقك ممكنًا هنا. استخدم رمز استرداد أو اسأل عيادتك.',
  codeNotRight: 'هذا الرمز غير صحيح أو استُخدم من قبل. انتظر الرمز التالي.',
  noPasswordHere: 'ليس لهذا الحساب كلمة مرور',
  invalidPassword: 'كلمة مرور غير صحيحة',
  googleAway: 'تعذّر الوصول إلى Google الآن. حاول بعد لحظات أو استخدم كلمة المرور.',
  accountNotLinked: 'يوجد حساب بهذا البريد ولم يؤكد Google أنه لك. سجّل الدخول بكلمة المرور.',
  googleNotConfirmed: 'لم يؤكد Google بريدك. افتح رابط التأكيد ثم حاول مجددًا.',
  accountDisabled: 'هذا الحساب معطّل. اسأل عيادتك.',
  googleNotVerified: 'تعذّر التحقق من رد Google. لم يُسجَّل دخول أحد.',
  googleStale: 'بدأ تسجيل الدخول هذا منذ وقت طويل أو في نافذة أخرى. حاول مجددًا.',
  googleFailed: 'تعذّر تسجيل الدخول عبر Google. حاول مجددًا.',
  beginOnLogIn: 'ابدأ من صفحة تسجيل الدخول في هذه العيادة.',
  googleOff: 'لم تفعّل هذه العيادة تسجيل الدخول عبر Google.',
  signedIn: 'تم تسجيل دخولك.',
  toTheLogIn: 'إلى تسجيل الدخول',
  toTheDashboard: 'إلى صفحتك الرئيسية',
  tooManyTriesSeconds: (seconds) =>
    `محاولات كثيرة جدًا. حاول بعد ${plural(seconds, { one: 'ثانية', two: 'ثانيتين', few: `${seconds} ثوانٍ`, many: `${seconds} ثانية`, other: `${seconds} ثانية` })}.`,
  tooManyTriesMinutes: (minutes) =>
    `محاولات كثيرة جدًا. حاول بعد ${plural(minutes, { one: 'دقيقة', two: 'دقيقتين', few: `${minutes} دقائق`, many: `${minutes} دقيقة`, other: `${minutes} دقيقة` })}.`,
  linkUsedUp: 'استُخدم هذا الرابط من قبل أو انتهت صلاحيته أو هو ناقص. اطلب رابطًا جديدًا.',
  authenticatorThere: 'لديك تطبيق مصادقة بالفعل.',
  secondFactorThere: 'لديك خطوة ثانية بالفعل. سجّل الخروج ثم سجّل الدخول بها.',
  confirmAddressFirst: 'أكّد بريدك أولًا: سجّل الدخول بكلمة المرور واطلب رابطًا جديدًا.',
  passkeyNotVerified: 'تعذّر التحقق من مفتاح المرور هذا، أو أنه غير معروف هنا.',
  passkeysFromHere: 'تعمل مفاتيح المرور من صفحات هذا الموقع فقط.',
  notYourPassword: 'هذه ليست كلمة مرورك.',
  sixDigits: 'يُرجى إدخال الأرقام الستة التي تظهر في تطبيقك، أو رمز استرداد.',
  googleAgain: 'سجّل الخروج ثم الدخول عبر Google مجددًا وعد إلى هنا خلال عشر دقائق.',
  setUpYoursFirst: 'فعّل أولًا التحقق بخطوتين لنفسك في إعدادات تسجيل الدخول.',
  setUpLinkUsedUp:
    'استُخدم رابط الإعداد هذا أو انتهت صلاحيته. أعد تشغيل الخادم للحصول على رابط جديد.',
  addressTaken: 'لهذا البريد حساب بالفعل. استخدم بريدًا آخر.',
  invalidEmailOrPassword: 'البريد أو كلمة المرور غير صحيحة',
  emailNotVerified: 'البريد غير مؤكد',
  userExists: 'الحساب موجود بالفعل. استخدم بريدًا آخر.',
  forInvitedAddress: 'هذه الدعوة لعنوان بريد آخر. أنشئ الحساب بالعنوان الذي أُرسلت إليه.',
  forCustomers: 'هذا بريد العيادة. الدعوات مخصصة للعملاء.',
  invitationUsedUp:
    'استُخدمت هذه الدعوة أو انتهت صلاحيتها أو هي ناقصة. اطلب دعوة جديدة من أخصائي التغذية أو أنشئ حسابًا دونها.',
  linkUsedLogIn: 'استُخدم هذا الرابط من قبل والبريد مؤكد. سجّل الدخول.',
  anotherBrowser:
    'فتحت هذا الرابط في متصفح غير الذي أنشأت فيه الحساب. أدخل كلمة المرور التي اخترتها هناك.',
  notItsPassword: 'هذه ليست كلمة مرور الحساب.',
  stop: {
    button: 'إيقاف هذه الرسائل',
    ask: 'إيقاف هذه الرسائل؟',
    willSendNoMore: (practice) => `لن ترسل ${practice} المزيد منها. تبقى رسائلك الأخرى كما هي.`,
    stopped: 'أُوقفت هذه الرسائل',
    sendsNoMore: (practice) => `لم تعد ${practice} ترسلها. يمكنك تشغيلها من جديد.`,
    stopsNothing: 'هذا الرابط لا يعمل',
    notComplete: 'الرابط ناقص أو لم يعد الحساب موجودًا. افتحه من الرسالة مرة أخرى.',
    tooManyTries: 'محاولات كثيرة جدًا',
    waitFiveMinutes:
      'فُتحت من هنا روابط كثيرة لا توقف شيئًا. انتظر خمس دقائق ثم افتح رابطك من الرسالة.',
    manageNotifications: 'لإدارة رسائلك سجّل الدخول وافتح «الإشعارات».',
    manageReminders: 'إدارة تذكيراتك',
  },
  withGoogle: 'تسجيل الدخول عبر Google',
};
