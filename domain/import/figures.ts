import { plain } from './letters.ts';

/** Units of energy, in the form that `plain` returns. */
const ENERGY =
  'kcals?|cals?|calories?|kj|kilokalorien|kalorien|kilocalorias?|calorias?|calorie|kilocalories?|kalorii|kalori|ккал|кал|калории|سعره حراريه|سعرات حراريه|سعره|سعرات|سعر|कैलोरी|किलो कैलोरी|卡路里|大卡|千卡|卡';
const NUTRIENT =
  'carbohydrates?|carbs?|net carbs?|proteins?|fats?|sat(?:urated)? fat|fibre|fiber|sugars?|sodium|chol(?:esterol)?|kohlenhydrate|kh|eiweiss|fett|ballaststoffe|zucker|glucides|lipides|proteines|fibres|hidratos(?: de carbono)?|carbohidratos|proteinas?|grasas?|fibra|carboidrati|proteine|grassi|carboidratos|gorduras?|bialk[ao]|tluszcz(?:e|u)?|weglowodan(?:y|ow)|blonnik|yag|karbonhidrat|lif|белк[аои]*|белков|жир(?:ы|ов)?|углевод(?:ы|ов)|клетчатк[аи]|[бжу]|بروتين|كربوهيدرات|دهون|प्रोटीन|कार्ब्स|蛋白质|蛋白|碳水|脂肪|膳食纤维|pro?|prot|cho|[pcf]';
const NUMBER = String.raw`\d[\d.,]{0,9}(?:\s?-\s?\d[\d.,]{0,9})?`;
const FIGURE = new RegExp(
  String.raw`[~≈±]?\s?${NUMBER}\s?(?:(?:${ENERGY})|(?:g|mg|gr|gramos|克)\s(?:(?:of|de|di)\s)?(?:${NUTRIENT}))(?!\p{L})\.?`,
  'gu',
);

/** A text in its plain form without energy and nutrients: '294 calories', '41 g carbohydrates'. */
export const withoutFigures = (text: string): string => text.replace(FIGURE, ' ');

const WORDS = new RegExp(
  String.raw`\d[\d.,]*|(?<!\p{L})(?:${ENERGY}|${NUTRIENT}|g|gm|gr|grams?|mg|totals?|daily|day|nutrition(?:al)?|info|information|values?|macros|nahrwerte?|gesamt|summe|totales?|totale|giornaliero|razem|suma|toplam|итого|всего|diario|journalier|approx|about|ca|circa|env|environ|ok|okolo|yaklasik|около|page|seite|pagina|strona|sayfa|страница|von|sur|z|из|per day|a day|tag|jour|dia|giorno|al|am|pro|par|por|dziennie|gunluk|в|день|of|de|und|and)(?!\p{L})`,
  'gu',
);

/** Whether a text contains only numbers and units, such as '350 kcal' or 'P 20 g / C 40 g'. */
export function isFiguresAlone(text: string): boolean {
  if (text.length > 220 || !/\d/.test(plain(text))) return false;
  return (
    plain(text)
      .replace(WORDS, '')
      .replace(/[\s,;|/·:=~≈%()+.*-]/g, '') === ''
  );
}

/** Whether figures are the sum of a day rather than those of a meal. */
export const isSum = (text: string): boolean =>
  /(?<!\p{L})(?:totals?|totales?|totale|gesamt|summe|sum|razem|suma|toplam|итого|всего|daily|day|كل|المجموع|الاجمالي|कुल|合计|总计|总热量)(?!\p{L})/u.test(
    plain(text),
  );
