import { wordsOf } from './fold.ts';
import { listed } from './lexicon.ts';
import { anyForms, formsOfAll } from './wordForms.ts';

/** What people write, and what they mean by it besides; separated by commas. */
interface General {
  readonly said: string;
  readonly means: string;
}

export interface Meant {
  readonly besides: readonly Wanted[];
  /** It is meat, which sausages of tofu are not. */
  readonly isMeat: boolean;
}

const PORK = `pork, bacon, ham, gammon, prosciutto, salami, pancetta, pepperoni, chorizo, sausage, hot dog, frankfurter, bratwurst,
  mortadella, lard, lardon, spare rib, pork belly, pulled pork, crackling, black pudding, speck, lardo, guanciale, nduja, serrano, soppressata,
  coppa, capicola, carnitas, pig, hog roast, blt, carbonara, Schwein, Schweinefleisch, Schweinebraten, Schinken, Wurst,
  Würstchen, Mettwurst, Mett, Kassler, Eisbein, Leberkäse, Schmalz, porc, jambon, lardons, saucisse, saucisson, rillettes,
  andouille, cerdo, jamón, tocino, lomo embuchado, salchicha, panceta, butifarra, maiale, salsiccia, porchetta, cotechino,
  guanciale, पोर्क, خنزير`;
const BEEF = `beef, steak, brisket, ribeye, sirloin, roast beef, corned beef, pastrami, bresaola, oxtail, veal, hamburger, cheeseburger,
  beef burger, bolognese, stroganoff, Rindfleisch, Rinder, Rinderbraten, Rindersteak, Rouladen, Sauerbraten, Kalb, Kalbfleisch, Tafelspitz, Gulasch,
  bœuf, veau, bavette, entrecôte, bifteck, ternera, carne de res, carne asada, manzo, vitello, bistecca, لحم بقر, बीफ़`;
const LAMB = `lamb, mutton, hogget, goat meat, rogan josh, gyros, shawarma, Lamm, Lammfleisch, Hammel, agneau, mouton, cordero,
  agnello, खिमा, मटन, keema, kofta, لحم غنم, خروف`;
const POULTRY = `poultry, chicken, turkey, duck, goose, quail, guinea fowl, pheasant, coq au vin, buffalo wing, Geflügel, Huhn, Hühnchen, Hähnchen,
  Hühner, Pute, Puten, Truthahn, Ente, Gans, volaille, poulet, dinde, canard, oie, confit de canard, magret, pollo, pavo, pato, aves, tacchino, anatra,
  चिकन, मुर्ग, मुर्गा, murgh, دجاج, ديك رومي, بط`;
const OTHER_MEAT = `meat, mince, meatball, meatloaf, salami, kebab, liver, venison, rabbit, chili con carne, chilli con carne, lasagne bolognese,
  cottage pie, shepherd s pie, gelatine, bone broth, jerky, charcuterie, cold cuts, Fleisch, Hackfleisch, Hack, Frikadelle, Bulette, Aufschnitt,
  Schnitzel, Döner, Leber, Kaninchen, Reh, Hirsch, viande, foie gras, lapin, steak haché, carne, conejo, albóndigas,
  coniglio, polpette, ragù, मांस, गोश्त, gosht, لحم, لحوم, كباب, كفته`;

// A few words of many languages: no list of all that there is.
const MEAT: readonly General[] = [
  {
    said: 'pork, pig, swine, hog, Schwein, Schweinefleisch, porc, cerdo, maiale, خنزير',
    means: PORK,
  },
  { said: 'beef, Rind, Rindfleisch, bœuf, ternera, carne de res, manzo, لحم بقر', means: BEEF },
  { said: 'lamb, mutton, Lamm, Lammfleisch, agneau, cordero, agnello', means: LAMB },
  { said: 'poultry, Geflügel, volaille, aves, pollame', means: POULTRY },
  {
    said: 'chicken, Huhn, Hähnchen, Hühnchen, poulet, pollo, चिकन, دجاج',
    means: `chicken, Huhn, Hühner, Hähnchen, Hühnchen, poulet, pollo, चिकन, मुर्ग, murgh, دجاج, coq au vin`,
  },
  {
    said: 'red meat, rotes Fleisch, viande rouge, carne roja, carne rossa',
    means: [PORK, BEEF, LAMB].join(),
  },
  {
    said: 'meat, Fleisch, viande, carne, मांस, لحم, لحوم',
    means: [PORK, BEEF, LAMB, POULTRY, OTHER_MEAT].join(),
  },
];
const OTHERS: readonly General[] = [
  `shrimp, prawn, king prawn, scampi, Garnele, Krabbe, crevette, gamba, langostino, camarón, gambero, gamberetto, gamberone, gamberi,
      mazzancolla, झींगा, jhinga, جمبري, روبيان, قريدس`,
  'crab, crabmeat, Krebs, Krabbe, crabe, tourteau, cangrejo, centollo, jaiba, granchio, केकड़ा, سرطان',
  'lobster, Hummer, homard, bogavante, langosta, astice, aragosta, langouste, Languste',
  'mussel, Miesmuschel, Muschel, moule, mejillón, mejillones, cozza, بلح البحر',
  'squid, calamari, Tintenfisch, Kalmar, calmar, encornet, calamar, chipirón, calamaro, totano, حبار',
  'salmon, Lachs, saumon, salmón, salmone, سلمون',
  'tuna, Thunfisch, thon, atún, tonno, تونه',
  'walnut, Walnuss, Walnüsse, Baumnuss, Baumnüsse, noix, nuez, nueces, noce, noci, akhrot, अखरोट, جوز, عين الجمل',
  'hazelnut, filbert, cobnut, Haselnuss, Haselnüsse, noisette, avellana, nocciola, gianduja, nutella, بندق',
  'almond, marzipan, Mandel, Marzipan, amande, almendra, mandorla, frangipane, badam, बादाम, لوز',
  'cashew, Cashew, Cashewkerne, cajou, anacardo, marañón, kaju, काजू, كاجو',
  'pistachio, Pistazie, pistache, pistacho, pistacchio, pista, पिस्ता, فستق',
  'pecan, Pekannuss, Pekannüsse, pécan, pacana',
  'macadamia, Macadamianuss, Macadamianüsse',
  'brazil nut, Paranuss, Paranüsse, noix du Brésil, nuez de Brasil, noce del Brasile',
  'pine nut, pignoli, Pinienkerne, pignon, piñón, piñones, pinoli, pinolo, صنوبر',
].map((words) => ({ said: words, means: words }));

/** A phrase as it is looked for: of each of its words all forms. */
export type Wanted = readonly ReadonlySet<string>[];

/** An own word may stand in any form; those of the lists are what forms are made of. */
export const wantedFor = (phrase: string): Wanted =>
  wordsOf(phrase).map((each) => new Set(anyForms(each)));
const listedFor = (phrase: string): Wanted =>
  wordsOf(phrase).map((each) => new Set(formsOfAll(each)));

interface Listed {
  readonly words: readonly string[];
  readonly wanted: Wanted;
}

const inForms = (list: string): Listed[] =>
  listed(list).map((phrase) => ({ words: wordsOf(phrase), wanted: listedFor(phrase) }));
const made = () =>
  [...MEAT, ...OTHERS].map((general) => ({
    said: inForms(general.said),
    means: inForms(general.means),
    isMeat: MEAT.includes(general),
  }));
let generals: ReturnType<typeof made> | undefined;

/** What an own word means besides itself: 'pork' is bacon, 'shrimp' is gambas. */
export function meantBesides(ownWord: string): Meant {
  // Made when it is first asked for.
  generals ??= made();
  const words = wordsOf(ownWord);
  const own = wantedFor(ownWord);
  const isOne = (some: Wanted, others: readonly string[]) =>
    some.length === others.length && some.every((set, index) => set.has(others[index] ?? ''));
  const meant = generals.filter(({ said }) =>
    said.some((each) => isOne(each.wanted, words) || isOne(own, each.words)),
  );
  return {
    besides: meant
      .flatMap(({ means }) => means)
      .filter((each) => each.words.join(' ') !== words.join(' '))
      .map(({ wanted }) => wanted),
    isMeat: meant.some(({ isMeat }) => isMeat),
  };
}
