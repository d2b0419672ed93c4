import type { General } from './general.ts';

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
    said: 'wieprzowina, свинина, domuz, domuz eti, pork, pig, swine, hog, Schwein, Schweinefleisch, porc, cerdo, puerco, maiale, carne di maiale, porco, carne de porco, carne suína, carne de cerdo, viande de porc, svin, svinekjøtt, सूअर, सूअर का मांस, पोर्क, خنزير, لحم خنزير, لحم الخنزير, 猪肉, 猪',
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
    said: 'mięso, мясо, kırmızı et, meat, Fleisch, viande, carne, carni, kjøtt, मांस, मांसाहार, non veg, nonveg, لحم, لحوم, 肉, 肉类, 荤',
    group: 'meat',
  },
];
