import { type Food, isFood, isGroup } from './allergens.ts';
import { wordsOf } from './fold.ts';
import {
  Entry,
  type How,
  indexOf,
  type Lexicon,
  type Phrase,
  ROLES,
  type Stem,
  stemsOf,
  writtenOut,
} from './phrases.ts';
import { unitsOf } from './units.ts';
import { ANIMALS } from './words/animals.ts';
import { ARABIC } from './words/arabic.ts';
import { CHINESE } from './words/chinese.ts';
import { DISHES } from './words/dishes.ts';
import { ENGLISH } from './words/english.ts';
import { FRENCH } from './words/french.ts';
import { GERMAN } from './words/german.ts';
import { HINDI } from './words/hindi.ts';
import { ITALIAN } from './words/italian.ts';
import type { ByFoods, Language, LanguageWords } from './words/languages.ts';
import { POLISH, POLISH_PLAIN } from './words/polish.ts';
import { PORTUGUESE } from './words/portuguese.ts';
import { RUSSIAN, RUSSIAN_PLAIN } from './words/russian.ts';
import { SPANISH } from './words/spanish.ts';
import { TURKISH, TURKISH_PLAIN } from './words/turkish.ts';

/**
 * Words of meals that carry nothing: they are no misspelt others, and tell that a language is one of the lists'.
 * Languages with a script of their own are recognised by it.
 */
const PLAIN: Readonly<Partial<Record<Language, string>>> = {
  english: `a, an, the, of, with, and, or, in, on, to, for, at, by, from, as, is, it, no, not, your, some, any, one, two, three, half, quarter, few, handful, small, medium, large, big, cup, cups, tbsp, tsp, tablespoon, teaspoon, spoon, glass, bowl, plate, piece, slice, serving, portion, scoop, pinch, dash, drizzle, sprig, bunch, bottle, can, tin, jar, pack, packet, bag, gram, grams, ml, oz, kcal,
    breakfast, lunch, dinner, supper, snack, brunch, dessert, starter, main, side, meal, free, choice, day, off, leftovers, leftover, same, yesterday, repeat, skip, fast, fasting, eat, drink, before, after, bed, morning, evening, optional, extra, own, home, homemade, made, fresh, raw, cooked, grilled, baked, roast, roasted, roasting, boiled, steamed, fried, poached, scrambled, stewed, braised, smoked, dried, frozen, canned, tinned, mashed, chopped, sliced, diced, grated, shredded, crushed, stuffed, mixed, plain, light, low, fat, sugar, salt, salted, unsalted, sweet, sour, spicy, hot, cold, warm, iced, ripe, lean, whole, wholegrain, brown, white, red, green, yellow, black, orange, purple, wild, mini, baby, style, seasoning, seasoned, marinated, dressing, sauce, salsa, dip, stew, soup, broth, stock, curry, casserole, stir, fry, salad, skewer, skewers, tray, traybake, pot, pan, oven, mash, puree, smoothie, shake, juice, water, tea, coffee, espresso, herbal, chamomile, rooibos, matcha, lemonade, cordial, squash, kombucha, tap, sparkling, still,
    rice, basmati, jasmine, risotto, quinoa, millet, amaranth, buckwheat, corn, sweetcorn, polenta, potato, potatoes, chips, fries, wedges, jacket, yam, cassava, plantain, bean, beans, lentil, lentils, chickpea, chickpeas, pea, peas, pulses, kidney, pinto, cannellini, butter bean, vegetables, vegetable, veg, veggies, greens, spinach, kale, chard, cabbage, broccoli, cauliflower, sprouts, brussels, carrot, carrots, parsnip, turnip, swede, beetroot, beet, radish, onion, garlic, leek, shallot, tomato, tomatoes, cherry, plum, pepper, peppers, capsicum, chilli, chili, jalapeno, cucumber, courgette, zucchini, aubergine, eggplant, pumpkin, butternut, asparagus, artichoke, fennel, mushroom, mushrooms, avocado, olive, olives, capers, lettuce, rocket, arugula, watercress, seaweed, nori, okra, ginger, lemongrass, bok choy, pak choi, bamboo, edible,
    apple, apples, banana, bananas, pear, peach, plums, apricot, cherries, cherry, grape, grapes, grapefruit, lemon, lime, mango, papaya, pineapple, melon, watermelon, kiwi, orange, oranges, mandarin, clementine, satsuma, tangerine, strawberry, strawberries, raspberry, raspberries, blueberry, blueberries, blackberry, blackberries, gooseberry, gooseberries, cranberry, berries, berry, currants, pomegranate, fig, figs, date, dates, raisins, prunes, rhubarb, coconut, passion fruit, lychee, guava, jackfruit, fruit, fruits, compote, jam, honey, syrup, maple, sorbet, jelly, popcorn, cocoa, cacao, chocolate, dark chocolate, vanilla, cinnamon, nutmeg, turmeric, cumin, paprika, oregano, basil, thyme, rosemary, parsley, coriander, cilantro, mint, dill, chives, sage, herbs, herb, spice, spices, oil, vinegar, balsamic, seed, seeds, chia, flax, flaxseed, linseed, sunflower, pumpkin seeds, hemp, oil, olive oil, tapioca, arrowroot, agar, stevia, sweetener, xylitol, bowl, platter, boat, boats, kebabs, bites, balls, paste, bar, bars, mousse, kimchi, sauerkraut, tacos, taco, nachos, poke, harissa, ratatouille, gazpacho, caponata, ketchup, bbq, barbecue, sriracha, tabasco, beefsteak, steak, oatly, protein, powder, vitamin, supplement, electrolyte, collagen, creatine`,
  german: `mit, und, ohne, oder, auf, aus, vom, von, zum, zur, dazu, im, in, am, an, der, die, das, den, dem, ein, eine, einen, etwas, wenig, viel, halbe, halber, halb, ganz, ganze, kleine, kleiner, kleines, großer, große, großes, klein, groß, Stück, Scheibe, Scheiben, Portion, Glas, Tasse, Becher, Teller, Schale, Handvoll, EL, TL, Esslöffel, Teelöffel, Prise, Bund, Dose, Packung, Gramm, frisch, frische, frischer, frisches, frischem, roh, gekocht, gekochte, gekochter, gebraten, gebratene, gebratenes, gebratener, gedünstet, gedünstete, gedünsteter, gedünstetes, gegrillt, gegrillte, gegrillter, gebacken, gebackene, überbacken, geschmort, gefüllt, gefüllte, gemischt, gemischte, gemischter, bunt, bunter, bunte, natur, mager, fettarm, fettarme, süß, scharf, warm, kalt, heiß, leicht, leichte, bio, hausgemacht,
    Frühstück, Mittagessen, Abendessen, Abendbrot, Zwischenmahlzeit, Snack, Nachtisch, Dessert, Beilage, Rest, Reste, Essen, frei, wie, gestern, nach, Wahl, Salat, Salatteller, Suppe, Eintopf, Auflauf, Pfanne, Curry, Brei, Püree, Soße, Sauce, Dip, Aufstrich, Ragout, Kompott, Marmelade, Saft, Wasser, Mineralwasser, Tee, Kräutertee, Kaffee, Schorle, Apfelschorle, Smoothie, Limonade, Kakao, Schokolade, Zartbitterschokolade, Zucker, Salz, Öl, Olivenöl, Rapsöl, Leinöl, Essig, Balsamico,
    Reis, Naturreis, Basmatireis, Milchner, Hirse, Quinoa, Amaranth, Mais, Polenta, Kartoffel, Kartoffeln, Salzkartoffeln, Pellkartoffeln, Ofenkartoffel, Süßkartoffel, Pommes, Rösti, Linsen, Bohnen, Kidneybohnen, Kichererbsen, Erbsen, Gemüse, Rohkost, Tomate, Tomaten, Gurke, Paprika, Möhre, Möhren, Karotte, Karotten, Zwiebel, Knoblauch, Lauch, Porree, Kohl, Kohlrabi, Rotkohl, Weißkohl, Blumenkohl, Brokkoli, Rosenkohl, Grünkohl, Wirsing, Sauerkraut, Spinat, Mangold, Zucchini, Aubergine, Kürbis, Fenchel, Spargel, Artischocke, Pilze, Champignons, Steinpilze, Pfifferlinge, Avocado, Oliven, Rucola, Feldsalat, Kopfsalat, Eisbergsalat, Radieschen, Rettich, Rote Bete, Pastinake, Kresse, Sprossen, Kräuter, Petersilie, Schnittlauch, Basilikum, Dill, Minze, Thymian, Rosmarin, Ingwer, Kurkuma, Curry, Zimt, Vanille, Muskat, Kümmel,
    Apfel, Äpfel, Apfelmus, Birne, Banane, Bananen, Orange, Orangen, Mandarine, Zitrone, Limette, Grapefruit, Traube, Trauben, Kirschen, Kirsche, Pflaume, Pflaumen, Zwetschgen, Pfirsich, Nektarine, Aprikose, Aprikosen, Mango, Ananas, Kiwi, Melone, Wassermelone, Erdbeeren, Himbeeren, Heidelbeeren, Brombeeren, Johannisbeeren, Stachelbeeren, Beeren, Rhabarber, Feige, Feigen, Datteln, Rosinen, Pflaume, Granatapfel, Obst, Obstsalat, Früchte, Leinsamen, Chiasamen, Chia, Sonnenblumenkerne, Kürbiskerne, Kerne, Paste, Samen, Körner, Honig, Ahornsirup, Agavendicksaft`,
  french: `de, du, des, le, la, les, l, d, au, aux, à, en, et, ou, avec, sans, sur, un, une, deux, trois, demi, demie, quelques, peu, petit, petite, petits, petites, grand, grande, gros, part, portion, tranche, tranches, bol, verre, tasse, assiette, cuillère, cuillères, cuillerée, poignée, morceau, pincée, filet, boîte, grammes, c, s, soupe, café, frais, fraîche, cru, crue, crus, crues, cuit, cuite, cuits, cuites, grillé, grillée, grillés, grillées, rôti, rôtie, rôtis, rôties, vapeur, poêlé, poêlée, poêlés, sauté, sautée, sautés, sautées, mijoté, mijotée, farci, farcie, farcis, farcies, gratiné, braisé, braisée, mariné, marinée, râpé, râpée, râpés, râpées, haché, hachée, mixé, nature, maigre, allégé, léger, légère, sucré, salé, chaud, froid, bio, maison, petit-déjeuner, déjeuner, dîner, goûter, collation, dessert, entrée, plat, repas, libre, restes, reste, selon, envie, salade, soupe, velouté, potage, purée, compote, confiture, ragoût, curry, poêlée, papillote, wok, sauce, coulis, jus, eau, thé, tisane, infusion, café, chicorée, smoothie, sirop, sucre, sel, huile, huile d'olive, colza, vinaigre, chocolat, chocolat noir, cacao,
    riz, riz complet, quinoa, millet, maïs, polenta, sarrasin, pomme de terre, pommes de terre, patate douce, frites, lentilles, lentille, haricot, haricots, haricots verts, pois, petits pois, pois chiches, fèves, légume, légumes, crudités, tomate, tomates, concombre, carotte, carottes, oignon, ail, échalote, poireau, poireaux, chou, choux, chou-fleur, brocoli, brocolis, épinard, épinards, blettes, courgette, courgettes, aubergine, aubergines, poivron, poivrons, potiron, potimarron, courge, butternut, fenouil, asperge, asperges, artichaut, champignon, champignons, avocat, olive, olives, salade verte, laitue, mâche, roquette, endive, endives, radis, betterave, betteraves, navet, panais, topinambour, ratatouille, persil, basilic, ciboulette, coriandre, menthe, aneth, thym, romarin, laurier, gingembre, curcuma, cumin, cannelle, vanille, muscade, paprika, poivre, herbes,
    fruit, fruits, pomme, pommes, poire, poires, banane, bananes, orange, oranges, clémentine, clémentines, mandarine, citron, pamplemousse, raisin, raisins, cerise, cerises, prune, prunes, pruneaux, pêche, pêches, abricot, abricots, mangue, ananas, kiwi, melon, pastèque, fraise, fraises, framboise, framboises, myrtille, myrtilles, mûres, groseilles, rhubarbe, figue, figues, datte, dattes, grenade, litchi, noix de coco, coco, graines, graines de chia, chia, lin, tournesol, courge, miel, galettes de riz`,
  spanish: `de, del, la, el, los, las, un, una, unos, unas, con, sin, y, e, o, al, a, en, para, por, sobre, dos, tres, medio, media, poco, poca, pequeño, pequeña, grande, mediano, mediana, trozo, ración, porción, rebanada, rodaja, rodajas, vaso, taza, plato, bol, tazón, cuchara, cucharada, cucharadas, cucharadita, puñado, pizca, lata, gramos, fresco, fresca, frescos, frescas, crudo, cruda, cocido, cocida, cocidos, cocidas, hervido, hervida, asado, asada, asados, asadas, a la plancha, plancha, horno, al horno, vapor, salteado, salteada, salteados, salteadas, guisado, guisada, guisados, estofado, relleno, rellena, rellenos, rellenas, rallado, rallada, picado, picada, mixto, mixta, natural, ligero, integral, desnatado, dulce, salado, picante, caliente, frío, casero, casera, desayuno, almuerzo, comida, cena, merienda, media mañana, postre, primero, segundo, libre, restos, sobras, ensalada, sopa, crema, puré, caldo, guiso, salsa, curry, wok, pisto, sofrito, gazpacho, salmorejo, compota, mermelada, zumo, jugo, agua, té, infusión, manzanilla, café, batido, licuado, azúcar, sal, aceite, aceite de oliva, aove, vinagre, chocolate, chocolate negro, cacao,
    arroz, arroz integral, quinoa, quínoa, mijo, maíz, polenta, patata, patatas, papa, papas, boniato, batata, camote, yuca, lenteja, lentejas, garbanzo, garbanzos, judía, judías, judías verdes, alubias, frijol, frijoles, guisante, guisantes, habas, verdura, verduras, hortalizas, tomate, tomates, jitomate, pepino, zanahoria, zanahorias, cebolla, ajo, puerro, col, repollo, coliflor, brócoli, espinaca, espinacas, acelga, acelgas, calabacín, calabaza, berenjena, pimiento, pimientos, hinojo, espárrago, espárragos, alcachofa, alcachofas, champiñón, champiñones, seta, setas, hongos, aguacate, palta, aceituna, aceitunas, lechuga, rúcula, canónigos, escarola, endibia, rábano, remolacha, betabel, nabo, chayote, nopal, nopales, elote, chile, perejil, cilantro, albahaca, menta, eneldo, tomillo, romero, laurel, jengibre, cúrcuma, comino, canela, vainilla, pimentón, orégano, pimienta,
    fruta, frutas, manzana, manzanas, pera, peras, plátano, plátanos, banana, naranja, naranjas, mandarina, mandarinas, limón, lima, pomelo, toronja, uva, uvas, cereza, cerezas, ciruela, ciruelas, melocotón, durazno, nectarina, albaricoque, mango, piña, kiwi, melón, sandía, fresa, fresas, frutilla, frambuesa, frambuesas, arándano, arándanos, moras, frutos rojos, higo, higos, dátil, dátiles, pasas, granada, papaya, guayaba, maracuyá, coco, semillas, chía, linaza, lino, girasol, pipas, calabaza, miel, tortitas de arroz, muslito, muslitos, contramuslo, contramuslos, muslo, muslos`,
  italian: `di, del, dello, della, dei, degli, delle, il, lo, la, i, gli, le, un, uno, una, con, senza, e, ed, o, al, alla, allo, ai, agli, alle, in, nel, per, su, da, due, tre, mezzo, mezza, poco, piccolo, piccola, grande, pezzo, porzione, fetta, fette, bicchiere, tazza, piatto, ciotola, cucchiaio, cucchiai, cucchiaino, manciata, pizzico, filo pastry, filo parcel, filo parcels, filo tart, filo pie, filo sheet, filo sheets, filo dough, grammi, fresco, fresca, freschi, fresche, crudo, cruda, crudi, crude, cotto, cotta, cotti, cotte, bollito, bollita, bolliti, bollite, lesso, lessa, lessi, lesse, arrosto, alla griglia, alla piastra, al vapore, al forno, in padella, saltato, saltata, saltati, saltate, stufato, stufata, ripieno, ripieni, ripiena, ripiene, gratinato, gratinata, gratinati, gratinate, grattugiato, misto, mista, miste, misti, naturale, magro, magra, leggero, integrale, integrali, scremato, dolce, salato, piccante, caldo, caldi, freddo, fredda, colazione, pranzo, cena, merenda, spuntino, dolce, contorno, primo, secondo, libero, libera, avanzi, insalata, zuppa, minestra, vellutata, passato, crema, purè, brodo, sugo, salsa, risotto, macedonia, composta, confettura, marmellata, succo, spremuta, acqua, tè, tisana, camomilla, caffè, centrifugato, frullato, zucchero, sale, olio, olio d'oliva, evo, aceto, cioccolato, cioccolato fondente, cacao,
    riso, riso integrale, quinoa, miglio, mais, polenta, patata, patate, lenticchia, lenticchie, ceci, fagiolo, fagioli, fagiolini, piselli, fave, cicerchie, legumi, verdura, verdure, ortaggi, pomodoro, pomodori, pomodorini, cetriolo, cetrioli, carota, carote, cipolla, cipolle, aglio, porro, porri, cavolo, cavolo nero, cavolfiore, broccoli, broccolo, spinaci, bietole, bieta, zucchina, zucchine, melanzana, melanzane, peperone, peperoni, zucca, finocchio, finocchi, asparago, asparagi, carciofo, carciofi, fungo, funghi, avocado, oliva, olive, lattuga, rucola, radicchio, cicoria, valeriana, songino, ravanelli, barbabietola, rapa, cime di rapa, verza, caponata, peperonata, prezzemolo, basilico, menta, aneto, timo, rosmarino, alloro, salvia, zenzero, curcuma, cumino, cannella, vaniglia, paprica, origano, pepe,
    frutta, frutto, mela, mele, pera, pere, banana, banane, arancia, arance, mandarino, mandarini, clementina, clementine, limone, limoni, pompelmo, uva, uvetta, ciliegia, ciliegie, prugna, prugne, susine, pesca, pesche, albicocca, albicocche, mango, ananas, kiwi, melone, anguria, cocomero, fragola, fragole, lampone, lamponi, mirtillo, mirtilli, more, frutti di bosco, fico, fichi, dattero, datteri, melagrana, cachi, cocco, semi, chia, lino, girasole, zucca, miele, gallette di riso, castagne`,
  hindi: `ka, ki, ke, ko, se, aur, ya, mein, me, ek, do, teen, aadha, adha, thoda, thodi, chhota, chota, katori, glass, cup, chammach, plate, sabzi, subzi, sabji, bhaji, dal, daal, chawal, chaawal, bhaat, bhat, khichdi, khichri, pulao, pulav, biryani, poha, idli, dosa, uttapam, appam, sambar, sambhar, rasam, chutney, achaar, achar, salad, kachumber, kosambari, koshimbir, chana, chole, rajma, lobia, moong, mung, masoor, toor, arhar, urad, chilka, besan, cheela, chilla, dhokla, khandvi, makhana, murmura, chivda, bhel, sprouts, usal, misal, palak, methi, gobhi, gobi, patta gobhi, matar, mutter, bhindi, lauki, ghiya, dudhi, tinda, tori, turai, baingan, karela, kaddu, shimla mirch, tamatar, kheera, kakdi, gajar, mooli, aloo, pyaz, lahsun, adrak, hari mirch, mirch, nimbu, dhaniya, dhania, pudina, kadi patta, jeera, ajwain, hing, haldi, elaichi, dalchini, laung, saunf, methi dana, masala, tadka, tarka, jaggery, gur, gud, shakkar, cheeni, namak, tel, nariyal, nariyal pani, pani, paani, chai, kadha, sharbat, nimbu pani, jal jeera, aam panna, aam, kela, seb, santra, mosambi, papita, amrud, angoor, anar, tarbooz, kharbuja, chikoo, sitaphal, jamun, ber, khajur, anjeer, kishmish, munakka, bajra, jowar, ragi, nachni, rajgira, kuttu, sabudana, makka, bhutta, sattu, ubla, ubli, uble, bhuna, bhuni, bhune, tala, tali, kaccha, kachcha, garam, thanda, nashta, subah, dopahar, shaam, raat, khana, bhojan, phal, fal`,
  turkish: TURKISH_PLAIN,
  polish: POLISH_PLAIN,
  russian: RUSSIAN_PLAIN,
};

export const LANGUAGES: Readonly<Record<Language, LanguageWords>> = {
  english: ENGLISH,
  german: GERMAN,
  french: FRENCH,
  spanish: SPANISH,
  italian: ITALIAN,
  portuguese: PORTUGUESE,
  hindi: HINDI,
  arabic: ARABIC,
  chinese: CHINESE,
  turkish: TURKISH,
  polish: POLISH,
  russian: RUSSIAN,
};

const NAMES = Object.keys(LANGUAGES) as Language[];

export const listed = (list: string): string[] =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

let made: Lexicon | undefined;

export const lexicon = (): Lexicon => (made ??= make());

interface Made {
  readonly phrase: Phrase & { readonly forms: readonly Stem[][] };
  readonly languages: Language[];
}

const asListed = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ');

function make(): Lexicon {
  const byWords = new Map<string, Made>();
  const byText = new Map<string, Made>();
  const entryOf = (text: string, language: Language): Entry => {
    const known = byText.get(text);
    if (known?.languages.includes(language)) return known.phrase.entry;
    const words = known?.phrase.words ?? wordsOf(text);
    const key = words.join(' ');
    const made = byWords.get(key) ?? {
      phrase: { entry: new Entry(asListed(text)), words, forms: words.map(() => []) },
      languages: [],
    };
    byText.set(text, made);
    byWords.set(key, made);
    if (made.languages.includes(language)) return made.phrase.entry;
    made.languages.push(language);
    words.forEach((word, nth) => {
      made.phrase.forms[nth]?.push(...stemsOf(word, language, words.length > 1));
    });
    return made.phrase.entry;
  };

  const name = (language: Language, how: How, lists: ByFoods) => {
    for (const [together, list] of Object.entries(lists)) {
      const foods = together.split(' ').filter(isFood);
      for (const word of listed(list)) {
        const entry = entryOf(word, language);
        for (const food of foods)
          if (entry.listed.get(food) !== 'names') entry.listed.set(food, how);
      }
    }
  };
  for (const language of NAMES) {
    for (const { names, carriers } of [LANGUAGES[language], ANIMALS[language]]) {
      name(language, 'names', names);
      name(language, 'carries', carriers);
    }
  }
  for (const language of NAMES) {
    const words = LANGUAGES[language];
    const { whole, vegetarian } = ANIMALS[language];
    for (const word of listed(`${words.harmless},${words.ordinary},${PLAIN[language] ?? ''}`)) {
      const entry = entryOf(word, language);
      entry.isHarmless = entry.listed.size === 0;
    }
    for (const word of listed(`${words.generic},${whole}`)) entryOf(word, language).generic = true;
    for (const word of listed(`${words.whole},${whole}`)) entryOf(word, language).whole = true;
    for (const role of ROLES)
      for (const word of listed(role === 'vegetarian' ? vegetarian : words[role])) {
        const entry = entryOf(word, language);
        entry.roles = new Set([...entry.roles, role]);
      }
  }
  // A phrase of a list about one side says nothing about the other: 'rillettes de thon' are no meat but fish,
  // and 'noix de veau' are no nuts but meat.
  const keep = (
    word: string,
    language: Language,
    isKept: (food: Food) => boolean,
    within: () => Lexicon,
  ) => {
    const entry = entryOf(word, language);
    const add = (foods: Map<Food, How>) => {
      for (const unit of unitsOf(word, within()))
        for (const other of unit.entries)
          if (other !== entry && !other.isHarmless)
            for (const [food, how] of other.listed)
              if (isKept(food) && !foods.has(food)) foods.set(food, how);
    };
    entry.besides = [...entry.besides, add];
  };
  const meatless = new Set(NAMES.flatMap((language) => listed(ANIMALS[language].harmless)));
  const isPhrase = (word: string) => word.includes(' ') && !meatless.has(word);
  const isNoGroup = (food: Food) => !isGroup(food);
  // A dish has what its name says, too: 'chicken satay' is meat.
  const before = new Set([...byWords.values()].map(({ phrase }) => phrase.entry));
  for (const language of NAMES) name(language, 'carries', DISHES[language]);
  // The lists are looked up in themselves, and nothing in them is misspelt.
  const soFar = (isIn: (phrase: Phrase) => boolean) => {
    let made: Lexicon | undefined;
    return () => (made ??= { ...some(isIn), long: () => new Map(), pairs: [] });
  };
  const all = soFar(({ entry }) => before.has(entry));
  const single = soFar(({ entry, words }) => words.length === 1 && before.has(entry));
  const singleDish = soFar(({ entry, words }) => words.length === 1 && !before.has(entry));
  for (const language of NAMES)
    for (const word of Object.values(DISHES[language]).flatMap(listed)) {
      if (before.has(entryOf(word, language))) continue;
      const isKept = meatless.has(word) ? isNoGroup : isFood;
      keep(word, language, isKept, all);
      if (word.includes(' ')) keep(word, language, isKept, singleDish);
    }
  const isListed = (word: string, language: Language) =>
    [...entryOf(word, language).listed.keys()].some(isNoGroup) || harmless.has(word);
  const harmless = new Set(NAMES.flatMap((language) => listed(LANGUAGES[language].harmless)));
  for (const language of NAMES) {
    const { names, carriers } = LANGUAGES[language];
    const animals = ANIMALS[language];
    const inAll = (lists: readonly ByFoods[]) =>
      lists.flatMap((list) => Object.values(list).flatMap(listed)).filter(isPhrase);
    for (const word of inAll([names, carriers])) keep(word, language, isGroup, single);
    for (const word of inAll([animals.names, animals.carriers]))
      if (!isListed(word, language)) keep(word, language, isFood, single);
    for (const word of listed(LANGUAGES[language].harmless).filter(isPhrase))
      keep(word, language, isGroup, single);
    for (const word of listed(ANIMALS[language].harmless)) keep(word, language, isNoGroup, all);
  }

  const some = indexOf([...byWords.values()]);
  const index = some();
  // 'Mleko kokosowe': an adjective follows in its own form.
  const isDeclined = (language: string) => language === 'polish' || language === 'russian';
  const inForms = (words: string, language: string) =>
    listed(words)
      .flatMap(wordsOf)
      .flatMap((word) => writtenOut(stemsOf(word, language as Language)));
  const pairs = Object.entries(LANGUAGES).flatMap(([name, { pairs: all }]) =>
    all.map(({ clears, of, head, headFirst = false }) => ({
      clears,
      of: new Set(isDeclined(name) ? inForms(of, name) : listed(of).flatMap(wordsOf)),
      head: new Set(inForms(head, name)),
      headFirst,
      needsFiller: headFirst && name !== 'arabic' && !isDeclined(name),
    })),
  );
  const paired = new Set(pairs.flatMap(({ of, head }) => [...of, ...head]));
  for (const { of } of pairs.filter(({ headFirst }) => !headFirst))
    for (const word of of) if (/^[a-z]{4,}$/.test(word)) index.parts.add(word);
  for (const word of [...wordsOf(GERMAN.free), 'free', 'less']) index.parts.add(word);
  return { ...index, knows: (word) => paired.has(word) || index.knows(word), pairs };
}
