/** Plurals for which the rules below give a wrong singular. */
const SINGULAR: Readonly<Record<string, string>> = pairs(
  `leaves leaf, loaves loaf, halves half, cookies cookie, smoothies smoothie, brownies brownie, pies pie,
    veggies veggie, reis reis, milchreis milchreis, mais mais, kurbis kurbis, anis anis, eier ei, eiern ei, nussen nuss, walnussen walnuss, haselnussen haselnuss, apfel apfel,
    nusse nuss, walnusse walnuss, haselnusse haselnuss, brotchen brotchen, tomaten tomate, kartoffeln kartoffel,
    karotten karotte, mohren mohre, gurken gurke, zwiebeln zwiebel, bananen banana, banane banana, birnen birne,
    pflaumen pflaume, orangen orange, trauben traube, beeren beere, erdbeeren erdbeere, himbeeren himbeere,
    heidelbeeren heidelbeere, linsen linse, bohnen bohne, erbsen erbse, kichererbsen kichererbse, mandeln mandel,
    haferflocken haferflocke, nudeln nudel, zucchinis zucchini, paprikas paprika,
    brote brot, knackebrote knackebrot, kekse keks, wurste wurst, pilze pilz, kerne kern, feigen feige, garnelen garnele, kohle kohl,
    tomato tomato, yoghurt yogurt, yoghourt yogurt, yoghurts yogurt, yogourt yogurt, yogourts yogurt, jogurt joghurt,
    omelet omelette, omelets omelette, omlette omelette, yog yogurt, chilli chili, chillies chili, chilies chili, houmous hummus, humus hummus, daal dal,
    dhal dal, dahl dal, mung moong, muesli musli, donut doughnut, catsup ketchup, filet fillet, filets fillet,
    courgettes courgette, yaourts yaourt, choux chou, limones limon, melones melon, champinones champinon, camarones camaron,
    jamones jamon, salmones salmon, melocotones melocoton, calabacines calabacin, nueces nuez, frijoles frijol, panes pan,
    yogures yogur, coles col, datiles datil, arandanos arandano, paes pao, limoes limao, feijoes feijao, meloes melao,
    camaroes camarao, mamoes mamao, pimentoes pimentao, nozes noz, pomodori pomodoro, pomodorini pomodorino, carote carota,
    cipolle cipolla, mele mela, pere pera, uova uovo, fragole fragola, arance arancia, patate patata, zucchine zucchina,
    peperoni peperone, noci noce, mandorle mandorla, lenticchie lenticchia, fagioli fagiolo, funghi fungo, limoni limone,
    pesche pesca, prugne prugna, datteri dattero, fichi fico, biscotti biscotto, gamberi gambero, formaggi formaggio,
    ciliegie ciliegia, albicocche albicocca, melanzane melanzana, mirtilli mirtillo, lamponi lampone, cetrioli cetriolo,
    integrali integrale, integrales integral, naturali naturale, naturales natural, complete complet, completes complet,
    salsicce salsiccia, nocciole nocciola, gallette galletta, albumi albume, яица яицо, яиц яицо, яблока яблоко,
    яблоки яблоко, яблок яблоко, бананы банан, банана банан, бананов банан, помидоры помидор, помидора помидор,
    помидоров помидор, огурцы огурец, огурца огурец, огурцов огурец, بيضه بيض, بيضات بيض, تمره تمر, تمرات تمر, تفاحه تفاح,
    تفاحات تفاح, موزه موز, موزات موز, अंडे अंडा, अण्डे अंडा, अंडा अंडा, केले केला, रोटियाँ रोटी, रोटियां रोटी, बादामों बादाम,
    olive oliva, olives oliva, eieren ei, banaan banana, tomaat tomate, aardappelen aardappel, peren peer, druiven druif, bonen boon, noten noot, uien ui,
    jabłka jabłko, jabłek jabłko, jajka jajko, jajek jajko, banany banan, bananow banan, pomidory pomidor, pomidorow pomidor, pomidora pomidor,
    ogorki ogorek, ogorka ogorek, ziemniaki ziemniak, ziemniakow ziemniak, orzechy orzech, orzechow orzech`,
);

/** 'uova uovo': a plural or another spelling, and what it counts as. */
function pairs(text: string): Record<string, string> {
  return Object.fromEntries(text.split(',').map((pair) => pair.trim().split(' ')));
}

/**
 * Lower case, without the diacritics of Latin and Arabic letters: 'Käse' and 'kase' become equal. Marks of other
 * scripts stay, because they are letters there.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u0640\u064b-\u0655\u0670]/g, '')
    .toLowerCase()
    .replace(/[ßœæةى]/g, (letter) => PLAIN[letter] ?? letter);

/** Letters that are written in two ways. */
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ة: 'ه', ى: 'ي' };

/** A folded word without a simple plural ending: English by rule, others mostly by list. */
export function singular(word: string): string {
  const known = SINGULAR[word];
  if (known !== undefined) return known;
  // 'Datteln', 'Paranüsse', 'Feigen'; what the last rule does to 'chicken' it does everywhere.
  if (/eln$/.test(word) && word.length > 5) return word.slice(0, -1);
  if (word.endsWith('nusse')) return word.slice(0, -1);
  if (word.endsWith('eleier')) return word.slice(0, -2);
  if (word.endsWith('eleiern')) return word.slice(0, -3);
  if (word.endsWith('eaux')) return word.slice(0, -1);
  if (/[^aeiou]en$/.test(word) && word.length > 5) return singular(word.slice(0, -1));
  // 'Marchewki', 'truskawki'
  if (/[^aeiou]ki$/.test(word)) return `${word.slice(0, -1)}a`;
  // The French 'pêche' as what the rule for 'peaches' makes of 'pêches'.
  if (/(?:ch|sh|ss|x|zz)e$/.test(word)) return word.slice(0, -1);
  if (word.length < 4 || !word.endsWith('s')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:o|ch|sh|ss|x|zz)es$/.test(word)) return word.slice(0, -2);
  return /[su]s$/.test(word) ? word : word.slice(0, -1);
}

/** A plural as it is written of one thing; a word whose singular is not sure stays. */
export function oneOf(word: string): string {
  const folded = fold(word);
  const known = SINGULAR[folded];
  const own = word
    .replace(/(lea|loa|hal)ves$/, '$1f')
    .replace(/ies$/, 'y')
    .replace(/(?<=(?:pea|bun|wi)ch|sh|glass|x|to|go)es$/, '')
    // 'Ananas', 'radis', 'couscous' and 'cress' have one form.
    .replace(/(?<!^ana\p{L}a|^radi|\P{L}\p{L}?|[su])s$/iu, '');
  if (known === undefined || fold(own) === known) return own;
  // 'Karotten', 'Eier', 'carote'; but 'Nüsse' and 'limones' change within.
  const isLonger = folded.startsWith(known) && /^(?:n|s|er)$/.test(folded.slice(known.length));
  const isEnding = folded.length === known.length && folded.startsWith(known.slice(0, -1));
  return isLonger
    ? word.slice(0, known.length)
    : isEnding
      ? word.slice(0, -1) + known.at(-1)
      : word;
}

export const wordsOf = (name: string): string[] =>
  fold(name)
    .replaceAll(/['’]s(?![\p{L}\p{M}])/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(singular);
