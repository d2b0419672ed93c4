import { inDigits } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  practiceSettings: 'إعدادات العيادة',
  loadFailed: 'تعذّر تحميل الإعدادات.',
  loading: 'جارٍ تحميل الإعدادات',
  newerVersion: (newer, version) => `يتوفر Weekplate ${newer}. النسخة العاملة هنا هي ${version}.`,
  saveSettings: 'حفظ الإعدادات',
  outdated: 'حفظ شخص آخر هذه الإعدادات.',
  thePractice: 'العيادة',
  everybodyReads: 'يمكن للجميع قراءة هذا في الصفحات القانونية.',
  name: 'الاسم',
  address: 'العنوان',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  legalTexts: 'النصوص القانونية',
  legalTextsHint:
    'يأتي Weekplate بنصوص تطابق طريقة تعامله مع البيانات. ما تكتبه هنا يحل محلها. السطر الفارغ يبدأ فقرة جديدة.',
  emptyIsOurs: 'فارغ: نص Weekplate',
  privacyPolicy: 'سياسة الخصوصية',
  viewPrivacy: 'عرض سياسة الخصوصية',
  termsOfService: 'شروط الخدمة',
  viewTerms: 'عرض شروط الخدمة',
  deletedAccounts: 'الحسابات المحذوفة',
  deletedAccountsHint:
    'عندما يحذف العميل حسابه، تكون لديه هذه الأيام للتراجع. بعدها يُمحى كل ما يخصه. تسري التغييرات على الطلبات الجديدة.',
  deletionDays: 'أيام للتراجع',
  fromNoneTo: (max) => `من 0 إلى ${inDigits(max)}`,
  recordOfAccess: 'سجل الاطلاع',
  recordHint:
    'يسجّل Weekplate ما اطّلع عليه كل أخصائي تغذية وما غيّره. لا يمكن لأحد تعديل السجل، ويستطيع العملاء قراءة ما يخصهم فيه.',
  viewRecord: 'عرض سجل الاطلاع',
  saveQuestion: 'حفظ الإعدادات؟',
  saveQuestionWhy: 'تسري على العيادة كلها. يُرجى تأكيد هويتك.',
  save: 'حفظ',
  settingsSaved: 'تم حفظ الإعدادات.',
  signingIn: 'تسجيل الدخول',
  ruleFailed: 'تعذّر تحميل هذا الإعداد.',
  ruleOn:
    'يحتاج أخصائيو التغذية إلى التحقق بخطوتين أو إلى مفتاح مرور. ومن ليس لديه أي منهما يُطلب منه إعداده أولًا.',
  ruleOff: 'يمكن لأخصائيي التغذية الدخول بكلمة المرور وحدها.',
  require: 'اشتراط التحقق بخطوتين',
  stopRequiring: 'إلغاء هذا الشرط',
  toSignInSettings: 'إلى إعدادات تسجيل الدخول',
};
