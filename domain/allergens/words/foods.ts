import type { Group } from '../allergens.ts';

/** What people write, and what it also means: a list with commas, or a group of foods in the lists. */
type General = { readonly said: string } & (
  | { readonly means: string; readonly group?: undefined }
  | { readonly group: Group; readonly means?: undefined }
);

const PORK = `pork, bacon, ham, gammon, prosciutto, salami, pancetta, pepperoni, chorizo, sausage, hot dog, frankfurter, bratwurst,
  mortadella, lard, lardon, spare rib, pork belly, pulled pork, crackling, black pudding, speck, lardo, guanciale, nduja, serrano, soppressata,
  coppa, capicola, carnitas, pig, hog roast, blt, carbonara, gelatine, gelatin, marshmallow, Schwein, Schweinefleisch, Schweinebraten, Schinken,
  Wurst, Würstchen, Mettwurst, Mett, Kassler, Eisbein, Leberkäse, Schmalz, Gelatine, Hackfleisch, Frikadelle, porc, jambon, lardons, saucisse,
  saucisson, rillettes, andouille, cerdo, jamón, tocino, lomo embuchado, salchicha, panceta, butifarra, maiale, salsiccia, porchetta, cotechino,
  svin, svinekjøtt, skinke, पोर्क, خنزير`;
const BEEF = `rump steak, fillet steak, filet mignon, beef wellington, steak tartare, chateaubriand, bœuf bourguignon, ossobuco, osso buco, bulgogi, beef rendang, picanha, alcatra, maminha, fraldinha, bife, vaca, carne de vaca, carne moída, estrogonofe de carne, costela, rosbife, bitoque, prego,
  pot-au-feu, hachis parmentier, blanquette de veau, rosbif, onglet, tournedos, entrecot, solomillo, chuletón, ropa vieja, lomo saltado, churrasco, carne picada, filete de ternera, rabo de toro, añojo, buey, tagliata, ragù, carpaccio, vitello tonnato, brasato, fiorentina, spezzatino, scaloppine, saltimbocca,
  Rinderfilet, Rinderhack, Roastbeef, Zwiebelrostbraten, Königsberger Klopse, Wiener Schnitzel, Geschnetzeltes, wołowina, wołowy, stek, befsztyk, rostbef, zrazy wołowe, gulasz wołowy, boeuf stroganow, strogonow, tatar, cielęcina, говядина, говяжий, бефстроганов, телятина, ростбиф, гуляш, азу,
  dana, dana eti, sığır, sığır eti, biftek, bonfile, antrikot, kıyma, köfte, 牛肉, 牛腩, 牛排, 牛柳, 牛腱, 牛筋, 肥牛, 牛杂, 牛肚, 牛腱子, 牛尾, 牛舌, 牛骨, beef, steak, brisket, ribeye, sirloin, roast beef, corned beef, pastrami, bresaola, oxtail, veal, burger, hamburger, cheeseburger,
  beef burger, bolognese, lasagne, lasagna, stroganoff, mince, meatball, meatloaf, cottage pie, chili con carne, chilli con carne, goulash,
  Rindfleisch, Rinder, Rinderbraten, Rindersteak, Rouladen, Sauerbraten, Kalb, Kalbfleisch, Tafelspitz, Gulasch, Hackfleisch,
  bœuf, veau, bavette, entrecôte, bifteck, steak haché, ternera, carne de res, carne asada, manzo, vitello, bistecca, storfe, لحم بقر, बीफ़`;
const LAMB = `lamb, mutton, hogget, goat meat, rogan josh, gyros, shawarma, shepherd s pie, Lamm, Lammfleisch, Hammel, agneau, mouton, cordero,
  agnello, खिमा, मटन, keema, kofta, لحم غنم, خروف`;
const CHICKEN = `chicken, Huhn, Hühner, Hähnchen, Hühnchen, poulet, pollo, kylling, चिकन, मुर्ग, murgh, دجاج, coq au vin, tikka masala, nugget,
  buffalo wing, wing`;
const POULTRY = `${CHICKEN}, poultry, turkey, duck, goose, quail, guinea fowl, pheasant, Geflügel, Pute, Puten, Truthahn, Ente, Gans, volaille,
  dinde, canard, oie, confit de canard, magret, pavo, pato, aves, tacchino, anatra, मुर्गा, ديك رومي, بط`;
const GAME = 'venison, Reh, Hirsch, chevreuil, ciervo, cervo';

// A few words in many languages; not a complete list.
export const MEAT: readonly General[] = [
  {
    said: 'varkensvlees, varken, wieprzowina, свинина, domuz, domuz eti, pork, pig, swine, hog, Schwein, Schweinefleisch, porc, cerdo, puerco, maiale, carne di maiale, porco, carne de porco, carne suína, carne de cerdo, viande de porc, svin, svinekjøtt, सूअर, सूअर का मांस, पोर्क, خنزير, لحم خنزير, لحم الخنزير, 猪肉, 猪',
    group: 'pork',
  },
  {
    said: 'cow, wołowina, говядина, sığır eti, dana eti, vaca, carne de vaca, carne bovina, carne de boi, carne de vacuno, vacuno, carne di manzo, viande de bœuf, 牛肉, beef, Rind, Rindfleisch, bœuf, ternera, carne de res, manzo, لحم بقر',
    means: BEEF,
  },
  { said: 'lamb, mutton, Lamm, Lammfleisch, agneau, cordero, agnello', means: LAMB },
  { said: 'poultry, Geflügel, volaille, aves, pollame', means: POULTRY },
  {
    said: 'chicken, Huhn, Hähnchen, Hühnchen, poulet, pollo, kylling, चिकन, دجاج',
    means: CHICKEN,
  },
  {
    said: 'red meat, rotes Fleisch, viande rouge, carne roja, carne rossa',
    means: [PORK, BEEF, LAMB, GAME].join(),
  },
  {
    said: 'mięso, мясо, et, vlees, kırmızı et, meat, Fleisch, viande, carne, carni, kjøtt, मांस, मांसाहार, non veg, nonveg, لحم, لحوم, 肉, 肉类, 荤',
    group: 'meat',
  },
];

/** One food under all of its names; each name stands for all of them. */
const SAME: readonly string[] = [
  `shrimp, prawn, king prawn, scampi, Garnele, Krabbe, crevette, gamba, langostino, camarón, gambero, gamberetto, gamberone, gamberi,
      mazzancolla, reke, reker, झींगा, jhinga, جمبري, روبيان, قريدس`,
  'crab, crabmeat, Krebs, Krabbe, crabe, tourteau, cangrejo, centollo, jaiba, granchio, केकड़ा, سرطان',
  'lobster, Hummer, homard, bogavante, langosta, astice, aragosta, langouste, Languste',
  'mussel, Miesmuschel, Muschel, moule, mejillón, mejillones, cozza, بلح البحر',
  'squid, calamari, Tintenfisch, Kalmar, calmar, encornet, calamar, chipirón, calamaro, totano, حبار',
  'salmon, Lachs, saumon, salmón, salmone, laks, سلمون',
  'tuna, Thunfisch, thon, atún, tonno, تونه',
  'walnut, Walnuss, Walnüsse, Baumnuss, Baumnüsse, noix, nuez, nueces, noce, noci, valnøtt, waldorf, akhrot, अखरोट, جوز, عين الجمل',
  'hazelnut, filbert, cobnut, Haselnuss, Haselnüsse, noisette, avellana, nocciola, hasselnøtt, gianduja, nutella, praline, بندق',
  'almond, marzipan, Mandel, Marzipan, amande, almendra, mandorla, frangipane, amaretti, amaretto, bakewell, macaron, badam, बादाम, لوز',
  'cashew, Cashew, Cashewkerne, cajou, anacardo, marañón, kaju, काजू, كاجو',
  'pistachio, Pistazie, pistache, pistacho, pistacchio, pista, पिस्ता, فستق',
  'pecan, Pekannuss, Pekannüsse, pécan, pacana',
  'macadamia, Macadamianuss, Macadamianüsse',
  'brazil nut, Paranuss, Paranüsse, noix du Brésil, nuez de Brasil, noce del Brasile',
  'pine nut, pignoli, Pinienkerne, pignon, piñón, piñones, pinoli, pinolo, صنوبر',
  'corn, maize, sweetcorn, sweet corn, polenta, popcorn, nacho, taco, tortilla chip, masa, cornflakes, cornflour, hominy, grits, Mais, maïs, maíz, elote, makki, मक्का, ذرة',
  'eggplant, aubergine, brinjal, baingan, berenjena, melanzana, melanzane, moussaka, baba ganoush, baba ghanoush, ratatouille',
  'zucchini, courgette, calabacín, zoodle, ratatouille',
  'coriander, cilantro, dhania, dhaniya, Koriander, coriandre, coriandolo',
  'rocket, arugula, Rucola, roquette, rúcula',
  'beetroot, beet, borscht, borsch, Rote Bete, betterave, remolacha, barbabietola',
  'bell pepper, capsicum, sweet pepper, red pepper, green pepper, yellow pepper, stuffed pepper, Paprika, poivron, pimiento, peperoni, peperone',
  'chickpea, chick pea, garbanzo, hummus, houmous, falafel, chana, chole, besan, gram flour, Kichererbse, pois chiche, ceci',
  'lentil, dal, daal, dhal, masoor, moong, Linse, lentille, lenteja, lenticchia',
  'broad bean, fava bean, fava, Ackerbohne, fève, haba',
  'mushroom, shiitake, champignon, portobello, porcini, chanterelle, cremini, Pilz, Pfifferling, Steinpilz, seta, champiñón, fungo, funghi, sopp',
  'strawberry, Erdbeere, Erdbeer, fraise, fresa, frutilla, fragola, jordbær',
  'raspberry, Himbeere, Himbeer, framboise, frambuesa, lampone',
  'peach, nectarine, Pfirsich, pêche, melocotón, durazno',
  'pineapple, Ananas, ananas, piña',
  'kiwi, kiwifruit',
  'onion, shallot, scallion, spring onion, Zwiebel, Schalotte, oignon, échalote, cebolla, cipolla, løk, pyaz, kanda',
  'garlic, garlicky, aioli, Knoblauch, ail, ajo, aglio, hvitløk, lahsun, lehsun',
  'mint, peppermint, spearmint, Minze, Pfefferminze, menthe, menta',
  'olive, tapenade, aceituna, oliva',
  'egg yolk, yolk, Eigelb, jaune d œuf, yema, tuorlo',
  'yogurt, yoghurt, yogourt, Joghurt, yaourt, curd, dahi, yogur',
  'honey, Honig, miel, miele, honning',
];

const GENERAL: readonly General[] = [
  {
    said: 'cheese, Käse, fromage, queso, formaggio, ost',
    means: `cheese, cheddar, mozzarella, parmesan, feta, ricotta, mascarpone, brie, camembert, gouda, edam, emmental, gruyere, halloumi, roquefort,
      stilton, gorgonzola, manchego, provolone, pecorino, burrata, raclette, havarti, paneer, pizza, quesadilla, lasagne, lasagna, fondue, gratin,
      Käse, Spätzle, fromage, queso, formaggio, ost`,
  },
  {
    said: 'tomato, Tomate, tomate, pomodoro, tomat',
    means: `tomato, ketchup, passata, marinara, salsa, bolognese, gazpacho, pizza, arrabbiata, pomodoro, shakshuka, ratatouille, Tomate, tomat`,
  },
  {
    said: 'citrus, citrus fruit, Zitrusfrüchte, agrumes, cítricos, agrumi',
    means: `orange, lemon, lime, grapefruit, mandarin, clementine, tangerine, satsuma, Zitrone, Limette, citron, limón, naranja, limone, arancia`,
  },
  {
    said: 'stone fruit, Steinobst',
    means:
      'peach, nectarine, plum, apricot, cherry, cherries, prune, Pfirsich, Pflaume, Aprikose, Kirsche',
  },
  {
    said: 'dried fruit, Trockenobst',
    means: 'raisin, sultana, prune, dried apricot, date, craisin, Rosine, trail mix',
  },
  { said: 'grape, Traube, Weintraube, raisin, uva', means: 'raisin, sultana, Traube, uva' },
  {
    said: 'seed',
    means: 'sesame, tahini, chia, flax, flaxseed, linseed, poppy, sunflower, granola, seeded',
  },
  {
    said: 'nightshade, solanaceae',
    means: 'tomato, potato, aubergine, eggplant, bell pepper, paprika, capsicum, chilli, chili',
  },
  {
    said: 'potato, Kartoffel, pomme de terre, patata',
    means: `chips, fries, mash, hash brown, gnocchi, wedges, crisps, Kartoffel, Pommes, Rösti, pomme de terre, frites, patata, aloo`,
  },
  {
    said: 'rice, Reis, riz, arroz, riso',
    means: 'risotto, sushi, biryani, pilaf, pilau, paella, Reis, riz, arroz, riso, chawal',
  },
  {
    said: 'pasta, Nudeln',
    means: `spaghetti, penne, fusilli, macaroni, mac and cheese, tagliatelle, linguine, fettuccine, lasagne, lasagna, ravioli, orzo, Nudel, Spätzle`,
  },
  {
    said: 'bread, Brot, pain, pane, pan',
    means: 'toast, baguette, ciabatta, bagel, sandwich, pitta, pita, Brot, Brötchen',
  },
  {
    said: 'chocolate, cocoa, Schokolade, chocolat, cioccolato, sjokolade',
    means: 'cocoa, cacao, brownie, nutella, mocha, Schokolade, Schoko, chocolat, cioccolato',
  },
  {
    said: 'coffee, Kaffee, café, caffè, kaffe',
    means: 'latte, espresso, cappuccino, americano, macchiato, mocha, flat white, Kaffee, café',
  },
  {
    said: 'caffeine, Koffein, caféine, cafeína',
    means:
      'coffee, latte, espresso, cappuccino, americano, mocha, cola, coke, energy drink, matcha, green tea, black tea, Kaffee',
  },
  {
    said: 'alkol, alcolici, bebidas alcohólicas, алкоголь, спиртное, alcohol, Alkohol, alcool, alcol, álcool, booze, शराब, sharab, كحول, الكحول, خمر, 酒, 酒精',
    group: 'alcohol',
  },
  {
    said: 'offal, organ meat, liver, Leber, foie',
    means: 'liver, kidneys, tripe, sweetbread, haggis, pâté, foie gras, Leber, Leberwurst, foie',
  },
];

export const FOODS: readonly General[] = [
  ...SAME.map((words) => ({ said: words, means: words })),
  ...GENERAL,
];
