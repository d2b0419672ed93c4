import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  enterEmail: 'يُرجى إدخال بريدك الإلكتروني.',
  enterValidEmail: 'يُرجى إدخال بريد إلكتروني صحيح، مثل name@example.org.',
  enterPassword: 'يُرجى إدخال كلمة مرور.',
  passwordTooShort: (min) => `الحد الأدنى لعدد الأحرف: ${inDigits(min)}.`,
  passwordEasy: 'يسهل تخمين هذه الكلمة. اختر ثلاث كلمات أو أربعًا يمكنك تذكّرها.',
  passwordsDiffer: 'كلمتا المرور غير متطابقتين.',
  enterYourPassword: 'يُرجى إدخال كلمة المرور.',
  linkIncomplete: 'هذا الرابط غير مكتمل.',
  enterSixDigits: 'يُرجى إدخال الأرقام الستة التي تظهر في تطبيقك.',
  enterSixDigitsOrRecovery: 'يُرجى إدخال الأرقام الستة التي تظهر في تطبيقك، أو رمز استرداد.',
  beginWithNewKey: 'يُرجى البدء من جديد بمفتاح جديد.',
  namePasskey: 'يُرجى تسمية مفتاح المرور، باسم الجهاز مثلًا.',
  cancelled: 'أُلغي تسجيل الدخول.',
  agreement: 'أوافق على أن تحفظ عيادتي بياناتي الصحية وتستخدمها لمتابعتي، وفق {policy}.',
  privacyPolicy: 'سياسة الخصوصية',
  agreementNeeded: 'يُرجى وضع علامة هنا للموافقة. من دونها لا يمكن للعيادة متابعتك.',
  policyChanged:
    'غيّرت العيادة سياسة الخصوصية للتو. يُرجى قراءتها من جديد، ووضع العلامة عند الموافقة.',
  consentNeeded:
    'لم توافق بعد على أن تحفظ العيادة بياناتك الصحية وتستخدمها. يُرجى الموافقة أولًا؛ لن يضيع شيء.',
  consentWithdrawn:
    'سحب هذا العميل موافقته. لا يمكن لأحد في العيادة فتح بياناته الصحية أو تغييرها حتى يوافق من جديد.',
  browserOn: (browser, system) => `${browser} على ${system}`,
  someBrowserOn: (system) => `متصفح على ${system}`,
  aMac: 'جهاز Mac',
  unknownDevice: 'جهاز غير معروف',
  thisComputer: 'هذا الحاسوب',
};
