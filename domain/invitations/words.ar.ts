import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  tooMany: (max) => `${inDigits(max)} شخصًا كحد أقصى في كل مرة. أرسل الباقي بعد ذلك.`,
  enterOneEmail: 'يُرجى إدخال عنوان بريد إلكتروني واحد على الأقل.',
  closed: {
    used: 'سبق استخدام هذه الدعوة.',
    revoked: 'سبق سحب هذه الدعوة.',
    ended: 'غادر العيادة أخصائي التغذية الذي أرسل هذه الدعوة. يُرجى دعوة الشخص من جديد.',
  },
  refused: {
    customer: 'لديه حساب هنا بالفعل.',
    dietician: 'هذا عنوان يخص العيادة نفسها.',
    invited: 'لديه دعوة مفتوحة بالفعل.',
    double: 'مكرر في قائمتك.',
    'too-many': 'تلقى ثلاث دعوات خلال يوم واحد. حاول مجددًا غدًا.',
  },
};
