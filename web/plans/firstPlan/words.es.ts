import { inARow } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  firstPlan: 'Tu primer plan',
  sendAddress:
    'Envía a tus clientes esta dirección para que creen su cuenta. Para probarlo, ábrela tú en una ventana privada.',
  onceHere: 'Cuando alguien haya creado su cuenta, elígelo aquí.',
  signedUp: (names) => `Ya tiene cuenta: ${inARow(names)}.`,
  chooseOne: '¿Para quién es tu primer plan?',
  planIsFor: (name) => `El plan de abajo es para ${name}.`,
  writeFor: (name) => `Escribir un plan para ${name}`,
  fillAndUpload:
    'Rellena la semana y pulsa «Subir plan». Lo verá al momento. ¿No quieres escribir una semana solo para probarlo?',
  useExample: 'Empezar con una semana de ejemplo',
  exampleThere: 'Es un ejemplo. Cambia lo que quieras; Deshacer lo quita.',
  exampleName: 'Semana de ejemplo',
  breakfast: [
    '60 g de copos de avena con 250 ml de leche y 1 plátano',
    '2 rebanadas de pan integral con 80 g de requesón y 1 tomate',
    '200 g de yogur con 40 g de muesli y 100 g de fresas',
    '60 g de copos de avena con 250 ml de leche y 1 manzana',
    '2 rebanadas de pan integral con 2 huevos cocidos y 1 tomate',
    '200 g de yogur con 40 g de muesli y 100 g de arándanos',
    '2 rebanadas de pan integral con 30 g de queso y 1 tomate',
  ],
  midMorning: [
    '1 manzana',
    '1 pera',
    '1 naranja',
    '30 g de almendras',
    '1 plátano',
    '1 manzana',
    '1 naranja',
  ],
  lunch: [
    '350 g de sopa de lentejas, 1 rebanada de pan integral',
    '90 g de pasta seca con 150 g de salsa de tomate y 150 g de calabacín, 1 cucharada de aceite de oliva',
    '120 g de garbanzos cocidos con 100 g de pepino, 100 g de tomate y 50 g de queso feta, 1 cucharada de aceite de oliva',
    '350 g de sopa de verduras, 2 rebanadas de pan integral',
    '80 g de arroz seco con 150 g de tofu y 200 g de brócoli, 1 cucharada de aceite de oliva',
    '300 g de patatas con 150 g de requesón, 100 g de lechuga, 1 cucharada de aceite de oliva',
    '90 g de pasta seca con 150 g de espinacas y 40 g de queso feta, 1 cucharada de aceite de oliva',
  ],
  afternoon: [
    '30 g de nueces',
    '150 g de yogur',
    '150 g de zanahorias con 50 g de hummus',
    '1 plátano',
    '150 g de yogur',
    '30 g de almendras',
    '1 pera',
  ],
  dinner: [
    '150 g de salmón, 250 g de patatas, 150 g de judías verdes, 1 cucharada de aceite de oliva',
    '2 huevos con 150 g de champiñones, 2 rebanadas de pan integral, 1 cucharada de aceite de oliva',
    '150 g de pechuga de pollo, 80 g de arroz seco, 150 g de zanahorias, 1 cucharada de aceite de oliva',
    '150 g de bacalao, 250 g de patatas, 150 g de espinacas, 1 cucharada de aceite de oliva',
    '300 g de sopa de lentejas, 2 rebanadas de pan integral',
    '150 g de pechuga de pollo, 80 g de pasta seca, 150 g de brócoli, 1 cucharada de aceite de oliva',
    '2 huevos con 250 g de patatas y 150 g de espinacas, 1 cucharada de aceite de oliva',
  ],
};
