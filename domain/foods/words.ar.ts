import { plural } from '../language/language.ts';
import type { say as english } from './words.ts';

const always = (word: string) => (_count: number) => word;
// The number stands before it, so that two have no form of their own: '2 قطعة'.
const counted = (one: string, few: string, many: string) => (count: number) =>
  plural(count, { one, two: one, few, many, other: one });

export const say: typeof english = {
  enterName: 'يُرجى إدخال اسم.',
  moreThan100g: 'مجموع البروتين والكربوهيدرات والدهون والألياف أكثر من 100 غ.',
  tooMuchEnergy: '900 سعرة حرارية على الأكثر لكل 100 غ.',
  otherEnergy: (calculated, given) =>
    `البروتين والكربوهيدرات والدهون تعطي ${calculated} سعرة حرارية، لا ${given}.`,
  ifPicked: 'عند اختيار هذا الطبق',
  units: {
    g: always('غ'),
    kg: always('كغ'),
    ml: always('مل'),
    l: always('لتر'),
    piece: counted('قطعة', 'قطع', 'قطعة'),
    slice: counted('شريحة', 'شرائح', 'شريحة'),
    half: counted('نصف', 'أنصاف', 'نصفًا'),
    cup: counted('كوب', 'أكواب', 'كوبًا'),
    tbsp: always('م.ك'),
    tsp: always('م.ص'),
    bowl: counted('وعاء', 'أوعية', 'وعاءً'),
    katori: always('كاتوري'),
    glass: counted('كأس', 'كؤوس', 'كأسًا'),
    handful: counted('حفنة', 'حفنات', 'حفنة'),
    plate: counted('طبق', 'أطباق', 'طبقًا'),
    can: counted('علبة', 'علب', 'علبة'),
    jar: counted('برطمان', 'برطمانات', 'برطمانًا'),
    bottle: counted('زجاجة', 'زجاجات', 'زجاجة'),
    pack: counted('عبوة', 'عبوات', 'عبوة'),
    pot: counted('علبة صغيرة', 'علب صغيرة', 'علبة صغيرة'),
    bunch: counted('حزمة', 'حزم', 'حزمة'),
    clove: counted('فص', 'فصوص', 'فصًا'),
    leaf: counted('ورقة', 'أوراق', 'ورقة'),
    pinch: counted('رشة', 'رشات', 'رشة'),
    dash: counted('رشّة', 'رشّات', 'رشّة'),
    scoop: counted('مكيال', 'مكاييل', 'مكيالًا'),
    ladle: counted('مغرفة', 'مغارف', 'مغرفة'),
    serving: counted('حصة', 'حصص', 'حصة'),
    oz: counted('أونصة', 'أونصات', 'أونصة'),
    lb: counted('رطل', 'أرطال', 'رطلًا'),
  },
};
