import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  enterName: 'أدخل اسمك.',
  enterTime: 'أدخل الوقت بالصيغة HH:MM.',
  weightAbove0: 'أدخل وزنًا أكبر من 0.',
  heightAbove0: 'أدخل طولًا أكبر من 0.',
  atMost: (most) => `${inDigits(most)} على الأكثر.`,
  eachOnce: 'اختر كل واحد مرة واحدة على الأكثر.',
  stressRange: 'مستوى التوتر عدد صحيح من 1 إلى 10.',
  stepsOfTenth: 'استخدم خطوات من 0.1.',
  heightBetween: (least, most, unit) => `الطول بين ${inDigits(least)} و${inDigits(most)} ${unit}.`,
  didYouMean: (height) => `هل تقصد ${height}؟`,
  isUnusual: (height) => `${height} أمر غير معتاد. هل هذا صحيح؟`,
};
