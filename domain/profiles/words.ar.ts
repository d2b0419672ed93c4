import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  enterName: 'يُرجى إدخال اسمك.',
  enterTime: 'يُرجى إدخال الوقت بصيغة HH:MM.',
  weightAbove0: 'يُرجى إدخال وزن أكبر من 0.',
  heightAbove0: 'يُرجى إدخال طول أكبر من 0.',
  atMost: (most) => `${inDigits(most)} على الأكثر.`,
  eachOnce: 'كل خيار مرة واحدة على الأكثر.',
  stressRange: 'مستوى التوتر عدد صحيح من 1 إلى 10.',
  stepsOfTenth: 'يُرجى استخدام خطوات من 0.1.',
  heightBetween: (least, most, unit) => `الطول بين ${inDigits(least)} و${inDigits(most)} ${unit}.`,
  didYouMean: (height) => `هل المقصود ${height}؟`,
  isUnusual: (height) => `الطول ${height} غير معتاد. هل هو صحيح؟`,
};
