/** Small words around foods, without accents: en, de, fr, es, it, pt, nl, pl, tr, ru, ar, hi. */

/** Between two things that are bought one by one. */
export const JOINERS = words(
  `and with & plus w/ w w. on over topped served serve then followed by und u. mit m m. auf dazu sowie dann anschliessend et avec sur puis luego poi accompagne accompagnee y con c/ acompanado acompanada
  e ed accompagnato accompagnata com и с со на و مع aur और के साथ met i z ze oraz ve ile`,
);

/** Of these, those that only join. */
export const AND = words(
  'and & plus then by und u. u sowie dann anschliessend et puis y luego e ed poi и و aur और i oraz ve',
);

/** Languages in which some words mean other things than elsewhere, what tells a cell in one of them, and what they mean. */
export const ELSEWHERE: readonly {
  readonly tells: RegExp;
  readonly means: ReadonlyMap<string, string>;
}[] = [
  {
    tells:
      /^(?:met|een|zonder|van|snee(?:tjes?)?|plak(?:jes?)?|(?:eet|thee)lepels?|handje(?:vol)?|kopjes?|bakjes?|glazen|stuks?|volkoren\p{L}*|halfvolle|magere|gekookte?|gebakken|brood|boterham\p{L}*|kaas|melk|kwark|boter|thee|koffie|eieren|kip(?:filet)?|zalm|rijst|aardappel\p{L}*|groenten?|noten|appels?)$/u,
    means: new Map([
      ['en', 'und'],
      ['of', 'oder'],
      ['op', 'auf'],
    ]),
  },
  // 'Kase' is a bowl, and cheese in German.
  { tells: /[ığş]|^(?:ve|veya|adet|tane|dilim|çorba)$/u, means: new Map([['kase', 'bol']]) },
];

/** Likewise, before such a word: 'filled with', 'belegt mit'. */
export const FILLED = words(
  `filled stuffed made prepared spread dressed gefullt belegt bestrichen garniert verfeinert zubereitet garni garnie garnis garnies fourre fourree
   prepare preparee assaisonne assaisonnee relleno rellena rellenos hecho hecha preparado preparada alinada alinado farcito farcita
   condito condita condite conditi preparato`,
);

/** Words after one of these are not bought: what is left out, and what comes before or after. */
export const ASIDE_FROM = words(
  `no not avoid w/o s/ kein keine keinen pas aucun aucune ningun ninguna nessun nessuna niente nada nao nenhum nenhuma нет не لا नहीं
   without before after ohne vor nach sans avant apres sin antes despues senza prima dopo sem depois без до после o. zonder geen bez
   بدون قبل بعد बिना`,
);

/** Between an amount and its food. */
export const OF = words(
  'of von vom van de du des del della delle dei degli dello di da do dos das la d',
);

/** Between two things of which one is eaten. */
export const OR = words('or oder od bzw alternativ ou o u oppure или либо او या lub albo veya');

/** Between the two numbers of a range. */
export const TO = words('- – — to or bis oder a ou al o u до или الي او से');

/** Before an amount that is not exact. */
export const ABOUT = words(
  `about approx approximately around max maximal maximo massimo mind mindestens hochstens very sehr muy molto n nr num n° nº ca circa etwa ungefahr ~ env environ unos unas aprox cerca около примерно حوالي
   लगभग n. ongeveer okolo około yaklasık`,
);

/** An amount that nobody counts. */
export const SOME = words(
  `some few little bit etwas einige paar wenig bisschen quelques qq qqs qlq peu algunos algunas unos unas poco pochi poche qualche minimal alcuni alcune alguns algumas
   немного بعض कुछ wat beetje paar troche kilka biraz birkac`,
);

/** Between a number and its unit: '1 small bowl'. */
export const SIZES = words(
  `small large big heaped level kleine kleiner kleines grosse grosser grosses gehaufte gehaufter gestrichene
   gestrichener petite petit grand grande grosse gros bonne pequeno pequena grande grandes piccolo piccola colmo colma rasa
   raso cheia cheio gr kl rounded generous scant creuse creux tiefer hondo honda fondo fonda medium med sm lg sml lrg
   mittlere mittlerer mittleres mittelgrosse mittelgrosser mittelgrosses mittelgr gestr geh rase rases colme thin thick dunne dunnen dicke dicken fine fines fina finas sottile sottili moyen moyenne mediano mediana medio media
   klein groot grote middelgrote mały mała małe duzy duza duze sredni srednia srednie kucuk buyuk orta`,
);

/** 'Palm-sized', '10-inch', '100-calorie', '6"'. */
export const SIZED = /.-sized?$|^\d{1,4}-(?:inch|cm|calorie|kcal)$|^\d{1,2}["”″]$/;
export const isSize = (word: string): boolean => SIZES.has(word) || SIZED.test(word);

/** What is left of 'al horno' and 'à la vapeur'. */
export const TAIL = words('a al alla alle ai agli au aux la im in en de di');

/** Between a food and what it is cooked or served with: 'à l’huile', 'aux noix', 'al burro'. */
export const SERVED = words("a l' la au aux al all' alla alle ai agli in");
/** Behind these it is another food of the same kind: 'yaourt à la vanille', 'pollo al limone'. */
export const FLAVOURS = words(
  `vanille vainilla vaniglia chocolat chocolate cioccolato cafe caffe citron limon limone curry ail ajillo aglio coco cocco
   fraise frutta frutti fruta frutas fruit fruits sal sale vapeur vapor vapore four horno forno eau`,
);

/** Before the weight of one of several: '2 rolls (50 g each)', '2 Scheiben (je 50 g)'. */
export const EACH = words(
  "each je jeweils chacun chacune chaque cada ciascuno ciascuna cadauno cadauna cad c/u l'una l'uno",
);

/** Between a dish and what it is made of: 'omelette made of 2 eggs', 'Rührei aus 2 Eiern'. */
export const MADE = words(
  'made prepared aus zubereitet hecho hecha preparado preparada fatto fatta preparato preparata prepare preparee',
);

const EGGS = /^(?:eggs?|whites?|ei|eiern?|eiweiss|oeufs?|blancs?|huevos?|claras?|uov[ao]|albumi)$/;
const OATS = /^(?:oats?|oatmeal|haferflocken|flocons|avoine|avena|fiocchi)$/;
const ANYTHING = /./;
/** Dishes that consist of what is named after them with an amount, if this is among it: 'omelette with 2 eggs'. */
export const MIXED: ReadonlyMap<string, RegExp> = new Map(
  [
    ['omelette omelet omelett frittata tortilla ruhrei revuelto brouillade', EGGS] as const,
    ['porridge overnight', OATS] as const,
    ['risotto', /^(?:riso|rice|riz|arroz|reis)$/] as const,
    ['smoothie shake batido frullato bowl caprese', ANYTHING] as const,
  ].flatMap(([dishes, of]) => dishes.split(' ').map((dish): [string, RegExp] => [dish, of])),
);

/** English dishes that are named by two things: 'chicken and leek pie'. */
export const DISHES = words(
  'soup stew curry dal daal salad sandwich wrap pie casserole risotto omelette frittata quiche toastie panini melt bagel stir stir-fry',
);
/** Of what a dietician counts, and nobody eats: '(1 starch, 1 milk, 1 fruit)'. */
export const EXCHANGE = /^(?:starch(?:es)?|exchanges?|carbs?|be|ke|hc)$/;

/** Between a food and its example, as it is written in one. */
export const EXAMPLE_OF = /^(?:z\. ?b|zb|e\. ?g|eg|p\. ?e[jx]|ad es)\.?$/;

/** What follows in a bracket is only an example, too: 'fruit (for example apple)'. */
export const EXAMPLE = words('zum.beispiel ex ej es ad example beispiel exemple ejemplo esempio');

/** Cells in which nothing is eaten, in the singular. */
export const NO_FOOD: ReadonlySet<string> = new Set(
  `sport, training, workout, supplement, suplemento, complement, integratore, none, nothing, skip, skipped, n a, rest day, fast, fasting, nicht, nichts, fasten, fastentag, rien, nada, ayuno, niente, digiuno,
   upvas, vrat, व्रत, उपवास,
   breakfast, lunch, dinner, supper, brunch, snack, mid morning, afternoon, evening, morning, bedtime,
   fruhstuck, mittag, mittagessen, abend, abendessen, abendbrot, zwischenmahlzeit, nachmittag, vesper,
   petit dejeuner, dejeuner, diner, gouter, collation, soir, midi, matin,
   desayuno, almuerzo, comida, merienda, cena, media manana, media tarde,
   coll, colazione, spuntino, pranzo, merenda, meta mattina`
    .split(',')
    .map((each) => each.trim()),
);

/** Likewise, whatever follows: 'fasting until noon'. */
export const NO_FOOD_AHEAD = words('fasting fasten ayuno digiuno jeune');

/** What people add that is no food, by the first word. */
export const NOTES: ReadonlyMap<string, readonly (readonly string[])[]> = Map.groupBy(
  `no added sugar, no-added-sugar, without added sugar, ohne zuckerzusatz, ohne zucker zusatz, sans sucre ajoute, sans sucres ajoutes,
   sin azucar anadido, sin azucares anadidos, senza zuccheri aggiunti, senza zucchero aggiunto,
   thinly spread, at least, at most, up to, no more than, bis zu, au plus, au moins, como maximo, al menos, al massimo, almeno, in spring water, in water, in brine, in juice, im eigenen saft, aus der dose, a. d. dose, aus dem glas, als aufstrich, zum knabbern, zum dippen, zum naschen, als rohkost, als beilage, im ofen, im backofen, aus dem ofen, in der pfanne, mit schale, a la sal, al ajillo,
   im eig saft, oven baked, in skins, skin on, with skin, w/ skin, in umido, ( bar ), sin piel, con piel, a l' eau, sans peau, senza pelle, avec la peau, on the side, on top, for spreading, zum bestreichen, en accompagnement,
   de guarnicion, de acompanamiento, come contorno,
   as much as you like, as much as you want, as much as desired, as desired, as you like, to taste, of your choice,
   of choice, your choice, if hungry, if desired, if needed, if you like, optional, unlimited, ad libitum, ad lib, until full,
   nach belieben, nach wahl, nach geschmack, nach bedarf, bei bedarf, bei hunger, nach lust, so viel sie mogen, so viel du magst,
   so viel sie wollen, soviel sie mochten, beliebig, der saison, aus der region, wer mag, wenn gewunscht,
   a volonte, au choix, selon l' envie, selon votre faim, selon la faim, a votre gout, selon le gout, si besoin, facultatif, de saison,
   for dessert, as dessert, for pudding, for afters, for dipping, to follow, to drink, als nachtisch, als dessert, zum nachtisch, en dessert, comme dessert, pour le dessert,
   de postre, per dessert, come dolce, come dessert,
   al gusto, a gusto, a voluntad, a eleccion, a elegir, opcional, cantidad libre, a demanda, si tienes hambre, de temporada,
   a piacere, a volonta, a scelta, quanto basta, q.b, qb, facoltativo, se hai fame, di stagione, libera`
    .split(',')
    .map((phrase) => phrase.trim().split(/\s+/)),
  ([first = '']) => first,
);

/** Two things that form one, with the word that joins them left out. */
export const PAIRS = words(
  `thick_creamy mac_cheese macaroni_cheese salt_pepper salz_pfeffer fish_chips sweet_sour half_half bangers_mash cookies_cream
   corn_the ile_flottante sel_poivre sal_pimienta sale_pepe sal_pimenta cafe_leche соль_перец`,
);

/**
 * Words of size and cooking around a food; in the shop it is the same food without them. The endings of French,
 * Spanish, Italian, Portuguese and Polish ones are in `PREPARED`.
 */
export const ASIDE = words(
  `small medium large big sm med lg kl peq fresh ripe light ungesusst ungesusste ungesusster ungezuckert bien well soft plain warm salted unsalted unsweetened tinned drained mild lean flesh weight weighed gewogen peso poids gewicht pesado pesada pesados pesadas pesato pesata pesati pesate
   leached hard-boiled soft-boiled hart weich cooked boiled steamed grilled roasted baked fried raw poached scrambled
   mashed chopped sliced diced grated toasted sauteed kleine kleiner kleines grosse grosser grosses frische frischer
   frisches gekochte gekochter gekochtes gekocht gebratene gebratener gebratenes gegrillte gegrillter gegrilltes
   bestrichen shredded thin thinly finely roughly coarsely freshly lightly peeled seeded deseeded halved quartered cubed minced crushed shredded
   julienned rinsed trimmed cored pitted melted softened beaten optional skinless boneless cut torn washed medium-sized crumbled zested juiced stoned hulled
   cubes chunks strips wedges rings pieces into in
   kochen aufkochen reiben schneiden dunsten braten anbraten wurfeln ruhren mischen
   dunn dunne dunner dunnes zart zarte zarter zartes zarten kalt kalte kalter kaltes kalten
   gebraten gegrillt gedampft gewurfelt geschnitten gehackt fein grob geschalt gerieben gepresst halbiert geviertelt
   entkernt abgetropft abtropfgewicht abtropfgew sgocc escurr gewaschen zerkleinert gehackte gehackter geriebener geriebene wurfel streifen stucke ringe
   mittelgross mittelgrosse mittelgrosser mittelgrosses reife reifer reifes rohe roher rohes roh
   froid froide froids froides frio fria frios frias freddo fredda freddi fredde scaglie tocchetti
   finement cuit cuite cuits cuites cru crue crus crues frais fraiche moyen moyenne moyens moyennes petit petite petits
   petites gros grosse mur mure des rondelles lamelles morceaux en
   finamente cocido cocida cocidos cocidas crudo cruda fresco fresca frescos frescas maduro madura mediano mediana
   medianos grande grandes pequeno pequena pequenos pequenas cubos rodajas tiras trozos hervido hervida asado asada
   cotto cotta cotti cotte sgocciolato sgocciolata sgocciolati bollito bollita crudo cruda fresche freschi medio media medie piccolo piccola piccoli
   piccole dadini cubetti fette fettine pezzi al forno sodo soda sode tostato tostata alinado alinada
   cozido cozida cozidos cozidas fatias picadinho medio madura inteiro inteira
   مسلوق مسلوقه مشوي مشويه مقطع مقطعه مفروم طازج طازجه نيء مبشور
   вареный вареная вареное вареные вареных свежий свежая свежие нарезанный нарезанные тертый тертая жареный жареная запеченный
   gekookt gekookte gebakken gegrild gegrilde gestoomd gestoomde gesneden fijngesneden scheiben plakjes blokjes reepjes gehakt geraspt geraspte geschild uitgelekt rauw rauwe vers verse klein groot grote
   haslanmıs ızgara kozlenmis kavrulmus dogranmıs rendelenmis soyulmus pismis taze kucuk buyuk orta boy
   उबला उबले कटा कटी कटे ताज़ा भुना`,
);
export const PREPARED =
  /^(?:hach|coup|gratin|eminc|ecras|cisel|rap|pel|epluch|grill|pic|cort|rall|ral|tagli|tritat?|grattugi|trit|dor|fond|press|concass|egoutt|pochee?|saute|deshuess|lav|escurr|trocead?|lamin|affett|sbucci|grelh|assad?|descasc|decoquill|decortiqu|denoyaut|sgusci|snocciol|desmenuz|deshebr|desmech|fati|desfi)(?:e|ee|es|ees|i|ie|ado|ada|ados|adas|ato|ata|ati|ate|ido|ida|idos|idas|iato|iata|iati|iate|t|te)$|^(?:u?gotowan|u?pieczon|u?smazon|grillowan|duszon|posiekan|pokrojon|start|obran|swiez|surow|mał|duz)(?:y|a|e|ego|ej|ych)$/;

/** 'Cooked' in all its endings, as in the names of foods that are weighed before or after cooking. */
export const COOKED =
  /^(?:cooked|gek(?:ocht(?:e[nrs]?)?)?|cuite?|cocid[oa]|cott[aeio]|مطبوخه?|पका|पकी|पके)$/;
/** 'Raw', likewise. */
export const RAW =
  /^(?:raw|uncooked|rohgewicht|trockengewicht|ungekocht(?:e[nrs]?)?|ungek|roh(?:e[nrs]?)?|crue?|crud[aeio]|نيء|نيئه?|कच्चा|कच्ची)$/;
/** 'Dry', of what is weighed before it is cooked. */
export const DRY =
  /^(?:dry|dried|trocken|getrocknet|secs?|sech(?:es?)?|sec[oa]s?|secc[oa]|secch[ie]?)$/;
/** Ways of cooking, also after 'a la' and 'au', without plural endings. */
export const COOKING = words(
  `boiled steamed grilled roasted roast baked gegart gegarte gegarter gegartes rehogado rehogada rehogados rehogadas fried sauteed stir-fried pan-fried poached barbecued braised stewed griddled
   gebraten gebratene gebratener gebratenes gegrillt gegrillte gegrillter gegrilltes gedampft gedampfte gedampfter
   gedampftes gedunstet gedunstete gedunsteter gedunstetes gebacken gebackene gebackener gebackenes geschmort
   grille grillee roti rotie rotis roties poele poelee vapeur four bouilli bouillie saute sautee poche braise braisee papillote plancha
   hervido hervida asado asada vapor horno salteado salteada guisado guisada estofado estofada frito frita parrilla brasa
   bollito bollita bolliti bollite lessato lessata lessati lessate lesso lessa lessi lesse vapore forno griglia piastra arrosto saltato saltata
   ferri umido cartoccio trifolato trifolata trifolati trifolate spadellato spadellata spadellati spadellate
   grigliato grigliata grigliati grigliate مسلوق مسلوقه مشوي مشويه مقلي مقليه محمر محمره उबला उबली उबले भुना भुनी तला`,
);

/** Whether a word says how large a food is, or what was done with it. */
export const isPreparation = (word: string): boolean =>
  ASIDE.has(word) ||
  COOKING.has(word) ||
  [SIZED, PREPARED, COOKED, RAW].some((each) => each.test(word));

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
