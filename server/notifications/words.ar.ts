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
          two: 'خطتان غذائيتان جديدتان',
          few: `${count} خطط غذائية جديدة`,
          other: `${count} خطة غذائية جديدة`,
        }),
      stopped: 'رسائل الخطط الغذائية الجديدة',
    },
    'changed-meals': {
      one: 'تغيّرت وجبات في خطتك',
      many: (count) =>
        plural(count, {
          two: 'خطتان تغيّرت وجباتهما',
          few: `${count} خطط تغيّرت وجباتها`,
          other: `${count} خطة تغيّرت وجباتها`,
        }),
      stopped: 'رسائل الوجبات المتغيّرة',
    },
    message: {
      one: 'لديك رسالة جديدة',
      many: (count) =>
        plural(count, {
          two: 'رسالتان جديدتان',
          few: `${count} رسائل جديدة`,
          other: `${count} رسالة جديدة`,
        }),
      stopped: 'تنبيهات الرسائل الجديدة',
    },
    'period-ending': {
      one: 'تنتهي متابعتك قريبًا',
      many: (count) =>
        plural(count, {
          two: 'تنبيهان بقرب انتهاء متابعتك',
          few: `${count} تنبيهات بقرب انتهاء متابعتك`,
          other: `${count} تنبيهًا بقرب انتهاء متابعتك`,
        }),
      stopped: 'رسائل انتهاء متابعتك',
    },
    'goal-reached': {
      one: 'حققت هدفًا',
      many: (count) =>
        plural(count, {
          two: 'هدفان حققتهما',
          few: `${count} أهداف حققتها`,
          other: `${count} هدفًا حققته`,
        }),
      stopped: 'رسائل الأهداف التي حققتها',
    },
    'goal-proposed': {
      one: 'اقتُرح عليك هدف',
      many: (count) =>
        plural(count, {
          two: 'هدفان مقترحان عليك',
          few: `${count} أهداف مقترحة عليك`,
          other: `${count} هدفًا مقترحًا عليك`,
        }),
      stopped: 'رسائل الأهداف المقترحة',
    },
    article: {
      one: 'أُرسل إليك ما تقرؤه',
      many: (count) =>
        plural(count, {
          two: 'مقالان للقراءة',
          few: `${count} مقالات للقراءة`,
          other: `${count} مقالًا للقراءة`,
        }),
      stopped: 'رسائل المقالات المرسلة إليك',
    },
    reminder: {
      one: 'هذا تذكيرك',
      many: (count) =>
        plural(count, { two: 'تذكيران', few: `${count} تذكيرات`, other: `${count} تذكيرًا` }),
      stopped: 'رسائل التذكيرات',
    },
    question: {
      one: 'طرح أحد العملاء سؤالًا',
      many: (count) =>
        plural(count, {
          two: 'سؤالان من العملاء',
          few: `${count} أسئلة من العملاء`,
          other: `${count} سؤالًا من العملاء`,
        }),
      stopped: 'رسائل الأسئلة',
    },
    'day-note': {
      one: 'كتب أحد العملاء ملاحظة',
      many: (count) =>
        plural(count, {
          two: 'ملاحظتان من العملاء',
          few: `${count} ملاحظات من العملاء`,
          other: `${count} ملاحظة من العملاء`,
        }),
      stopped: 'رسائل الملاحظات',
    },
    'new-customer': {
      one: 'لديك عميل جديد',
      many: (count) =>
        plural(count, {
          two: 'عميلان جديدان',
          few: `${count} عملاء جدد`,
          other: `${count} عميلًا جديدًا`,
        }),
      stopped: 'رسائل العملاء الجدد',
    },
    silent: {
      one: 'انقطعت أخبار أحد العملاء',
      many: (count) =>
        plural(count, {
          two: 'عميلان انقطعت أخبارهما',
          few: `${count} عملاء انقطعت أخبارهم`,
          other: `${count} عميلًا انقطعت أخبارهم`,
        }),
      stopped: 'رسائل العملاء الذين انقطعت أخبارهم',
    },
    'customer-period-ending': {
      one: 'تنتهي متابعة أحد العملاء قريبًا',
      many: (count) =>
        plural(count, {
          two: 'عميلان تنتهي متابعتهما قريبًا',
          few: `${count} عملاء تنتهي متابعتهم قريبًا`,
          other: `${count} عميلًا تنتهي متابعتهم قريبًا`,
        }),
      stopped: 'رسائل المتابعات التي تنتهي',
    },
    'website-enquiry': {
      one: 'كتب أحدهم عبر الموقع',
      many: (count) =>
        plural(count, {
          two: 'استفساران عبر الموقع',
          few: `${count} استفسارات عبر الموقع`,
          other: `${count} استفسارًا عبر الموقع`,
        }),
      stopped: 'رسائل الاستفسارات',
    },
  },
};
