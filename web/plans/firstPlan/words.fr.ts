import { inARow } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  firstPlan: 'Votre premier plan',
  sendAddress:
    'Envoyez cette adresse à vos client·es pour créer leur compte. Pour essayer vous-même, ouvrez-la dans une fenêtre privée.',
  onceHere: 'Dès que quelqu’un a créé son compte, choisissez cette personne ici.',
  signedUp: (names) => `Compte créé : ${inARow(names)}.`,
  chooseOne: 'Pour qui est votre premier plan ?',
  planIsFor: (name) => `Le plan ci-dessous est pour ${name}.`,
  writeFor: (name) => `Écrire un plan pour ${name}`,
  fillAndUpload:
    'Remplissez la semaine et appuyez sur « Envoyer le plan ». La personne le voit aussitôt. Pas envie de taper une semaine juste pour essayer ?',
  useExample: 'Commencer par une semaine d’exemple',
  exampleThere: 'C’est un exemple. Changez ce que vous voulez ; Annuler le retire.',
  exampleName: 'Semaine d’exemple',
  breakfast: [
    '60 g de flocons d’avoine avec 250 ml de lait et 1 banane',
    '2 tranches de pain complet avec 80 g de cottage cheese et 1 tomate',
    '200 g de yaourt avec 40 g de muesli et 100 g de fraises',
    '60 g de flocons d’avoine avec 250 ml de lait et 1 pomme',
    '2 tranches de pain complet avec 2 œufs durs et 1 tomate',
    '200 g de yaourt avec 40 g de muesli et 100 g de myrtilles',
    '2 tranches de pain complet avec 30 g de fromage et 1 tomate',
  ],
  midMorning: [
    '1 pomme',
    '1 poire',
    '1 orange',
    '30 g d’amandes',
    '1 banane',
    '1 pomme',
    '1 orange',
  ],
  lunch: [
    '350 g de soupe de lentilles, 1 tranche de pain complet',
    '90 g de pâtes crues avec 150 g de sauce tomate et 150 g de courgette, 1 cuillère à soupe d’huile d’olive',
    '120 g de pois chiches cuits avec 100 g de concombre, 100 g de tomate et 50 g de feta, 1 cuillère à soupe d’huile d’olive',
    '350 g de soupe de légumes, 2 tranches de pain complet',
    '80 g de riz cru avec 150 g de tofu et 200 g de brocoli, 1 cuillère à soupe d’huile d’olive',
    '300 g de pommes de terre avec 150 g de cottage cheese, 100 g de laitue, 1 cuillère à soupe d’huile d’olive',
    '90 g de pâtes crues avec 150 g d’épinards et 40 g de feta, 1 cuillère à soupe d’huile d’olive',
  ],
  afternoon: [
    '30 g de noix',
    '150 g de yaourt',
    '150 g de carottes avec 50 g de houmous',
    '1 banane',
    '150 g de yaourt',
    '30 g d’amandes',
    '1 poire',
  ],
  dinner: [
    '150 g de saumon, 250 g de pommes de terre, 150 g de haricots verts, 1 cuillère à soupe d’huile d’olive',
    '2 œufs avec 150 g de champignons, 2 tranches de pain complet, 1 cuillère à soupe d’huile d’olive',
    '150 g de blanc de poulet, 80 g de riz cru, 150 g de carottes, 1 cuillère à soupe d’huile d’olive',
    '150 g de cabillaud, 250 g de pommes de terre, 150 g d’épinards, 1 cuillère à soupe d’huile d’olive',
    '300 g de soupe de lentilles, 2 tranches de pain complet',
    '150 g de blanc de poulet, 80 g de pâtes crues, 150 g de brocoli, 1 cuillère à soupe d’huile d’olive',
    '2 œufs avec 250 g de pommes de terre et 150 g d’épinards, 1 cuillère à soupe d’huile d’olive',
  ],
};
