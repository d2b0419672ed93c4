// Words of `meatless.ts`, folded: names in a meal that look like meat but are not, or are meat of another animal.

export const SAID_MEATLESS =
  'vegetarian veggie (?:meat|chicken|beef|pork|ham|bacon)less vegetarische[rsn]? vegetariano?a? vegetarien(?:ne)? beyond impossible';
// Shapes in which meat is served, but plants or fish as well.
export const SHAPES =
  'kebab kofta burger hamburger steak bolognese stroganoff frikadelle bulette schnitzel lasagne lasagna meatball meatloaf goulash gulasch chili wing nugget tartare kofte kotlet';
// Cuts and kinds of meat: 'bean chorizo stew' contains chorizo, 'tofu chorizo' does not.
export const CUTS =
  'fleisch meat mince hack wurst sausage hot doner chorizo salami jerky gyros bacon ham rib carnitas';
export const INSTEAD = 'tofu tempeh seitan quorn soya? soja jackfruit';
export const VEGETABLES = 'vegetable veg gemuse';
export const PLANTS = `${INSTEAD} ${VEGETABLES} fruit frucht coconut kokos nut falafel paneer lauki`;
export const OTHER_FOODS = `${PLANTS} lentil linsen chickpea bean cauliflower beetroot quinoa halloumi mushroom aubergine eggplant courgette zucchini spinach
  sojaschnetzel sojagranulat veggie ricotta pumpkin squash celeriac sellerie fish tuna salmon cod swordfish prawn
  mercimek nohut patates kabak sebze mantar`;

// Before one of these words, 'vegetable sausage' may mean vegetables and sausage.
export const POTS =
  'bake traybake tray casserole stew soup pasta rice risotto pot hotpot hash skillet gratin gumbo jambalaya pan';

// Plants and fish behind the shape in which they are served: 'steak de chou-fleur', 'Gulasch aus Pilzen'.
export const THEIR_NAMES = `soy jaca gemuse pilz kichererbse kohlrabi blumenkohl grunkern bohne kurbis kartoffel haferflocken fisch lachs thunfisch kabeljau
  legume lentille pois haricot chou celeri champignon courgette betterave potiron vegetal poisson saumon thon cabillaud
  lenteja garbanzo berenjena coliflor calabac calabaza verdura seta champinon alubia frijol espinaca remolacha zanahoria pescado atun merluza bacalao
  lentilha grao feijao berinjela beringela couve abobrinha abobora cogumelo beterraba espinafre peixe atum salmao bacalhau
  lenticchi ceci melanzan cavolfior verdur fung zucca barbabietol sedano fagiol spinac pesce tonno merluzzo
  чечевиц нута фасол капуст морков свекл греч гриб овощ рыб минта треск лосос тунц кабачк баклажан картоф хека судак щук
  ciecierzycy soczewicy fasoli kalafiora burak boczniak pieczarek grzybow selera kaszy warzyw ryby sledzia lososia dorsza tunczyka ziemniakow szpinaku cukinii`;
export const OF_THEM =
  /^(?:из|a|base|de|d|da|do|das|dos|del|di|della|aus|vom|von|der|of|made|from|roten?|gelben?|schwarzen?|black|red|white|kidney|green)$/u;
// 'Z' is both 'of' and 'with' in Polish; only these cases mean 'of'.
export const OF_IN_POLISH =
  /^(?:indyka|kurczaka|kury|kaczki|gesi|drobiu|wolowiny|cieleciny|jagnieciny|baraniny|ciecierzycy|soczewicy|fasoli|kalafiora|burak(?:a|ow)|boczniak(?:a|ow)|pieczarek|grzybow|selera|kaszy|warzyw|ryby|sledzia|lososia|dorsza|tunczyka|ziemniakow|szpinaku|cukinii)$/u;

// Animals that are no pigs, ahead of a sausage or a ham or, with a 'de' between, behind it.
export const OTHER_ANIMALS = `chicken turkey duck pork beef veal lamb goat venison ostrich fish dinde volaille poulet canard boeuf veau agneau pavo pollo ternera cordero pavita
  tacchino manzo vitello anatra peru frango vaca pute huhn hahnchen geflugel rind kalb lamm truthahn hindi dana tavuk sigir kuzu indyk indycz kurczak kurcza drob drobi wolow ciele indei индеи куриц курин говяд говяж теляч
  баран индюш конин утин гус`;
export const SAUSAGES = `sausage wurst mince frankfurter hot kofta saucisse jambon salchicha fiambre jamon wurstel salsicci prosciutto
  linguica salsicha presunto sosis salam szynk kielbas parow kabanos wedlin bekon ветчин колбас сосиск сардел бекон шашлык купат`;
/** Adjectives of such animals behind a sausage: 'szynka drobiowa'. */
export const OF_ANIMALS =
  'drobiow wolow cielec indycz jagniec kurcz курин говяж теляч баран индюш утин гусин';
