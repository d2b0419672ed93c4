import { fold } from './fold.ts';

/** The forms in which plans write a unit. Weight and volume are counted in grams and millilitres; '' counts things. */
const WRITTEN = {
  piece: `piece pieces pc pcs stück stücke stk नग morceau morceaux pièce pièces pieza piezas trozo trozos pezzo pezzi pedaço pedaços unidade unidades unidad unidades штука штуки штук шт حبة حبات قطعة قطع टुकड़ा टुकड़े stck pza pzas square squares onza onzas riegel carré carrés sq rippe rippen quadratino quadratini quadretto quadretti link links nest nests nid nids nido nidi st stk ud uds pz pincho pinchos tapa tapas stuk stuks stukje stukjes sztuka sztuki sztuk szt kawałek kawałki kawałków adet tane parça stalk stalks stange stangen`,
  slice: `slice slices wedge wedges part parts scheibe scheiben sch tranche tranches tr tostada tostadas tosta tostas tartine tartines rebanada rebanadas loncha lonchas rodaja rodajas fetta fette fettina fettine fatia fatias ломтик ломтика ломтиков кусок куска شريحة شرائح स्लाइस rasher rashers sl reb rodajita lonchita schb schn schnitte schnitten raja rajas tajada rondelle rondelles snee sneetje sneetjes sneden plak plakje plakjes kromka kromki kromek plaster plastry plastrów plasterek plasterki plasterków dilim`,
  half: 'halves',
  cup: `cup cups c tasse tassen कप taza tazas tasse tasses tazza tazze xícara xícaras tz häferl haferl copo_medidor чашка чашки чашек كوب أكواب كاسة mug mugs kop kopje kopjes mok xícara_de_chá xícaras_de_chá filiżanka filiżanki kubek kubki kubka fincan kupa`,
  tbsp: `tbsp tbsps tbs tblsp tablespoon tablespoons spoon spoons löffel el esslöffel dollop dollops klecks klacks cuil_à_soupe cuil_à_s cda_sopera cdas_soperas c/s cucch cucchiaio_da_tavola cucchiai_da_tavola cuillère_à_soupe cuillères_à_soupe cuillerée_à_soupe cuillerées_à_soupe c_à_s c_à_soupe cs càs cas cucharada cucharadas cucharada_sopera cucharadas_soperas cda cdas cucchiaio cucchiai colher_de_sopa colheres_de_sopa colher_sopa colheres_sopa cs ст_л столовая_ложка столовые_ложки столовых_ложек ملعقة ملاعق ملعقة_كبيرة ملاعق_كبيرة ملعقة_طعام बड़ा_चम्मच बड़े_चम्मच eßl c.s c.à.s cuillère cuillères cuchara cucharas c_sopa c.da cucchiaio_da_minestra eetlepel eetlepels łyżka łyżki łyżek łyżkę yemek_kaşığı çorba_kaşığı kaşık`,
  tsp: `tsp tsps teaspoon teaspoons tl teelöffel चम्मच cuil_à_café cuil_à_c c/p cucch.no cucchiaino_da_tè cucchiaini_da_tè cuillère_à_café cuillères_à_café cuillerée_à_café cuillerées_à_café cuillère_à_thé c_à_c c_à_café cc càc cac cucharadita cucharaditas cdta cdtas cdita cucchiaino cucchiaini colher_de_chá colheres_de_chá colher_chá colheres_chá colher_de_café colher_café colheres_café чайная_ложка чайные_ложки чайных_ложек ч_л ملعقة_صغيرة ملاعق_صغيرة ملعقة_شاي छोटा_चम्मच छोटे_चम्मच teel c.c c.à.c knob knobs noisette_de noisettes_de c.p c_p c.no c.ni cucharilla cucharillas cuchara_de_postre cucharada_de_postre cucharadas_de_postre theelepel theelepels łyżeczka łyżeczki łyżeczek łyżeczkę çay_kaşığı tatlı_kaşığı`,
  bowl: `bowl bowls schale schalen schüssel schüsseln bol bols tazón tazones cuenco cuencos ciotola ciotole scodella tigela tigelas миска миски وعاء طبق_عميق schälchen bolito tazoncito bolée bolées coppetta coppette kom kommetje schaaltje miska miski miseczka miseczki`,
  katori: 'katori katoris कटोरी',
  glass: `glass glasses gl glas gläser गिलास verre verres vaso vasos bicchiere bicchieri copo copos стакан стакана стаканов كأس كاس glazen szklanka szklanki szklanek szklankę bardak bardağı su_bardağı çay_bardağı`,
  handful: `handful handfuls palmful handvoll hand_voll मुट्ठी poignée poignées puñado puñados puñadito puñaditos manciatina manciata manciate punhado punhados горсть горсти حفنة हाथ_भर handje handjevol garść garście garści avuç`,
  plate: `plate plates teller assiette assiettes plato platos piatto piatti prato pratos тарелка тарелки طبق أطباق bord talerz talerze tabak`,
  can: `can cans tin tins dose dosen ds boîte boîtes lata latas latita latitas bote botes scatoletta scatolette lattina банка банки علبة علب blik blikje blikjes puszka puszki puszek konserve`,
  jar: `jar jars bocal bocaux tarro tarros barattolo vasetto vasetti pote potes słoik słoika kavanoz`,
  bottle: `bottle bottles flasche flaschen bouteille bouteilles botella botellas bottiglia bottiglie garrafa garrafas fles flesje butelka butelki şişe`,
  pack: `pack packs packet packets packung packungen pck pkg pckg packerl punnet punnets barquette barquettes bandeja bandejas vaschetta vaschette bolsita bolsitas carton cartons paquet paquets sachet sachets paquete paquetes pacchetto pacchetti pacote pacotes beutel tüte tüten sobre sobres bustina bustine bag bags conf confezione confezioni pak pakje zakje opakowanie opakowania paket`,
  pot: 'pot pots ramequin ramequins becher tarrina tarrinas vasito vasitos bakje bakjes',
  bunch: `bunch bunches bund botte bottes grappe grappes racimo racimos grappolo grappoli bouquet manojo manojos mazzo mazzetto maço maços ramo bosje pęczek pęczki demet`,
  clove: `clove cloves zehe zehen gousse gousses diente dientes gajo gajos spicchio spicchi dente dentes فص فصوص teen teentje teentjes ząbek ząbki ząbków diş`,
  leaf: `leaf leaves blatt blätter feuille feuilles hoja hojas foglia foglie folha folhas лист листа листьев ورقة أوراق पत्ता पत्ते blad blaadje blaadjes liść liście liści yaprak`,
  pinch: `pinch pinches prise prisen pincée pincées pizca pizcas pizzico pizzichi pitada pitadas щепотка messerspitze msp pellizco رشة चुटकी snuf snufje szczypta szczypty tutam`,
  dash: `dash dashes drizzle splash squeeze scrape scraping smear lichette goccio velo spolverata spruzzata sprinkle sprinkling schuss spritzer filet_d' chorro chorrito filo fio scheut scheutje`,
  scoop: `scoop scoops kugel kugeln boule boules bola bolas pallina palline messlöffel dosette dosettes cacito cacitos misurino misurini schep schepje miarka miarki ölçek`,
  ladle: `ladle ladles ladleful kelle kellen schöpfkelle schöpflöffel louche louches cucharón cucharones cazo cazos mestolo mestoli concha conchas مغرفة करछी kepçe`,
  serving: `serving servings side portion portions portionen porción porciones ración raciones porzione porzioni porção porções порция порции حصة portie porties porcja porcje porcji porsiyon`,
  oz: 'oz ounce ounces',
  lb: 'lb lbs pound pounds',
} as const;

export type Unit = 'g' | 'ml' | '' | keyof typeof WRITTEN;

export const isExact = ({ unit }: { readonly unit: string }): boolean =>
  unit === 'g' || unit === 'ml';

/** The measures that a food can have a weight for; 'ml' is that of a millilitre. */
export const UNITS = ['ml', ...Object.keys(WRITTEN)] as Exclude<Unit, '' | 'g'>[];

/** A unit as it was written; `scale` is its size in `unit`: 1 kg is 1000 g. */
type Read = { readonly unit: Unit; readonly scale: number };

const METRIC: readonly (Read & { readonly forms: string })[] = [
  {
    unit: 'g',
    scale: 1,
    forms: `g gm gms gr gram grams gramm gramme grammes ग्राम gramo gramos grammo grammi grama gramas г гр грамм грамма граммов غ غم غرام جرام غراما gramy gramów`,
  },
  { unit: 'g', scale: 10, forms: 'dag dkg deka' },
  { unit: 'g', scale: 100, forms: 'ons' },
  { unit: 'g', scale: 500, forms: 'pfund pfd pond' },
  {
    unit: 'g',
    scale: 1000,
    forms:
      'kg kgs kilo kilos kilogram kilograms kilogramm kilogrammes kilogramo kilogramos chilo chili quilo quilos kilogramy kilogramów кг килограмм كغ كيلو किलो',
  },
  {
    unit: 'ml',
    scale: 1,
    forms:
      'ml millilitre millilitres milliliter milliliters mililitro mililitros millilitro millilitri mililitr mililitre мл مل मिली',
  },
  { unit: '', scale: 2, forms: 'par_de paar pair pairs paire paires paio paia' },
  {
    unit: 'ml',
    scale: 10,
    forms: 'cl dsp dessertspoon dessertspoons dessert_spoon dessert_spoons',
  },
  { unit: 'ml', scale: 30, forms: 'floz' },
  { unit: 'ml', scale: 100, forms: 'dl' },
  { unit: 'ml', scale: 568, forms: 'pint pints' },
  {
    unit: 'ml',
    scale: 1000,
    forms:
      'l ltr litre litres liter liters litro litros litri litr litry litra л литр литра литров لتر ليتر लीटर',
  },
];

const isWritten = (unit: string): unit is keyof typeof WRITTEN => Object.hasOwn(WRITTEN, unit);

const BY_FORM: ReadonlyMap<string, Read> = new Map(
  [
    ...METRIC,
    ...Object.entries(WRITTEN).flatMap(([unit, forms]) =>
      isWritten(unit) ? [{ unit, scale: 1, forms }] : [],
    ),
  ].flatMap(({ unit, scale, forms }) =>
    forms.split(/\s+/).map((form): [string, Read] => [fold(form), { unit, scale }]),
  ),
);

/** The most words that a unit has: 'cuillères à soupe'. */
const MOST_WORDS = 3;

/** The unit that begins at a place among words, and of how many words it is; 0 for none. */
export function unitAt(words: readonly string[], at: number): { read?: Read; length: number } {
  for (let length = MOST_WORDS; length > 0; length -= 1) {
    const own = words.slice(at, at + length);
    const form = own.map((word) => word.replace(/\.$/, '')).join('_');
    const read = own.length === length ? unitNamed(form) : undefined;
    if (read) return { read, length };
  }
  return { length: 0 };
}

/** The unit that a word stands for, also with a full stop after it; undefined for any other word. */
export const unitNamed = (word: string | undefined): Read | undefined =>
  word === undefined || word.length > 30 ? undefined : BY_FORM.get(fold(word.replace(/\.$/, '')));
