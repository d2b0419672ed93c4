import { fold, wordsOf } from './fold.ts';

/** The shelves of a shop, in the order of the shopping list. */
export const GROUPS = [
  'vegetables',
  'fruit',
  'grains',
  'dairy',
  'meat',
  'pulses',
  'drinks',
  'spices',
  'dishes',
  'other',
] as const;
export type Group = (typeof GROUPS)[number];

/** Foods by shelf, singular or plural: English, Indian, German, French, Spanish, Italian, Portuguese, Arabic, Russian. */
export const FOODS: Readonly<Record<Exclude<Group, 'other'>, string>> = {
  vegetables: `
    celeriac, daikon, mash, nopales, pak choi, shiitake, yam, artichoke, arugula, asparagus, aubergine, baby corn,
    bean sprout, beetroot, bell pepper, bok choy, broccoli, brussels sprout, butternut squash, cabbage, capsicum,
    carrot, cauliflower, celery, chard, chicory, coleslaw, corn, courgette, cucumber, eggplant, endive, fennel, garlic,
    ginger, green bean, green chilli, green pepper, green salad, greens, jalapeno, kale, kimchi, leek, lettuce,
    mixed salad, mushroom, okra, olive, onion, parsnip, pea, pickle, potato, pumpkin, radish, red pepper, rocket, salad,
    sauerkraut, scallion, seaweed, shallot, spinach, spring onion, sprout, squash, swede, sweet corn, sweet potato,
    sweetcorn, tomato, tomato puree, turnip, vegetable, veggie, zucchini, aloo, baingan, bhindi, bottle gourd,
    bitter gourd, ridge gourd, drumstick, gajar, gobi, karela, lauki, methi leaves, mooli, palak, patta gobi, pyaz,
    sabzi, sabji, subzi, saag, tamatar, tinda, turai, kachumber, सब्ज़ी, सब्जी, पालक, आलू, टमाटर, प्याज, सलाद, भिंडी,
    गोभी, blumenkohl, bohnen, brokkoli, champignon, erbsen, feldsalat, gemuse, gurke, karotte, kartoffel, knoblauch,
    kohl, kohlrabi, krautsalat, kurbis, lauch, mangold, mohre, pilze, porree, radieschen, rosenkohl, rote bete, rotkohl,
    salat, sellerie, spargel, spinat, susskartoffel, tomate, weisskohl, zwiebel, paprika, légume, carotte, oignon, ail,
    concombre, poivron, épinard, brocoli, chou, chou-fleur, haricot vert, poireau, laitue, betterave, petit pois,
    pomme de terre, patate douce, potiron, céleri, navet, asperge, salade, maïs, crudité, verdura, zanahoria, cebolla,
    ajo, calabacín, pepino, pimiento, espinaca, col, coliflor, judía verde, champiñón, puerro, lechuga, remolacha,
    guisante, patata, papa, batata, calabaza, apio, espárrago, ensalada, nopal, jitomate, ejote, choclo, elote,
    pomodoro, carota, cipolla, aglio, zucchina, cetriolo, peperone, spinaci, broccolo, cavolo, cavolfiore, fagiolini,
    funghi, porro, lattuga, barbabietola, piselli, zucca, sedano, asparagi, insalata, verdure, melanzana, finocchio,
    finocchi, cenoura, cebola, alho, abobrinha, pimentão, espinafre, couve, couve-flor, vagem, cogumelo, alface,
    beterraba, ervilha, abóbora, salada, berinjela, mandioca, batata doce, خضار, خضروات, طماطم, بندوره, جزر, بصل, ثوم,
    كوسا, خيار, فلفل, سبانخ, بروكلي, ملفوف, قرنبيط, فطر, خس, بطاطا, بطاطس, سلطه, باذنجان, ذره, بامیه, باميه, овощи,
    овощей, помидор, томат, морковь, моркови, лук, лука, чеснок, кабачок, огурец, перец, перца, шпинат, брокколи,
    капуста, капусты, гриб, грибы, грибов, картофель, картофеля, картошка, картошки, салат, салата, свекла, свеклы,
    тыква, тыквы, горошек, кукуруза`,
  fruit: `
    cloudberry, lingonberry, plantain, apple, apple sauce, applesauce, apricot, avocado, banana, berry, blackberry,
    blackcurrant, blueberry, cantaloupe, cherry, clementine, coconut, cranberry, date, dragon fruit, dried fruit, fig,
    fruit, fruit salad, gooseberry, grape, grapefruit, guava, kiwi, lemon, lime, lychee, mandarin, mango, melon,
    nectarine, orange, papaya, passion fruit, peach, pear, pineapple, plum, pomegranate, prune, raisin, raspberry,
    rhubarb, satsuma, strawberry, sultana, tangerine, watermelon, amla, anar, chikoo, jamun, kela, nimbu, santra, seb,
    केला, सेब, आम, फल, पपीता, संतरा, ananas, apfel, apfelmus, aprikose, beeren, birne, brombeere, datteln, erdbeere,
    feige, heidelbeere, himbeere, kirsche, mandarine, obst, obstsalat, pfirsich, pflaume, rosine, trauben, weintraube,
    zitrone, pomme, poire, fraise, framboise, myrtille, pêche, abricot, cerise, citron, pruneau, mangue, pastèque,
    datte, figue, avocat, compote, manzana, plátano, pera, naranja, fresa, frambuesa, arándano, uva, melocotón, durazno,
    albaricoque, cereza, limón, ciruela, piña, sandía, dátil, higo, fruta, aguacate, mandarina, guayaba, mela, arancia,
    fragola, lampone, mirtillo, pesca, albicocca, ciliegia, limone, prugna, anguria, dattero, fico, frutta, frutto,
    frutti, mandarino, mandarini, maçã, laranja, morango, framboesa, mirtilo, pêssego, damasco, cereja, limão, ameixa,
    abacaxi, manga, melancia, tâmara, figo, abacate, mamão, goiaba, mexerica, تفاح, موز, برتقال, برتقاله, فراوله, عنب,
    خوخ, مشمش, كرز, ليمون, اناناس, مانجو, بطيخ, شمام, تمر, تين, فاكهه, فواكه, افوكادو, كمثري, رمان, كيوي, яблоко, банан,
    груша, груши, апельсин, апельсина, клубника, клубники, малина, малины, черника, черники, виноград, винограда,
    персик, абрикос, вишня, вишни, лимон, лимона, слива, сливы, ананас, манго, арбуз, дыня, финики, фиников, фрукт,
    фрукты, фруктов, ягоды, ягод, авокадо, киви, мандарин`,
  grains: `
    congee, penne, popcorn, simit, wholemeal, bagel, baguette, barley, basmati, biscuit, bran, bread, breadcrumb,
    brown bread, brown rice, buckwheat, bulgur, bun, cereal, ciabatta, corn flakes, cornflakes, couscous, cracker,
    crispbread, croissant, crumpet, egg noodle, fettuccine, flatbread, flour, fried rice, glass noodle, granola,
    macaroni, millet, mac cheese, mac and cheese, muesli, muffin, naan, noodle, oat, oatcake, oatmeal, pancake, pasta,
    pita, pitta, polenta, porridge, pretzel, quinoa, ravioli, rice, rice cake, rice noodle, rice pudding, roll, rye,
    rye bread, semolina, sourdough, spaghetti, spelt, toast, tortilla, waffle, wheat, whole grain bread, wrap,
    bread roll, appam, atta, bajra, besan chilla, bhakri, chapati, chapatti, cheela, chilla, daliya, dalia, jowar,
    khichdi, kulcha, paratha, parantha, phulka, poha, pongal, puri, ragi, rava, rawa, roti, sabudana, sevai, sooji,
    suji, thepla, upma, vermicelli, रोटी, चावल, पराठा, इडली, डोसा, पोहा, उपमा, दलिया, ओट्स, ब्रेड, खिचड़ी, brot,
    brotchen, dinkel, gries, haferbrei, haferflocken, hirse, knackebrot, mehl, nudeln, reis, roggenbrot, vollkornbrot,
    vollkornnudeln, vollkorntoast, zwieback, milchreis, riz, pain, pâtes, avoine, flocon d'avoine, farine, blé, orge,
    semoule, boulgour, crêpe, céréale, biscotte, tartine, sarrasin, galette, arroz, pan, avena, harina, trigo, cebada,
    cuscús, tostada, galleta, tortilla de maíz, arepa, fideo, copos de avena, tortita, riso, pane, farina, grano, orzo,
    farro, fette biscottate, cereali, fiocchi d'avena, gnocchi, gallette, biscotti, pão, massa, macarrão, aveia,
    farinha, cevada, torrada, tapioca, biscoito, bolacha, cuscuz, ارز, رز, خبز, معكرونه, شوفان, دقيق, طحين, قمح, شعير,
    برغل, كسكس, توست, رغيف, كينوا, فريكه, рис, риса, хлеб, хлеба, макароны, макарон, овсянка, овсянки, овес, мука, муки,
    гречка, гречки, пшено, каша, каши, булгур, киноа, кускус, хлопья, хлопьев, тост, тоста, блин, блины, блина, лаваш,
    перловка`,
  dairy: `
    almond drink, frittata, labneh, oat drink, rice drink, shakshuka, soy drink, soya drink, almond milk, butter,
    buttermilk, camembert, cheddar, cheese, coconut milk, coconut yoghurt, cottage cheese, cream, cream cheese,
    creme fraiche, custard, egg, egg white, egg yolk, emmental, feta, goat cheese, gouda, greek yoghurt, halloumi,
    ice cream, kefir, margarine, mascarpone, milk, mozzarella, oat milk, parmesan, ricotta, rice milk, skyr, soy milk,
    soya milk, yoghurt, whey, milkshake, chaas, chach, curd, dahi, ghee, kheer, lassi, malai, paneer, raita, shrikhand,
    दही, दूध, पनीर, छाछ, लस्सी, अंडा, घी, buttermilch, ei, ruhrei, spiegelei, frischkase, hafermilch, hafer drink,
    huttenkase, joghurt, naturjoghurt, kase, magerquark, milch, quark, rahm, sahne, schmand, lait, fromage, yaourt,
    beurre, oeuf, crème, fromage blanc, petit suisse, blanc d'oeuf, leche, queso, yogur, mantequilla, huevo, nata,
    requesón, clara de huevo, clara, tortilla francesa, cuajada, formaggio, burro, uovo, panna, albume, parmigiano,
    leite, queijo, iogurte, manteiga, ovo, requeijão, clara de ovo, coalhada, حليب, لبن, جبن, جبنه, زبادي, زبده, بيض,
    قشطه, لبنه, كريمه, حلوم, молоко, молока, сыр, сыра, йогурт, йогурта, масло сливочное, яйцо, сметана, сметаны,
    творог, творога, кефир, кефира, сливки, сливок, омлет, омлета, ряженка, белок`,
  meat: `
    kingfish, snapper, squid, anchovy, bacon, beef, bratwurst, calamari, chicken, chicken breast, chorizo, clam, cod,
    crab, duck, fish, fish and chips, fish finger, gammon, haddock, halibut, ham, herring, kebab, lamb, liver, lobster,
    mackerel, meat, meatball, mince, minced beef, mussel, mutton, pork, prawn, prosciutto, rabbit, salami, salmon,
    sardine, sausage, scallop, sea bass, seafood, shrimp, sole, steak, sushi, tilapia, trout, tuna, turkey, veal,
    venison, burger, hilsa, keema, machli, murgh, pomfret, rohu, surmai, tandoori chicken, tikka, चिकन, मछली, मटन,
    fisch, fleisch, forelle, frikadelle, garnele, hackfleisch, hahnchen, hahnchenbrust, hering, hahnchenbrustfilet,
    huhn, kabeljau, kochschinken, lachs, makrele, pute, putenbrust, rindfleisch, schinken, schnitzel, schweinefleisch,
    seelachs, speck, thunfisch, wurst, poulet, boeuf, viande, porc, jambon, dinde, poisson, saumon, thon, cabillaud,
    crevette, agneau, veau, saucisse, lardon, blanc de poulet, maquereau, truite, steak haché, pollo, carne,
    carne de res, cerdo, jamón, pavo, pescado, atún, merluza, bacalao, gamba, camarón, cordero, ternera, salchicha,
    sardina, pechuga, filete, bistec, muslo de pollo, muslito, manzo, maiale, tacchino, pesce, salmone, tonno, merluzzo,
    gambero, gamberetti, agnello, vitello, salsiccia, sgombro, petto di pollo, bresaola, orata, branzino, frango,
    carne moída, porco, presunto, peru, peixe, salmão, atum, bacalhau, camarão, cordeiro, linguiça, peito de frango,
    bife, sardinha, patinho, دجاج, لحم, لحمه, ديك رومي, سمك, سلمون, تونه, روبيان, جمبري, خروف, صدر دجاج, كفته, كباب,
    курица, курицы, куриная грудка, грудка, грудки, говядина, говядины, мясо, мяса, свинина, ветчина, индейка, индейки,
    рыба, рыбы, лосось, лосося, тунец, тунца, треска, креветки, баранина, телятина, сосиска, колбаса, котлета, котлеты`,
  pulses: `
    papad, pine kernel, rasam, almond, baked bean, bean, black bean, brazil nut, broad bean, cashew, chestnut, chia,
    chia seed, chickpea, edamame, falafel, flax seed, flaxseed, hazelnut, hemp seed, hummus, kidney bean, lentil,
    linseed, lentil salad, lupin, macadamia, mixed nut, mung bean, nut, peanut, peanut butter, almond butter,
    nut butter, pecan, pine nut, pistachio, poppy seed, pumpkin seed, seed, sesame, sesame seed, soy, soya chunk,
    soybean, split pea, sunflower seed, tahini, tempeh, tofu, trail mix, walnut, bean salad, besan, chana, chole, dal,
    kala chana, lobia, makhana, masoor, moong, moong dal, rajma, rajmah, roasted chana, sambar, sattu, toor dal, urad,
    दाल, चना, छोले, राजमा, बादाम, मूंग, अखरोट, सांभर, cashewkerne, erdnuss, erdnussbutter, haselnuss, kichererbsen,
    kidneybohnen, kurbiskerne, leinsamen, linsen, mandeln, nusse, sonnenblumenkerne, studentenfutter, walnuss, lentille,
    pois chiche, haricot, haricot rouge, amande, noix, noisette, cacahuète, noix de cajou, pistache, graine,
    graine de chia, beurre de cacahuète, fève, lenteja, garbanzo, judía, frijol, alubia, almendra, nuez, avellana, maní,
    anacardo, pistacho, semilla, semillas de chía, poroto, crema de cacahuete, lenticchia, ceci, fagiolo, mandorla,
    noce, nocciola, arachidi, anacardi, pistacchi, semi, fave, lentilha, grão-de-bico, feijão, amêndoa, nozes, avelã,
    amendoim, castanha, castanha de caju, semente, pasta de amendoim, عدس, حمص, فول, فاصوليا, لوز, جوز, بندق, فستق,
    كاجو, مكسرات, بذور الشيا, بذور, طحينه, فلافل, чечевица, чечевицы, нут, нута, фасоль, фасоли, миндаль, миндаля, орех,
    орехи, орехов, фундук, арахис, кешью, фисташки, семена, семян, семечки, тофу, хумус`,
  drinks: `
    apple juice, beer, black coffee, black tea, cappuccino, cocoa, coconut water, coffee, cola, cordial, espresso,
    fruit juice, ginger tea, green tea, herbal tea, hot chocolate, iced tea, juice, kombucha, latte, lemonade,
    mineral water, orange juice, peppermint tea, protein shake, rooibos, shake, smoothie, soda, sparkling water,
    squash drink, tea, tomato juice, tonic, vegetable juice, wine, chai, jaljeera, kadha, masala chai, nimbu pani,
    sharbat, thandai, चाय, कॉफी, जूस, नारियल पानी, apfelsaft, apfelschorle, bier, fruchtetee, gemusesaft, grüner tee,
    kaffee, kakao, krautertee, mineralwasser, orangensaft, pfefferminztee, saft, schorle, tee, wein, tomatensaft, café,
    thé vert, jus, jus d'orange, tisane, eau gazeuse, vin, bière, infusion, té verde, zumo, jugo, zumo de naranja,
    refresco, vino, cerveza, batido, licuado, agua de coco, caffè, succo, succo d'arancia, spremuta, birra, tisana,
    frullato, chá, suco, suco de laranja, vinho, cerveja, vitamina de banana, café com leite, قهوه, شاي, عصير,
    عصير برتقال, كركديه, زهورات, кофе, чай, чая, сок, сока, вино, пиво, компот, морс, смузи`,
  spices: `
    caraway, dukkah, furikake, herb, horseradish, agave syrup, balsamic vinegar, basil, bay leaf, bouillon, caper,
    cardamom, cayenne, chilli, chilli flake, chilli powder, chive, chutney, cinnamon, clove, coconut oil, coriander,
    cumin, curry powder, dill, dressing, honey, jam, ketchup, lemon juice, lime juice, maple syrup, marmalade,
    mayonnaise, mint, miso, mustard, nutmeg, oil, olive oil, oregano, paprika powder, parsley, pepper, pesto,
    rapeseed oil, rosemary, saffron, sage, salsa, salt, salt and pepper, sauce, sesame oil, soy sauce, spice, stock,
    sugar, sunflower oil, syrup, thyme, tomato sauce, turmeric, vanilla, vinaigrette, vinegar, ajwain, asafoetida,
    curry leaves, dhania, elaichi, garam masala, gur, haldi, hing, imli, jaggery, jeera, kesar, masala, methi,
    mustard oil, mustard seed, pudina, rai, sendha namak, tamarind, achar, शहद, नमक, हल्दी, जीरा, तेल, गुड़, चटनी,
    ahornsirup, basilikum, bruhe, essig, gewurz, honig, ingwerpulver, kurkuma, leinol, marmelade, olivenol, petersilie,
    pfeffer, rapsol, salz, schnittlauch, senf, sojasosse, sonnenblumenol, zimt, zucker, konfitüre, huile, huile d'olive,
    sel, poivre, sucre, miel, vinaigre, moutarde, persil, basilic, cannelle, confiture, herbe, épice, sauce tomate,
    aceite, aceite de oliva, sal, pimienta, azúcar, vinagre, mostaza, perejil, albahaca, canela, mermelada, cilantro,
    salsa de tomate, especias, olio, olio d'oliva, sale, pepe, zucchero, miele, aceto, senape, prezzemolo, basilico,
    cannella, marmellata, passata di pomodoro, sugo, óleo, azeite, pimenta, açúcar, mel, manjericão, canela em pó,
    geleia, molho, molho de tomate, زيت, زيت زيتون, زيت الزيتون, ملح, فلفل اسود, سكر, عسل, خل, بقدونس, قرفه, مربى, زعتر,
    كمون, масло, масла, оливковое масло, оливкового масла, соль, соли, перец черный, сахар, сахара, мед, меда, уксус,
    горчица, петрушка, укроп, корица, варенье`,
  dishes: `
    soup, tomato soup, vegetable soup, chicken soup, lentil soup, bean soup, gazpacho, minestrone, ratatouille,
    fattoush, tabbouleh, omelette, gemüsesuppe, linsensuppe, uttapam, idli, dosa, pulao, biryani, pizza, sandwich,
    quesadilla, risotto, lasagne, stir fry, casserole, lasagna, paella, burrito, taco, enchilada, fajita, curry, stew,
    chilli con carne, moussaka, quiche, pie, shepherd pie, goulash, stroganoff, ramen, pho, pad thai, korma,
    tikka masala, samosa, thali, buddha bowl, poke bowl, falafel wrap, spring roll, tagine, gratin, hotpot, jambalaya,
    gumbo, ceviche, gyros, wok, ragout, bolognese, carbonara, kedgeree, fish pie, auflauf, eintopf, gulasch, frikassee,
    ragu, pfannkuchen, kaiserschmarrn, maultaschen, roulade, gemusepfanne, kartoffelauflauf, nudelauflauf,
    linseneintopf, flammkuchen, wok pfanne, bowl, soupe, sopa, minestra, zuppa, شوربه, суп, супа, борщ, omelete,
    pot-au-feu, blanquette, boeuf bourguignon, tajine, cassoulet, quiche lorraine, croque-monsieur, hachis parmentier,
    papillote, gratin dauphinois, guiso, cocido, puchero, empanada, tortilla española, potaje, fabada, arroz con pollo,
    cazuela, parmigiana, lasagne al forno, arancini, polpette, spezzatino, piadina, tramezzino, feijoada, moqueca,
    estrogonofe, escondidinho, coxinha, caldeirada, bacalhoada, مقلوبه, كبسه, ملوخيه, محشي, مندي, كشري, شاورما, يخنه,
    طاجن, مسقعه, плов, плова, голубцы, пельмени, вареники, рагу, запеканка, запеканки, солянка, окрошка, бефстроганов`,
};

const BY_NAME = new Map<string, Group>(
  GROUPS.flatMap((group) =>
    group === 'other'
      ? []
      : FOODS[group].split(',').map((name): [string, Group] => [wordsOf(name).join(' '), group]),
  ),
);

/** No food of the list has more words than this, and only this many words of a name are looked at. */
const MOST_WORDS = 3;
const MOST_LOOKED_AT = 12;

/** After these words only the origin of a food follows, or what it lies in: 'tuna in olive oil'. */
const BESIDE = new Set(['in', 'on', 'from', 'for', 'per', 'aus', 'im', 'vom'].map(fold));

/**
 * The shelf of a food: that of the longest listed food that its name contains as whole words. Of several with
 * the same length the last one counts, since it says what the food is: apple juice is a drink.
 */
export function groupOf(name: string): Group {
  const words = wordsOf(name).slice(0, MOST_LOOKED_AT);
  const beside = words.findIndex((word, at) => at > 0 && BESIDE.has(word));
  const own = beside < 0 ? words : words.slice(0, beside);
  for (let length = MOST_WORDS; length > 0; length -= 1) {
    for (let at = own.length - length; at >= 0; at -= 1) {
      const group = BY_NAME.get(own.slice(at, at + length).join(' '));
      if (group) return group;
    }
  }
  return 'other';
}

/** Whether some words are the name of a listed food. */
export const isListed = (words: string): boolean => BY_NAME.has(wordsOf(words).join(' '));

/** Fats, and lemon, which no shelf of spices holds. */
const FAT =
  /(?:oil|öl|schmalz|(?:^|salted )butter|ghee|lard)$|^(?:huile|aceite|aove|olio|beurre|mantequilla|burro|lemon|zitrone|citron|limón|limone)(?!\p{L})/iu;
const SAUCE = /sauce|so[sß]+e|salsa|sugo|passata|rag[uù]|broth|stock|brühe|brodo|مرق/iu;

/** What is in a dish by the spoon: fat, sugar and spices, but no sauce. */
export const isSeasoning = (name: string): boolean =>
  FAT.test(name) || (groupOf(name) === 'spices' && !SAUCE.test(name));
