import { inDigits, numbered } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  containsItself: 'ستحتوي هذه الوصفة على نفسها. يُرجى إعطاء المكوّن اسمًا آخر.',
  tooMany: (most) => `عدد المقالات ${inDigits(most)} وهو الحد الأقصى. يُرجى حذف أحدها أولًا.`,
  tooManyPictures: (most) =>
    `الحد الأقصى للصور في المقال ${most}. يُرجى إزالة واحدة من النص أولًا ثم الحفظ.`,
  notPublished: 'هذه مسودة. يُرجى نشرها قبل إرسالها.',
  tooManyGiven: (most) => `عدد مقالات هذا العميل ${most} وهو الحد الأقصى. يُرجى سحب أحدها أولًا.`,
  enterWholeNumber: 'يُرجى إدخال عدد صحيح.',
  atLeastOnePortion: 'حصة واحدة على الأقل.',
  atMostPortions: (most) =>
    numbered(most, {
      one: 'حصة واحدة على الأكثر.',
      two: 'حصتان على الأكثر.',
      few: '# حصص على الأكثر.',
      many: '# حصة على الأكثر.',
      other: '# حصة على الأكثر.',
    }),
  ingredientNeedsLetter: 'يجب أن يحتوي المكوّن على حرف واحد على الأقل.',
  atMostIngredients: (most) =>
    numbered(most, {
      one: 'مكوّن واحد على الأكثر.',
      two: 'مكوّنان على الأكثر.',
      few: '# مكوّنات على الأكثر.',
      many: '# مكوّنًا على الأكثر.',
      other: '# مكوّن على الأكثر.',
    }),
  enterTitle: 'يُرجى إدخال عنوان.',
  oneLine: 'في سطر واحد من فضلك.',
  atMostTags: (most) =>
    numbered(most, {
      one: 'وسم واحد على الأكثر.',
      two: 'وسمان على الأكثر.',
      few: '# وسوم على الأكثر.',
      many: '# وسمًا على الأكثر.',
      other: '# وسم على الأكثر.',
    }),
  writeFirst: 'يُرجى كتابة شيء قبل النشر.',
  howManyPortions: 'كم حصة تكفي هذه المكوّنات؟',
  dayOrPlan: 'إما ليوم أو مع خطة، لا الاثنان معًا.',
};
