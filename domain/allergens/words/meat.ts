import type { General } from './general.ts';

const PORK = `pork, bacon, ham, gammon, prosciutto, salami, pancetta, pepperoni, chorizo, sausage, hot dog, frankfurter, bratwurst,
  mortadella, lard, lardon, spare rib, pork belly, pulled pork, crackling, black pudding, speck, lardo, guanciale, nduja, serrano, soppressata,
  coppa, capicola, carnitas, pig, hog roast, blt, carbonara, gelatine, gelatin, marshmallow, Schwein, Schweinefleisch, Schweinebraten, Schinken,
  Wurst, Würstchen, Mettwurst, Mett, Kassler, Eisbein, Leberkäse, Schmalz, Gelatine, Hackfleisch, Frikadelle, porc, jambon, lardons, saucisse,
  saucisson, rillettes, andouille, cerdo, jamón, tocino, lomo embuchado, salchicha, panceta, butifarra, maiale, salsiccia, porchetta, cotechino,
  svin, svinekjøtt, skinke, पोर्क, خنزير`;
const BEEF = `beef, steak, brisket, ribeye, sirloin, roast beef, corned beef, pastrami, bresaola, oxtail, veal, burger, hamburger, cheeseburger,
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
    said: 'pork, pig, swine, hog, Schwein, Schweinefleisch, porc, cerdo, puerco, maiale, carne di maiale, porco, carne de porco, carne suína, carne de cerdo, viande de porc, svin, svinekjøtt, सूअर, सूअर का मांस, पोर्क, خنزير, لحم خنزير, لحم الخنزير, 猪肉, 猪',
    group: 'pork',
  },
  { said: 'beef, Rind, Rindfleisch, bœuf, ternera, carne de res, manzo, لحم بقر', means: BEEF },
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
    said: 'meat, Fleisch, viande, carne, carni, kjøtt, मांस, मांसाहार, non veg, nonveg, لحم, لحوم, 肉, 肉类, 荤',
    group: 'meat',
  },
];
