import { bare, phraseFinder, plain, withoutBrackets, withoutEnd, wordsLeft } from './letters.ts';

/** The purpose of a column or row that is neither a day nor a meal. */
export type Role =
  | { readonly kind: 'label' | 'food' | 'figures' | 'notes' | 'aside' | 'unknown' }
  /** With the unit of the numbers below: 'Weight, g'. */
  | { readonly kind: 'quantity'; readonly unit: string }
  /** One of several options. */
  | { readonly kind: 'option'; readonly label: string };

const whole = (words: string) => {
  const find = phraseFinder([[true, words]]);
  return (text: string) => {
    const found = find(text);
    return found !== null && wordsLeft(found.rest).every((word) => BESIDE.has(word));
  };
};
const BESIDE = new Set(
  'in g gm gms gr г мл ml kcal kj cal mg ml the of per day daily a total tot avg average approx and your my est de la el du des di do da para for to total intake'.split(
    ' ',
  ),
);

const isLabel = whole(
  'time|timing|timings|время приема|meal|meals|meal time|meal timing|meal type|type of meal|meal name|name of meal|day|days|date|time of day|when|hour|slot|week|s no|sr no|sl no|no|uhrzeit|zeit|mahlzeit|mahlzeiten|tag|tage|wochentag|wann|datum|heure|horaire|horaires|repas|jour|jours|moment|hora|horario|comida|comidas|dia|dias|fecha|momento|tiempo|tiempos|tiempo de comida|ora|orario|pasto|pasti|giorno|giorni|data|refeicao|refeicoes|समय|भोजन का समय|दिन|भोजन|الوقت|الوجبه|اليوم|الوجبات|时间|餐次|日期|星期|餐别|餐|meal plan|weekday|gun|gunler|ogun|ogunler|saat|dzien|dni|posilek|posilki|godzina|pora|день|дни|день недели|прием пищи|время',
);
const isFood = whole(
  'food|foods|название блюд|recipe name|dish name|food name|food item|food items|food to eat|menu|item|items|description|dish|dishes|recipe|what to eat|what|ingredients|ingredient|meal description|details|foods to eat|diet|meal plan|suggested foods|suggestion|suggestions|example|examples|sample menu|plan|content|intake|lebensmittel|speise|speisen|gericht|gerichte|essen|was|beschreibung|zutaten|zutat|inhalt|vorschlag|aliments|aliment|plat|plats|contenu|exemple|exemples|alimento|alimentos|plato|platos|ejemplo|menu ejemplo|preparacion|que comer|ingrediente|ingredientes|alimenti|piatto|piatti|esempio|prato|pratos|cardapio|opcoes|खाना|आहार|क्या खाएं|खाद्य पदार्थ|الطعام|الاطعمه|المكونات|القائمه|الاصناف|食物|内容|食谱|菜单|菜名|菜品|主食|主菜|副菜|荤菜|素菜|凉菜|大荤|小荤|汤|汤品|besinler|besin|yemek|yiyecekler|danie|dania|produkt|produkty|potrawa|блюдо|блюда|продукты|меню',
);
const isFigures = whole(
  'calories|calorie|cals|cal|kcal|kcals|energy|energy kcal|protein|proteins|carbs|carb|carbohydrate|carbohydrates|fat|fats|fibre|fiber|sugar|sodium|macros|net carbs|saturated fat|p|c|f|kh|cho|pro|prot|points|cost|price|prep time|total|totals|subtotal|sous total|zwischensumme|subtotale|total kcal|daily total|total calories|sum|kj|gi|gl|kalorien|energie|eiweiss|kohlenhydrate|fett|ballaststoffe|summe|gesamt|proteines|glucides|lipides|fibres|calorias|proteinas|carbohidratos|grasas|fibra|kilocalorias|hidratos|total del dia|calorie|proteine|carboidrati|grassi|gordura|gorduras|caloria|कैलोरी|प्रोटीन|कुल|السعرات|سعرات|السعرات الحراريه|بروتين|كربوهيدرات|دهون|المجموع|热量|卡路里|蛋白质|脂肪|碳水|合计|总计|能量|千卡|kalori|toplam|kalorie|razem|suma|ккал|калории|итого|белки|жиры|углеводы',
);
const isQuantity = whole(
  'g|gr|quantity|qty|cant|cdad|qtd|qtde|qta|anz|anzahl|ilosc|amount|amounts|portion|portions|portion size|serving|servings|serving size|measure|measures|household measure|weight|size|gram|grams|grammes|menge|mengen|portionen|gramm|gewicht|quantite|quantites|portion|poids|cantidad|porcion|racion|gramos|medida casera|quantita|porzione|grammi|quantidade|porcao|medida|मात्रा|الكميه|الحصه|份量|数量|用量|分量|重量|miktar|porsiyon|ilosc|porcja|количество|выход|порция|граммы|вес',
);
const isNotes = whole(
  'notes|note|obs|بين الوجبات|ps|nb|remarks|general tips|quick tips|helpful tips|pro tips|pro tip|bonus tips|tips for success|tips and notes|meal prep tips|meal prep|final thoughts|final notes|final tips|summary|conclusion|key points|why it works|why this works|why this plan works|substitutions|swaps|easy swaps|disclaimer|references|sources|faq|faqs|frequently asked questions|related articles|benefits|overview|introduction|key guidelines|special instructions|remark|comments|comment|tips|tip|instructions|instruction|guidelines|general guidelines|general instructions|advice|nutrition tips|important|important notes|please note|reminders|recommendations|general recommendations|dos and don ts|do s and don ts|avoid|foods to avoid|disclaimer|goals|goal|hinweise|hinweis|tipps zur umsetzung|allgemeine hinweise|allgemeine tipps|tipp|fazit|wichtige hinweise|empfehlungen|austauschmoglichkeiten|notizen|notiz|anmerkungen|bemerkungen|tipps|bemerkung|wichtig|conseils|conseil|astuces|astuce|bon a savoir|conseils pratiques|conclusion|a retenir|a noter|remarques|remarque|a eviter|recommandations|notas|nota|observaciones|consejos|recomendaciones|consejo|tips adicionales|consejos adicionales|consejos generales|recomendaciones generales|sugerencias|nota importante|importante|conclusion|indicaciones|evitar|consigli|note|nota|consigli utili|consigli pratici|suggerimenti|note importanti|indicazioni|avvertenze|conclusioni|raccomandazioni|observacoes|dicas|dica|dicas gerais|dicas importantes|dicas extras|observacao|consideracoes finais|orientacoes|recomendacoes|नोट|टिप्पणी|टिप्स|ध्यान दें|महत्वपूर्ण सुझाव|सलाह|सुझाव|निर्देश|ملاحظات|ملاحظات هامه|ملاحظات مهمه|نصائح عامه|نصائح هامه|نصائح مهمه|توصيات|نصيحه|ملاحظه|نصائح|تعليمات|ارشادات|备注|注意|小贴士|贴士|温馨提示|小提示|注意事项|饮食建议|饮食原则|温馨小贴士|总结|注意事项|说明|建议|提示|notlar|not|oneriler|uyarilar|uwagi|uwaga|notatki|wskazowki|zalecenia|porady|przepisy|przepis|tarifler|примечание|примечания|советы|рекомендации|заметки|рецепты|важно',
);
const isAside = whole(
  'shopping list|shopping list for the week|weekly shopping list|grocery list for the week|weekly grocery list|ingredients to buy|pantry staples|shopping|grocery list|groceries|grocery|exercise|exercises|workout|workouts|training|activity|physical activity|steps|sleep|mood|weight|water|water intake|hydration|fluids|fluid|water tracker|prep|meal prep|to buy|einkaufsliste|einkaufen|einkaufszettel|wasser|trinken|bewegung|sport|liste de courses|courses|eau|hydratation|activite physique|sport|lista de la compra|lista de compras|compras|agua|ejercicio|egzersiz|cwiczenia|aktywnosc|lista della spesa|spesa|acqua|esercizio|lista de compras|exercicio|खरीदारी|पानी|व्यायाम|قائمه التسوق|ماء|الماء|رياضه|购物清单|饮水|运动|喝水|alisveris listesi|su|su tuketimi|lista zakupow|zakupy|woda|nawodnienie|список покупок|покупки|вода',
);
const option =
  /^(?:option|options|choice|alternative|alt|variant|variante|opcion|opcao|opzione|wahl|auswahl|विकल्प|خيار|选择|选项|menu|menue|plan|or|oder|ou|o)\s*(?:no\.?\s*)?(?:\d{1,2}|[a-e]|i{1,3}|one|two|three)?$|^(?:\d{1,2}(?:st|nd|rd|e|ere|ª|º|\.)?)\s*(?:option|choice|alternative|opcion|opcao|opzione)$|^(?:veg|vegetarian|non ?-?veg|non ?-?vegetarian|vegan|vegetarisch|vegetarien|vegetariano|veggie|eggetarian|standard|classic)(?:\s*(?:option|choice|menu))?$/u;

/** What a box to tick becomes when it is copied. */
const CHECKED =
  /^(?:true|false|wahr|falsch|vrai|faux|verdadero|falso|verdadeiro|vero|[☐☑✅✓✔□])$/iu;

/** 'breakfast_calories', as the columns of an app are called: figures of a meal are no meal of their own. */
const FIGURES_OF = /^\S+_(\S+)$/u;

/** 'Prep tips', 'Tips for success'. */
const TIPS =
  /(?<!\p{L})(?:tips|notes|guidelines|recommendations|reminders|tipps|hinweise|empfehlungen|conseils|astuces|consejos|recomendaciones|consigli|suggerimenti|dicas|observacoes|orientacoes)(?: (?:for|to|de|per|para|pour|fur|zum|zur) .{1,30})?$/u;

/** The purpose that the heading of a column or row names, or null. */
export function roleOf(text: string): Role | null {
  if (text === '' || text.length > 60) return null;
  const said = withoutEnd(bare(plain(text)), /[:.]/);
  if (option.test(withoutBrackets(said).trim()) && !/^(?:menu|plan|or|oder|ou|o)$/.test(said))
    return { kind: 'option', label: text.replace(/\s+/g, ' ') };
  // 'G' beside 'P' and 'L' is a nutrient, 'g' an amount.
  if (CHECKED.test(text) || text === 'G' || /^[btwбжу]$/u.test(said)) return { kind: 'figures' };
  if (/\d/.test(said)) return null;
  if (isFigures(said) || isFigures(FIGURES_OF.exec(text)?.[1] ?? '')) return { kind: 'figures' };
  if (isQuantity(said))
    return { kind: 'quantity', unit: /(?<!\p{L})(?:g|ml|г|克)(?=\)?$)/u.exec(said)?.[0] ?? '' };
  if (isNotes(said) || TIPS.test(said)) return { kind: 'notes' };
  if (isAside(said)) return { kind: 'aside' };
  if (isLabel(said)) return { kind: 'label' };
  if (isFood(said)) return { kind: 'food' };
  return null;
}

/** 2 for 'Menu 2' and 'Plan B'. */
export function ordinalOf(option: string): number | null {
  const [sign] = /(?<=\s)(?:\d{1,2}|[A-E])$/iu.exec(option.trim()) ?? [];
  if (sign === undefined) return null;
  return /\d/.test(sign) ? Number(sign) : sign.toUpperCase().charCodeAt(0) - 64;
}

const OPTION_OF =
  /^(.{2,40}?)[\s,:–—(-]{1,4}((?:option|choice|alternative|variante|opci[oó]n|opção|opzione|auswahl|menü|opcja|вариант)\s?(?:\d{1,2}|[A-E]))\)?$/iu;

/** 'Lunch' and 'choice 2' for 'Lunch – choice 2', the label of one of several rows or lines of a meal. */
export function optionOf(label: string): { readonly of: string; readonly option: string } | null {
  const [, of = '', option = ''] = OPTION_OF.exec(label.trim()) ?? [];
  return of === '' ? null : { of, option };
}
