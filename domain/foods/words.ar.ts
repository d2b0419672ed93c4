import { plural } from '../language/language.ts';
import type { say as english } from './words.ts';

const always = (word: string) => (_count: number) => word;
const counted = (one: string, two: string, few: string, many: string) => (count: number) =>
  plural(count, { one, two, few, many, other: one });

export const say: typeof english = {
  enterName: 'اكتب اسمًا.',
  moreThan100g: 'مجموع البروتين والكربوهيدرات والدهون والألياف أكثر من 100 غ.',
  tooMuchEnergy: 'في كل 100 غ ما لا يزيد على 900 سعرة حرارية.',
  otherEnergy: (calculated, given) =>
    `البروتين والكربوهيدرات والدهون تعطي ${calculated} سعرة حرارية، لا ${given}.`,
  ifPicked: 'عند اختيار هذا الطبق',
  units: {
    g: always('غ'),
    kg: always('كغ'),
    ml: always('مل'),
    l: always('ل'),
    piece: counted('قطعة', 'قطعتان', 'قطع', 'قطعة'),
    slice: counted('شريحة', 'شريحتان', 'شرائح', 'شريحة'),
    half: counted('نصف', 'نصفان', 'أنصاف', 'نصفًا'),
    cup: counted('كوب', 'كوبان', 'أكواب', 'كوبًا'),
    tbsp: always('م.ك'),
    tsp: always('م.ص'),
    bowl: counted('وعاء', 'وعاءان', 'أوعية', 'وعاءً'),
    katori: always('كاتوري'),
    glass: counted('كأس', 'كأسان', 'كؤوس', 'كأسًا'),
    handful: counted('حفنة', 'حفنتان', 'حفنات', 'حفنة'),
    plate: counted('طبق', 'طبقان', 'أطباق', 'طبقًا'),
    can: counted('علبة', 'علبتان', 'علب', 'علبة'),
    jar: counted('برطمان', 'برطمانان', 'برطمانات', 'برطمانًا'),
    bottle: counted('زجاجة', 'زجاجتان', 'زجاجات', 'زجاجة'),
    pack: counted('عبوة', 'عبوتان', 'عبوات', 'عبوة'),
    pot: counted('علبة صغيرة', 'علبتان صغيرتان', 'علب صغيرة', 'علبة صغيرة'),
    bunch: counted('حزمة', 'حزمتان', 'حزم', 'حزمة'),
    clove: counted('فص', 'فصّان', 'فصوص', 'فصًا'),
    pinch: counted('رشة', 'رشتان', 'رشات', 'رشة'),
    dash: counted('رشّة', 'رشّتان', 'رشّات', 'رشّة'),
    scoop: counted('مكيال', 'مكيالان', 'مكاييل', 'مكيالًا'),
    ladle: counted('مغرفة', 'مغرفتان', 'مغارف', 'مغرفة'),
    serving: counted('حصة', 'حصتان', 'حصص', 'حصة'),
    oz: counted('أونصة', 'أونصتان', 'أونصات', 'أونصة'),
    lb: counted('رطل', 'رطلان', 'أرطال', 'رطلًا'),
  },
};
