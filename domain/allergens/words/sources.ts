import type { Food } from '../groups.ts';

/** A food that is in a dish only through another one: 'pizza without cheese' has no milk. */
export interface Source {
  readonly foods: readonly Food[];
  readonly from: string;
  readonly dishes: string;
}

const SIMPLE = `sandwich, wrap, toast, taco, tacos, nachos, burrito, quesadilla, panini, hamburger, burger, cheeseburger, salad, pizza margherita, pizza`;

export const SOURCES: readonly Source[] = [
  {
    foods: ['milk'],
    from: `cheese, mozzarella, Käse, fromage, queso, formaggio, mozzarella, muçarela, queijo, peynir, peynirsiz, ser, сыр, 芝士, 奶酪`,
    dishes: `${SIMPLE}, tost, zapiekanka, пицца, hamburguesa, hambúrguer, bocadillo, sandwich mixto, tostada, tosta, poğaça, börek, pide, 披萨, 汉堡`,
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
