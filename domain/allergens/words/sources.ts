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
  'porridge, rice pudding, semolina pudding, custard, pudding, Milchreis, Grießbrei, Pudding, Vanillepudding, riz au lait, semoule au lait, arroz con leche, arroz doce, budino, sütlaç, muhallebi, budyń, kasza manna, ryż na mleku, owsianka na mleku, zupa mleczna, манная каша, молочная каша, рисовая каша, овсянка, каша, панна котта, panna cotta, खीर, kheer, أرز بالحليب, مهلبية, béchamel, purè, purée, puding, pudim, pudin, pudín, budino, пудинг, 布丁, بودنغ, بودينج, crêpe, crepe, pancake, Pfannkuchen, naleśnik, mingau';
const BAKED =
  'pancake, waffle, muffin, cake, brownie, cookie, banana bread, mousse, meringue, mayonnaise, Pfannkuchen, Waffel, Kuchen, Mousse au Chocolat, crêpe, gâteau, mousse au chocolat, tortita, bizcocho, torta, bolo, panqueca, kek, krep, naleśnik, ciasto, блины, оладьи, пирог, кекс, 蛋糕, केक, كيك, بان كيك';
const ON_BREAD = `${SIMPLE}, bruschetta, crostini, tartine, croque monsieur, bocadillo, tostada, tosta, sandes, tost, kanapka, kanapki, бутерброд, тост, hot dog, avocado toast, grilled cheese, welsh rarebit, montadito, 三明治, ساندويتش, سندويش, सैंडविच`;

export const SOURCES: readonly Source[] = [
  {
    foods: ['milk'],
    from: 'milk, drink, Milch, Hafermilch, Haferdrink, Kokosmilch, Mandelmilch, Mandeldrink, Sojamilch, Sojadrink, Reismilch, Reisdrink, lait, boisson, leche, bebida, latte, leite, süt, mleko, napój, молоко, 奶, حليب, 豆浆, 燕麦奶, 椰奶, 椰浆, 杏仁奶, दूध, water, Wasser, eau, agua, acqua, água, su, woda, вода, 水, ماء, पानी, черный, काली, black',
    dishes: `${DRINKS}, ${PORRIDGES}`,
  },
  {
    foods: ['gluten'],
    from: 'bread, toast, bun, roll, Brot, Toast, Brötchen, pain, baguette, pan, pane, pão, ekmek, chleb, bułka, хлеб, булочка, 面包, خبز, ब्रेड, रोटी',
    dishes: ON_BREAD,
  },
  {
    foods: ['milk'],
    from: 'cream, milk, Sahne, Milch, Kokosmilch, Hafersahne, Sojasahne, Kokossahne, crème, lait, nata, leche, panna, latte, natas, leite, krema, süt, śmietana, śmietanka, mleko, сливки, молоко, 奶油, 奶, قشطة, كريمة, حليب, क्रीम, मलाई, दूध',
    dishes:
      'cream soup, soup, cream of mushroom soup, cream of tomato soup, mashed potato, mash, mashed potatoes, Cremesuppe, Rahmsuppe, Kürbiscremesuppe, Kartoffelpüree, Kartoffelbrei, Kartoffelstampf, Püree, velouté, purée, puré, crema, crema di, vellutata, purè, creme, creme de, krem, zupa krem, puree, puree ziemniaczane, purée ziemniaczane, суп-пюре, суп пюре, крем-суп, крем суп, пюре, картофельное пюре, 奶油汤, 土豆泥, püre, patates püresi, شوربة كريمة, بوريه',
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
      'panna cotta, jelly, jello, mousse, cheesecake, gummy, gummies, marshmallow, bavarois, Götterspeise, Wackelpudding, gelée, gelatina, galaretka, sernik na zimno, żelki, желе, зефир, мармелад, панна котта, 果冻, جيلي, जेली',
  },
  {
    foods: ['milk'],
    from: `cheese, feta, Feta, parmesan, Parmesan, halloumi, фета, феты, feta peyniri, fety, فيتا, 菲达, جبن, جبنة, cheese, mozzarella, Käse, Schafskäse, Hirtenkäse, fromage, queso, formaggio, parmigiano, mozzarella, muçarela, queijo, peynir, peynirsiz, ser, сыр, 芝士, 奶酪`,
    dishes: `${SIMPLE}, greek salad, griechischer Salat, Bauernsalat, salade grecque, ensalada griega, insalata greca, salada grega, yunan salatası, sałatka grecka, греческий салат, 希腊沙拉, سلطة يونانية, caprese, moussaka, risotto, parmigiana, tost, zapiekanka, пицца, hamburguesa, hambúrguer, bocadillo, sandwich mixto, tostada, tosta, poğaça, börek, pide, 披萨, 汉堡`,
  },
  {
    foods: ['gluten'],
    from: `bun, Brötchen, Burgerbrötchen, pain, pan, pane, panino, pão, ekmek, ekmeksiz, bułka, булочка`,
    dishes: `hamburger, burger, cheeseburger, hamburguesa, hambúrguer, veggie burger, hot dog`,
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
    from: `bacon, ham, Speck, Schinken, lardons, lardon, jambon, beicon, jamón, tocino, pancetta, guanciale, prosciutto, presunto, toucinho, boczek, szynka, ветчина, бекон, jambon`,
    dishes: `carbonara, quiche lorraine, Flammkuchen, tarte flambée, tartiflette, croque monsieur, amatriciana, pizza hawaii, club sandwich, карбонара`,
  },
];
