import { plural } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  deviceRemoved: 'أُزيل هذا الجهاز من جهاز آخر. شغّله هنا من جديد إذا أردت تلقي الإشعارات عليه.',
  unknownPushService: 'خدمة الإشعارات هذه غير معروفة هنا.',
  chooseYours: (address) => `اختيار إشعاراتك:\n${address}`,
  stopThese: (address) => `إيقاف هذه الرسائل دون تسجيل الدخول:\n${address}`,
  readItHere: (happened, address) => `${happened}. القراءة هنا:\n${address}`,
  newToday: 'جديد اليوم',
  dailySummary: 'رسالة الملخص اليومي',
  kinds: {
    'new-plan': {
      one: 'لديك خطة غذائية جديدة',
      many: (count) =>
        plural(count, {
          one: 'خطة غذائية جديدة',
          two: 'خطتان غذائيتان جديدتان',
          few: `${count} خطط غذائية جديدة`,
          many: `${count} خطة غذائية جديدة`,
          other: `${count} خطة غذائية جديدة`,
        }),
      stopped: 'رسائل الخطط الغذائية الجديدة',
    },
    'changed-meals': {
      one: 'تغيّرت وجبات في خطتك',
      many: (count) =>
        plural(count, {
          one: 'خطة تغيّرت وجباتها',
          two: 'خطتان تغيّرت وجباتهما',
          few: `${count} خطط تغيّرت وجباتها`,
          many: `${count} خطة تغيّرت وجباتها`,
          other: `${count} خطة تغيّرت وجباتها`,
        }),
      stopped: 'رسائل الوجبات المتغيّرة',
    },
    message: {
      one: 'لديك رسالة جديدة',
      many: (count) =>
        plural(count, {
          one: 'رسالة جديدة',
          two: 'رسالتان جديدتان',
          few: `${count} رسائل جديدة`,
          many: `${count} رسالة جديدة`,
          other: `${count} رسالة جديدة`,
        }),
      stopped: 'تنبيهات الرسائل الجديدة',
    },
    'period-ending': {
      one: 'تنتهي متابعتك قريبًا',
      many: (count) =>
        plural(count, {
          one: 'تنبيه بقرب انتهاء متابعتك',
          two: 'تنبيهان بقرب انتهاء متابعتك',
          few: `${count} تنبيهات بقرب انتهاء متابعتك`,
          many: `${count} تنبيهًا بقرب انتهاء متابعتك`,
          other: `${count} تنبيه بقرب انتهاء متابعتك`,
        }),
      stopped: 'رسائل انتهاء متابعتك',
    },
    'goal-reached': {
      one: 'حققت هدفًا',
      many: (count) =>
        plural(count, {
          one: 'هدف حققته',
          two: 'هدفان حققتهما',
          few: `${count} أهداف حققتها`,
          many: `${count} هدفًا حققته`,
          other: `${count} هدف حققته`,
        }),
      stopped: 'رسائل الأهداف التي حققتها',
    },
    'goal-proposed': {
      one: 'اقتُرح عليك هدف',
      many: (count) =>
        plural(count, {
          one: 'هدف مقترح عليك',
          two: 'هدفان مقترحان عليك',
          few: `${count} أهداف مقترحة عليك`,
          many: `${count} هدفًا مقترحًا عليك`,
          other: `${count} هدف مقترح عليك`,
        }),
      stopped: 'رسائل الأهداف المقترحة',
    },
    article: {
      one: 'أُرسل إليك ما تقرؤه',
      many: (count) =>
        plural(count, {
          one: 'مقال للقراءة',
          two: 'مقالان للقراءة',
          few: `${count} مقالات للقراءة`,
          many: `${count} مقالًا للقراءة`,
          other: `${count} مقال للقراءة`,
        }),
      stopped: 'رسائل المقالات المرسلة إليك',
    },
    questionnaire: {
      one: 'لديك استبيان للإجابة عنه',
      many: (count) =>
        plural(count, {
          one: 'استبيان للإجابة عنه',
          two: 'استبيانان للإجابة عنهما',
          few: `${count} استبيانات للإجابة عنها`,
          many: `${count} استبيانًا للإجابة عنها`,
          other: `${count} استبيان للإجابة عنها`,
        }),
      stopped: 'رسائل البريد عن الاستبيانات',
    },
    reminder: {
      one: 'هذا تذكيرك',
      many: (count) =>
        plural(count, {
          one: 'تذكير',
          two: 'تذكيران',
          few: `${count} تذكيرات`,
          many: `${count} تذكيرًا`,
          other: `${count} تذكير`,
        }),
      stopped: 'رسائل التذكيرات',
    },
    appointment: {
      one: 'حُجز موعد لك أو تغيّر',
      many: (count) =>
        plural(count, {
          one: 'تغيير في مواعيدك',
          two: 'تغييران في مواعيدك',
          few: `${count} تغييرات في مواعيدك`,
          many: `${count} تغييرًا في مواعيدك`,
          other: `${count} تغيير في مواعيدك`,
        }),
      stopped: 'رسائل البريد حول مواعيدك',
    },
    'appointment-soon': {
      one: 'لديك موعد قريب',
      many: (count) =>
        plural(count, {
          one: 'موعد قريب',
          two: 'موعدان قريبان',
          few: `${count} مواعيد قريبة`,
          many: `${count} موعدًا قريبًا`,
          other: `${count} موعد قريب`,
        }),
      stopped: 'رسائل البريد قبل المواعيد',
    },
    question: {
      one: 'طرح أحد العملاء سؤالًا',
      many: (count) =>
        plural(count, {
          one: 'سؤال من العملاء',
          two: 'سؤالان من العملاء',
          few: `${count} أسئلة من العملاء`,
          many: `${count} سؤالًا من العملاء`,
          other: `${count} سؤال من العملاء`,
        }),
      stopped: 'رسائل الأسئلة',
    },
    'day-note': {
      one: 'كتب أحد العملاء ملاحظة',
      many: (count) =>
        plural(count, {
          one: 'ملاحظة من العملاء',
          two: 'ملاحظتان من العملاء',
          few: `${count} ملاحظات من العملاء`,
          many: `${count} ملاحظة من العملاء`,
          other: `${count} ملاحظة من العملاء`,
        }),
      stopped: 'رسائل الملاحظات',
    },
    answers: {
      one: 'أجاب أحد العملاء عن استبيان',
      many: (count) =>
        plural(count, {
          one: 'استبيان أجاب عنه العملاء',
          two: 'استبيانان أجاب عنهما العملاء',
          few: `${count} استبيانات أجاب عنها العملاء`,
          many: `${count} استبيانًا أجاب عنها العملاء`,
          other: `${count} استبيان أجاب عنها العملاء`,
        }),
      stopped: 'رسائل البريد عن الاستبيانات المُجاب عنها',
    },
    'new-customer': {
      one: 'لديك عميل جديد',
      many: (count) =>
        plural(count, {
          one: 'عميل جديد',
          two: 'عميلان جديدان',
          few: `${count} عملاء جدد`,
          many: `${count} عميلًا جديدًا`,
          other: `${count} عميل جديد`,
        }),
      stopped: 'رسائل العملاء الجدد',
    },
    silent: {
      one: 'توقف أحد العملاء عن التسجيل',
      many: (count) =>
        plural(count, {
          one: 'عميل توقف عن التسجيل',
          two: 'عميلان توقفا عن التسجيل',
          few: `${count} عملاء توقفوا عن التسجيل`,
          many: `${count} عميلًا توقفوا عن التسجيل`,
          other: `${count} عميل توقفوا عن التسجيل`,
        }),
      stopped: 'رسائل العملاء الذين توقفوا عن التسجيل',
    },
    'customer-period-ending': {
      one: 'تنتهي متابعة أحد العملاء قريبًا',
      many: (count) =>
        plural(count, {
          one: 'عميل تنتهي متابعته قريبًا',
          two: 'عميلان تنتهي متابعتهما قريبًا',
          few: `${count} عملاء تنتهي متابعتهم قريبًا`,
          many: `${count} عميلًا تنتهي متابعتهم قريبًا`,
          other: `${count} عميل تنتهي متابعتهم قريبًا`,
        }),
      stopped: 'رسائل المتابعات التي تنتهي',
    },
    'website-enquiry': {
      one: 'كتب أحدهم عبر الموقع',
      many: (count) =>
        plural(count, {
          one: 'استفسار عبر الموقع',
          two: 'استفساران عبر الموقع',
          few: `${count} استفسارات عبر الموقع`,
          many: `${count} استفسارًا عبر الموقع`,
          other: `${count} استفسار عبر الموقع`,
        }),
      stopped: 'رسائل الاستفسارات',
    },
    'customer-appointment': {
      one: 'حجز عميل موعدًا أو غيّره',
      many: (count) =>
        plural(count, {
          one: 'تغيير في مواعيد العملاء',
          two: 'تغييران في مواعيد العملاء',
          few: `${count} تغييرات في مواعيد العملاء`,
          many: `${count} تغييرًا في مواعيد العملاء`,
          other: `${count} تغيير في مواعيد العملاء`,
        }),
      stopped: 'رسائل البريد حول مواعيد العملاء',
    },
    'customer-appointment-soon': {
      one: 'اقترب موعد',
      many: (count) =>
        plural(count, {
          one: 'موعد قريب',
          two: 'موعدان قريبان',
          few: `${count} مواعيد قريبة`,
          many: `${count} موعدًا قريبًا`,
          other: `${count} موعد قريب`,
        }),
      stopped: 'رسائل البريد قبل المواعيد',
    },
  },
};
