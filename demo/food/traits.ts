/**
 * Traits that somebody may have to avoid. They are read from the words of a dish, so no dish can be mislabelled.
 */
export const TRAITS = [
  'meat',
  'pork',
  'fish',
  'shellfish',
  'egg',
  'dairy',
  'gluten',
  'nuts',
  'peanut',
  'sesame',
  'soy',
  'sugary',
  'raw',
  'mercury',
  'potassium',
  'caffeine',
] as const;
export type Trait = (typeof TRAITS)[number];

const words: Readonly<Record<Trait, string>> = {
  meat: 'chicken turkey beef lamb pork ham bacon mince keema kofte meatballs steak veal goat duck sausage chorizo brisket bolognese shawarma souvlaki suya bulgogi carnitas prosciutto liver venison bone gelatine stew-beef',
  pork: 'pork ham bacon chorizo carnitas prosciutto',
  fish: 'fish salmon cod tuna sardines mackerel trout haddock herring anchovy tilapia rohu pomfret bass bream halibut snapper kingfish kippers dashi bonito surimi',
  shellfish: 'prawns prawn shrimp crab mussels clams lobster squid oyster scallops',
  egg: 'egg eggs omelette frittata shakshuka scrambled tamagoyaki mayonnaise menemen quiche tortilla-espanola',
  dairy:
    'yoghurt curd milk lassi chaas paneer cheese feta halloumi cheddar mozzarella parmesan ricotta cottage skyr kefir quark raita butter buttermilk labneh cream ghee tzatziki ayran queso whey custard khichu-ghee kheer porridge-milk latte cappuccino',
  gluten:
    'bread toast roti rotis chapati chapatis naan paratha parathas pasta spaghetti penne couscous bulgur wheat barley pitta pita wholemeal wrap tortilla-wrap noodles udon soba semolina upma rava crackers crispbread rye sourdough bagel granola oats oat oatmeal porridge overnight muesli flatbread tabbouleh bun seitan sandwich malt orzo lavash simit muffin phulka phulkas daliya seviyan gnocchi panko pretzel borek granary oatcakes vermicelli freekeh biscuits spelt',
  nuts: 'almond almonds walnut walnuts cashew cashews pistachio pistachios hazelnut hazelnuts pecan pecans nuts pesto frangipane',
  peanut: 'peanut peanuts groundnut satay suya chikki',
  sesame: "sesame tahini hummus furikake dukkah za'atar halva gomashio",
  soy: 'tofu soy edamame miso tempeh natto tamari',
  sugary:
    'honey jaggery juice jam syrup sugar maple chocolate dates mango grapes raisins kheer halva banana figs chikki sorbet lassi-sweet',
  raw: 'sashimi sushi carpaccio ceviche tartare brie camembert',
  mercury: 'tuna swordfish kingfish liver',
  potassium:
    'banana avocado spinach tomato tomatoes potato potatoes beans lentil lentils dal chickpea chickpeas hummus orange dates raisins nuts almonds almond walnuts walnut pistachios cashews mushrooms beetroot coconut mango melon figs rajma chana sambar plantain yam parsnip chocolate hazelnuts yoghurt milk edamame squash pumpkin kiwi pecans moong masoor toor shakshuka bolognese tahini falafel sprouts quinoa oat oats',
  caffeine: 'coffee espresso latte cappuccino matcha tea chai',
};

const traitsOfWord = new Map<string, Set<Trait>>();
for (const trait of TRAITS) {
  for (const word of words[trait].split(' ')) {
    traitsOfWord.set(word, (traitsOfWord.get(word) ?? new Set()).add(trait));
  }
}

/** Phrases whose words only look like a trait. */
const harmless =
  /coconut milk|coconut yoghurt|soya yoghurt|soya cream|almond milk|almond butter|oat drink|almond drink|peanut butter|cashew cream|nut butter|gluten-free \w+|rice noodles|glass noodles|corn tortillas?|corn bread|buckwheat \w+|besan \w+|jowar roti|bajra roti|rotis? of (?:jowar|bajra)|herbal tea|ginger tea|tulsi tea|mint tea|rooibos tea|chamomile tea|fennel tea|barley tea|butter beans|water chestnuts|egg-free \w+|vegetarian sausage|coconut cream|butternut squash|sweet potato noodles|rice milk|cream of rice|gluten-free oats|corn flakes|green beans/g;

const inside: ReadonlyMap<string, readonly Trait[]> = new Map([
  ['coconut milk', ['potassium']],
  ['coconut cream', ['potassium']],
  ['coconut yoghurt', ['potassium']],
  ['soya yoghurt', ['soy']],
  ['soya cream', ['soy']],
  ['almond milk', ['nuts']],
  ['almond drink', ['nuts']],
  ['almond butter', ['nuts', 'potassium']],
  ['peanut butter', ['peanut']],
  ['cashew cream', ['nuts']],
  ['nut butter', ['nuts']],
  ['oat drink', ['gluten']],
  ['barley tea', ['gluten']],
  ['butter beans', ['potassium']],
  ['butternut squash', ['potassium']],
  ['sweet potato noodles', ['potassium']],
  ['gluten-free oats', ['potassium']],
  ['corn flakes', ['gluten']],
]);

/** Everything in a dish that somebody may have to avoid. */
export function traitsOf(dish: string): ReadonlySet<Trait> {
  const found = new Set<Trait>();
  const rest = dish.toLowerCase().replace(harmless, (phrase) => {
    for (const trait of inside.get(phrase) ?? []) found.add(trait);
    return ' ';
  });
  for (const word of rest.split(/[^a-zà-ÿ'-]+/)) {
    for (const trait of traitsOfWord.get(word) ?? []) found.add(trait);
  }
  return found;
}
