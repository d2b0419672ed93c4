import type { Food } from '../allergens.ts';

/** A food that is in a dish only through another one: 'pizza without cheese' and 'latte with oat milk' have no milk. */
interface Source {
  readonly foods: readonly Food[];
  readonly from: string;
  readonly dishes: string;
}

const SIMPLE = `sandwich, wrap, toast, taco, tacos, nachos, burrito, quesadilla, panini, hamburger, burger, cheeseburger, salad, pizza margherita, pizza`;

const DRINKS =
  'latte, caffè latte, cappuccino, flat white, hot chocolate, heiße Schokolade, Kakao, chocolat chaud, chocolate caliente, cioccolata calda, chocolate quente, sıcak çikolata, kakao, gorąca czekolada, gorące kakao, горячий шоколад, какао, латте, капучино, शेक, milkshake, smoothie, لاتيه, كابتشينو, 拿铁, 热巧克力, 卡布奇诺, chai, चाय, chai latte, matcha latte';
const PORRIDGES =
  'porridge, rice pudding, semolina pudding, custard, pudding, Milchreis, Grießbrei, Pudding, Vanillepudding, riz au lait, semoule au lait, arroz con leche, arroz doce, budino, sütlaç, muhallebi, budyń, kasza manna, ryż na mleku, owsianka na mleku, zupa mleczna, манная каша, молочная каша, рисовая каша, овсянка, каша, панна котта, panna cotta, खीर, kheer, أرز بالحليب, مهلبية, béchamel, purè, purée, puding, pudim, pudin, pudín, пудинг, 布丁, بودنغ, بودينج, crêpe, crepe, pancake, Pfannkuchen, naleśnik, mingau';
const BAKED =
  'pancake, waffle, muffin, cake, brownie, cookie, banana bread, mousse, meringue, mayonnaise, Pfannkuchen, Waffel, Kuchen, Mousse au Chocolat, crêpe, gâteau, mousse au chocolat, tortita, bizcocho, torta, bolo, panqueca, kek, krep, naleśnik, ciasto, блины, оладьи, пирог, кекс, 蛋糕, केक, كيك, بان كيك';
const ON_BREAD = `sandwich, toast, panini, hamburger, burger, cheeseburger, bruschetta, crostini, hamburguesa, hambúrguer, veggie burger, tartine, croque monsieur, bocadillo, tostada, tosta, sandes, tost, kanapka, kanapki, бутерброд, тост, hot dog, avocado toast, grilled cheese, welsh rarebit, montadito, 三明治, ساندويتش, سندويش, सैंडविच`;
const GREEK_SALADS =
  'greek salad, griechischer Salat, Bauernsalat, salade grecque, ensalada griega, insalata greca, salada grega, yunan salatası, sałatka grecka, греческий салат, 希腊沙拉, سلطة يونانية';

export const SOURCES: readonly Source[] = [
  {
    foods: ['milk'],
    from: 'milk, Milch, Hafermilch, Haferdrink, Kokosmilch, Mandelmilch, Mandeldrink, Sojamilch, Sojadrink, Reismilch, Reisdrink, lait, leche, latte, leite, süt, mleko, молоко, 奶, حليب, 豆浆, 燕麦奶, 椰奶, 椰浆, 杏仁奶, दूध',
    dishes: `${DRINKS}, ${PORRIDGES}`,
  },
  {
    foods: ['gluten'],
    from: 'bread, toast, bun, roll, Brot, Toast, Brötchen, Burgerbrötchen, pain, baguette, pan, pane, panino, pão, ekmek, ekmeksiz, chleb, bułka, хлеб, булочка, 面包, خبز, ब्रेड, रोटी',
    dishes: ON_BREAD,
  },
  {
    foods: ['milk'],
    from: 'cream, milk, Sahne, Milch, Kokosmilch, Hafersahne, Sojasahne, Kokossahne, crème, lait, nata, leche, panna, latte, natas, leite, krema, süt, śmietana, śmietanka, mleko, сливки, молоко, 奶油, 奶, قشطة, كريمة, حليب, क्रीम, मलाई, दूध',
    dishes:
      "cream soup, soup, cream of mushroom soup, cream of tomato soup, Cremesuppe, Rahmsuppe, Kürbiscremesuppe, velouté, vellutata, zupa krem, суп-пюре, суп пюре, крем-суп, крем суп, 奶油汤, شوربة كريمة, crème de légumes, crème de potiron, crème de courgettes, crème de champignons, crème de petits pois, crème de poireaux, crème de carottes, crème de brocolis, crème d'asperges, crème de lentilles, crème de tomates, crème de chou-fleur",
  },
  {
    foods: ['gluten'],
    from: 'bulgur, bulgursuz, булгур, برغل',
    dishes:
      'mercimek köftesi, mercimekli köfte, çiğ köfte, etsiz çiğ köfte, kısır, tabbouleh, tabouleh, taboulé, tabulé, tabulè, табуле, تبولة, içli köfte',
  },
  {
    foods: ['eggs'],
    from: 'egg, Ei, œuf, huevo, uovo, ovo, yumurta, jajko, яйцо, aquafaba, Aquafaba',
    dishes: BAKED,
  },
  {
    foods: ['eggs'],
    from: 'mayo, mayonnaise, Mayo, Mayonnaise, mayonesa, maionese, mayonez, majonez, майонез, 蛋黄酱, مايونيز',
    dishes:
      'coleslaw, potato salad, pasta salad, waldorf salad, russian salad, Kartoffelsalat, Nudelsalat, Krautsalat, macédoine, ensaladilla, ensaladilla rusa, insalata russa, salpicão, sałatka jarzynowa, оливье, салат оливье, винегрет',
  },
  {
    foods: ['gelatine'],
    from: 'agar, agar-agar, Agar-Agar, agarze, agarem, агар, агаре, агаром, pectin, Pektin, pectine, pectina, pektyna, пектин, 琼脂',
    dishes:
      'panna cotta, jelly, jello, mousse, cheesecake, gummy, gummies, marshmallow, bavarois, Götterspeise, Wackelpudding, gelée, galaretka, sernik na zimno, żelki, желе, зефир, мармелад, панна котта, 果冻, جيلي, जेली',
  },
  {
    foods: ['milk'],
    from: `cheese, mozzarella, جبن, جبنة, Käse, fromage, queso, formaggio, muçarela, queijo, peynir, peynirsiz, ser, сыр, 芝士, 奶酪`,
    dishes: `${SIMPLE}, ${GREEK_SALADS}, caprese, tost, zapiekanka, пицца, hamburguesa, hambúrguer, bocadillo, sandwich mixto, tostada, tosta, poğaça, börek, pide, 披萨, 汉堡`,
  },
  {
    foods: ['milk'],
    from: 'feta, фета, феты, feta peyniri, fety, فيتا, 菲达, Schafskäse, Hirtenkäse',
    dishes: GREEK_SALADS,
  },
  {
    foods: ['gluten'],
    from: `crouton, croutons, Croûtons, croûtons, picatostes, crostini, grzanki, гренки`,
    dishes: `caesar salad, salade césar, ensalada césar, gazpacho, salad`,
  },
  {
    foods: ['crustaceans'],
    from: `prawn, shrimp, Garnele, Krabben, crevette, gamba, gambas, langostino, gambero, gamberetti, scampi, camarão, karides, krewetka, креветка, 虾`,
    dishes: `paella, pad thai, nasi goreng, jambalaya, risotto, summer rolls, spring rolls, spring roll, salade, cóctel, curry, tom yum, moqueca, vatapá, arroz de marisco, паэлья`,
  },
  {
    foods: ['fish'],
    from: `anchovy, anchovies, Sardellen, anchois, anchoa, anchoas, acciuga, acciughe, alici, anchova, tuna, Thunfisch, thon, atún, tonno, atum, ton balığı, tuńczyk, тунец`,
    dishes: `caesar salad, salade niçoise, niçoise, pizza, puttanesca, tapenade, ensalada mixta, salade composée`,
  },
  {
    foods: ['meat', 'pork'],
    from: `bacon, ham, Speck, Schinken, lardons, lardon, jambon, beicon, jamón, tocino, pancetta, guanciale, prosciutto, presunto, toucinho, boczek, szynka, ветчина, бекон`,
    dishes: `carbonara, quiche lorraine, Flammkuchen, tarte flambée, tartiflette, croque monsieur, amatriciana, pizza hawaii, club sandwich, карбонара`,
  },
];
