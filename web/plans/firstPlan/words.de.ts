import { inARow } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  firstPlan: 'Dein erster Plan',
  sendAddress:
    'Schick deinen Kund:innen diese Adresse zum Registrieren. Zum Ausprobieren öffne sie selbst in einem privaten Fenster.',
  onceHere: 'Sobald sich jemand registriert hat, wähl die Person hier aus.',
  signedUp: (names) => `${inARow(names)}: registriert.`,
  chooseOne: 'Für wen ist dein erster Plan?',
  planIsFor: (name) => `Der Plan unten ist für ${name}.`,
  writeFor: (name) => `Plan für ${name} schreiben`,
  fillAndUpload:
    'Füll die Woche aus und drück auf „Plan hochladen“. Die Person sieht den Plan sofort. Du willst zum Ausprobieren keine Woche tippen?',
  useExample: 'Mit einer Beispielwoche beginnen',
  exampleThere: 'Das ist ein Beispiel. Ändere, was du magst; Rückgängig nimmt es zurück.',
  exampleName: 'Beispielwoche',
  breakfast: [
    '60 g Haferflocken mit 250 ml Milch und 1 Banane',
    '2 Scheiben Vollkornbrot mit 80 g Hüttenkäse und 1 Tomate',
    '200 g Joghurt mit 40 g Müsli und 100 g Erdbeeren',
    '60 g Haferflocken mit 250 ml Milch und 1 Apfel',
    '2 Scheiben Vollkornbrot mit 2 gekochten Eiern und 1 Tomate',
    '200 g Joghurt mit 40 g Müsli und 100 g Heidelbeeren',
    '2 Scheiben Vollkornbrot mit 30 g Käse und 1 Tomate',
  ],
  midMorning: ['1 Apfel', '1 Birne', '1 Orange', '30 g Mandeln', '1 Banane', '1 Apfel', '1 Orange'],
  lunch: [
    '350 g Linsensuppe, 1 Scheibe Vollkornbrot',
    '90 g Nudeln (trocken) mit 150 g Tomatensauce und 150 g Zucchini, 1 EL Olivenöl',
    '120 g gekochte Kichererbsen mit 100 g Gurke, 100 g Tomaten und 50 g Feta, 1 EL Olivenöl',
    '350 g Gemüsesuppe, 2 Scheiben Vollkornbrot',
    '80 g Reis (trocken) mit 150 g Tofu und 200 g Brokkoli, 1 EL Olivenöl',
    '300 g Kartoffeln mit 150 g Hüttenkäse, 100 g Kopfsalat, 1 EL Olivenöl',
    '90 g Nudeln (trocken) mit 150 g Spinat und 40 g Feta, 1 EL Olivenöl',
  ],
  afternoon: [
    '30 g Walnüsse',
    '150 g Joghurt',
    '150 g Karotten mit 50 g Hummus',
    '1 Banane',
    '150 g Joghurt',
    '30 g Mandeln',
    '1 Birne',
  ],
  dinner: [
    '150 g Lachs, 250 g Kartoffeln, 150 g grüne Bohnen, 1 EL Olivenöl',
    '2 Eier mit 150 g Champignons, 2 Scheiben Vollkornbrot, 1 EL Olivenöl',
    '150 g Hähnchenbrust, 80 g Reis (trocken), 150 g Karotten, 1 EL Olivenöl',
    '150 g Kabeljau, 250 g Kartoffeln, 150 g Spinat, 1 EL Olivenöl',
    '300 g Linsensuppe, 2 Scheiben Vollkornbrot',
    '150 g Hähnchenbrust, 80 g Nudeln (trocken), 150 g Brokkoli, 1 EL Olivenöl',
    '2 Eier mit 250 g Kartoffeln und 150 g Spinat, 1 EL Olivenöl',
  ],
};
