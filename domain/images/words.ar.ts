import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  failures: {
    'object-not-found': 'هذه الصورة لم تعد موجودة. اخترها من جديد.',
    unauthenticated: 'انتهت جلستك. سجّل الدخول وحاول مجددًا.',
    unauthorized: 'لا يُسمح لحسابك بفعل هذا بهذه الصورة.',
    'quota-exceeded': 'غيّرت صورتك كثيرًا قبل قليل. حاول مجددًا بعد ساعة.',
    'retry-limit-exceeded': 'تعذّر الوصول إلى الخادم لفترة طويلة. حاول مجددًا حين يتحسّن الاتصال.',
    canceled: 'أُلغي الأمر. صورتك كما كانت.',
  },
  notAnImage: 'تعذّرت قراءة هذه الصورة. اختر ملف JPEG أو PNG أو WebP سليمًا.',
  tooManyBytes: (most) => `حجم هذه الصورة أكبر من ${inDigits(most)} ميغابايت. اختر صورة أصغر.`,
  tooManyPixels: (most) => `في هذه الصورة أكثر من ${inDigits(most)} ميغابكسل. اختر صورة أصغر.`,
};
