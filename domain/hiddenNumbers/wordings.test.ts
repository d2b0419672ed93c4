import { expect, it } from 'vitest';
import { withoutFigures } from './hiddenNumbers.ts';

/** Each line is a sentence whose figures stand in square brackets. */
const FIGURES = {
  English: `
    Fasting weight this morning: [77.3]
    Target intake [1,750] kcal
    Lost another [0.8] kg, great
    Muscle mass [31.2] kg
    Your waist shrank to [82] cm
    You came in at [79.2] today, well done
    Daily budget: [1650]
    [1,900] kcals on training days
    That snack costs you about [220] calories
    Aim for [7,500] kilojoules
    Your BMI dropped below [27]
    You're [1.2] kilos lighter than last Monday
    Waistline: [34] inches
    Only [two] kilos left to your goal weight
    Body fat percentage is now [21.5]%
    He weighs in at [13] stone [2]
    A [1500]-calorie plan
    kcal [350]
    You are at [82] kilograms
    That makes [11] stone
    A [90] cm waist
    Stay below [1,800] kcal per day
    Calories: [1500] on weekdays, [1700] on weekends
    [1500]kcal and [6300]kJ
    About [fifteen hundred] calories a day
    You weigh [eighty-two] kilos by now
    Down from [82] kg to [79]
    Your weight is [82.4] today
    Weight: [82]
    [82]kg this morning, [81.5]kg last week
    You lost [3] kg since May
    You have lost [half a] stone
    She is [12] stone [4]
    Only [5] kg to go
    -[2.5] kg in two weeks
    BMI [22.3], which is fine
    A BMI of [31] is too high
    Body fat [24] %
    Your body fat went from [28 to 26] percent
    Waist [90], hips [102]
    Hips now measure [102] cm
    Waist circumference of [35] inches
    He is [1.78] m tall
    She is [5'6"] tall
    At [5] ft [7] you need more
    Your target weight: [68]
    What is your weight? Mine is [73].
    Basal rate, BMR [1420]
    TDEE is [2150], so eat well
    A deficit of [500] a day
    Burns [300] calories in half an hour
    Energy: [2000]
    [8.4] MJ a day
    Between [1,800 and 2,000] kcal
    [1.2]k calories
    Lunch ([600] kcal)
    Dress size [14]
    You gained [four] pounds
    [180] lb on the scales
    The scale says [74.6]
    Weighing in at [93] kilos
    I was [150] pounds in June
    Keep it under [100] calories per snack
    Oatmeal with 2 eggs, [420] kcal
    200 g rice and 150 g chicken, [650] calories
    Chest [98] cm
    Thigh: [58] cm
    Your biceps measure [31] cm
    Your maintenance is [2100]
    | kg | [82] |`,
  German: `
    Tagesbudget: [1800]
    Die Waage sagt heute [83,6]
    Muskelmasse [30,5] kg
    [Zwei] Kilo weniger, jetzt [79]
    Heute zeigt die Waage [71,4]
    Dein Tagesbedarf liegt bei [1900] kcal
    Du hast [anderthalb] Kilo abgenommen
    Startgewicht [88], jetzt [84]
    Bauchumfang [97] cm
    BMI: [26,1]
    Etwa [zweitausend] Kalorien am Tag
    Noch [4] Kilo bis zum Ziel
    Körperfettanteil [23] %
    Von [90] auf [85] Kilo in drei Monaten
    Zwischen [1600 und 1800] kcal
    Er ist [1,82] m groß und wiegt [95] kg
    Ein [1500]-Kalorien-Plan
    Etwa [1.800] Kilokalorien am Tag
    kcal: [350]
    Du wiegst [82] Kilo
    Dein Gewicht: [82,4]
    Gewicht heute [82] kg, gestern [82,5] kg
    [Zweiundachtzig] Kilo sind ein guter Anfang
    Zielgewicht [68] kg
    Noch [4] Kilo bis zum Ziel
    Du hast [3,5] kg abgenommen
    [Drei] Kilo abgenommen
    Bauchumfang [94] cm
    Taille [78], Hüfte [99]
    Der BMI liegt bei [27,1]
    Körperfett [22] %
    Ein Defizit von [500] am Tag
    Grundumsatz [1450], Gesamtumsatz [2100]
    Brennwert [1200] kJ
    Täglich [fünfzehnhundert] Kalorien
    Bei einer Größe von [1,78] m
    Ein Apfel hat [52] kcal
    2 Scheiben Brot, [240] kcal
    Die Waage zeigt [79,9]
    Auf [165] cm gerechnet
    Energie: [7500] kJ`,
  French: `
    Taille: [78] cm, Hüfte: [101] cm
    Ton poids est de [69]
    Masse musculaire : [27] kg
    Apport conseillé : [1850]
    Plus que [deux] kilos
    Tu es à [68,5] kg ce matin
    Ton objectif : [62] kg
    Environ [1 700] kcal par jour
    Tu as perdu [deux] kilos
    Tour de taille : [84] cm
    IMC de [24]
    Passe de [75 à 72] kilos
    La balance affiche [70,3]
    Elle mesure [1,65] m
    Un apport de [8000] kJ
    Masse grasse : [28] %
    Encore [3] kilos et c'est gagné
    Un plan de [1500] calories
    [350] kcal par repas
    Vous pesez [82] kilos
    Votre poids : [82,4]
    Poids actuel [79] kg, objectif [72] kg
    Perdu [3] kg depuis mai
    Encore [4] kilos à perdre
    [Quatre-vingt-deux] kilos ce matin
    Tour de taille [90] cm
    Taille [1,70] m
    IMC de [24,5]
    Un déficit de [500] par jour
    Environ [mille cinq cents] calories par jour
    [Trois] kilos de moins
    La balance affiche [81]
    Apport énergétique : [7500] kJ
    Masse grasse corporelle [25] %
    Tour de hanches [102] cm
    Calories : [1600] le lundi, [1800] le dimanche
    2 œufs et 100 g de riz, [420] kcal`,
  Spanish: `
    Has perdido [1,4] kg
    Tu ingesta: [1700]
    Pesabas [90] en enero
    Hoy pesas [72,3] kg
    Tu meta son [65] kilos
    Unas [1.600] calorías al día
    Has bajado [tres] kilos
    Cintura: [88] cm
    IMC de [25]
    De [80 a 76] kilos en dos meses
    La báscula marca [69,8]
    Mide [1,70] m
    Grasa corporal: [30] %
    Gasto de [2200] kcal
    Te quedan [4] kilos
    Un plan de [1500] calorías
    [350] kcal por comida
    Pesas [82] kilos
    Tu peso: [82,4]
    Has perdido [3] kg
    Peso actual [79] kg, meta [72] kg
    [Ochenta y dos] kilos esta mañana
    Cintura de [90] cm
    Cadera [102]
    Un IMC de [27]
    Un déficit de [500] al día
    [Mil quinientas] calorías diarias
    Bajaste [2] kilos
    [Tres] kilos menos en un mes
    La báscula marca [81,5]
    Grasa corporal [25] %
    Energía: [2000]
    Mides [1,65] m
    Entre [1500 y 1800] kcal
    2 huevos con 80 g de arroz, [390] kcal`,
  Italian: `
    Ora sei a [70,5] kg
    Massa muscolare: [29] kg
    Apporto giornaliero: [1650]
    Oggi pesi [66,4] kg
    Il tuo obiettivo è [60] kg
    Circa [1500] calorie al giorno
    Hai perso [due] chili
    Girovita: [80] cm
    BMI di [23]
    Da [78 a 74] chili
    La bilancia segna [71,2]
    È alta [1,68] m
    Massa grassa: [27] %
    Fabbisogno di [1900] kcal
    Ti mancano [3] chili
    Una dieta da [1500] calorie
    [350] kcal a pasto
    Pesi [82] chili
    Il tuo peso: [82,4]
    Hai perso [3] kg
    [Ottantadue] chili stamattina
    Girovita [90] cm
    Vita [78] cm, fianchi [99] cm
    BMI [24]
    Circa [millecinquecento] calorie al giorno
    La bilancia segna [79,8]
    Statura [1,72] m
    Fabbisogno energetico: [2100]
    2 uova e 60 g di pane, [310] kcal
    [Tre] chili in meno`,
  Portuguese: `
    Um plano de [1500] calorias
    [350] kcal por refeição
    Você pesa [82] quilos
    Seu peso: [82,4]
    Perdeu [3] kg
    [Oitenta e dois] quilos hoje
    Cintura de [90] cm
    IMC [26]
    [Mil e quinhentas] calorias por dia
    A balança mostra [79,5]
    Quadril [101] cm
    Altura de [1,70] m
    Um déficit de [500] por dia
    2 ovos e 50 g de aveia, [340] kcal
    Gordura corporal [25] %`,
  Arabic: `
    خطة [1500] سعرة حرارية
    [350] كالوري في الوجبة
    وزنك [82] كيلو
    الوزن: [٨٢٫٥]
    [٨٢] كغ هذا الصباح
    خسرت [3] كيلو
    محيط الخصر [90] سم
    مؤشر كتلة الجسم [27]
    حوالي [١٥٠٠] سعرة في اليوم
    [اثنان وثمانون] كيلو
    [ألف وخمسمائة] سعرة حرارية
    طولك [165] سم
    نسبة دهون الجسم [25]
    الطاقة: [2000]
    الوزن المستهدف [68] كيلوغراما
    نزل وزنك من [82 إلى 79]`,
  Russian: `
    План на [1500] калорий
    [350] ккал на обед
    Вы весите [82] килограмма
    Ваш вес: [82,4]
    Минус [3] кг за месяц
    Талия [90] см
    ИМТ [27]
    [Восемьдесят два] килограмма
    [Полторы тысячи] калорий в день
    Рост [165] см
    Дефицит [500] в день
    Она похудела на [5] кг
    Энергия: [7500] кДж
    Обхват бедер [102] см
    2 яйца и 100 г риса, [380] ккал`,
  others: `
    आपका वजन [८२] किलो है
    [१५००] कैलोरी रोज़
    体重[82]公斤
    每天[1500]千卡
    Je weegt [82] kilo
    Waga: [82,5] kg`,
};

/** Amounts of food, times and days, which stay. */
const READABLE = `
  Take 2 tablets with breakfast
  Lunch at 12:30, snack at 4 pm
  Bake at 180 degrees for 25 minutes
  Drink 1.5 litres of water
  3 portions of vegetables a day
  Walk 30 minutes
  200 g Quark mit 100 g Beeren
  2 Esslöffel Olivenöl
  Termin am 14. März um 10:15
  Woche 3 von 12
  5 Mahlzeiten am Tag
  250 ml Milch und 40 g Haferflocken
  Trois repas et 2 collations
  150 g de poisson blanc
  Rendez-vous le 12 mai à 9h30
  2 cuillères à soupe d'huile
  30 minutes de marche
  1 kg de pommes pour la semaine
  Dos huevos y 60 g de pan
  Caminar 45 minutos
  Cita el 3 de abril a las 11:00
  125 g de yogur natural
  5 raciones de fruta y verdura
  Bebe 2 litros de agua
  80 g di pasta e 150 g di zucchine
  Camminare 20 minuti
  2 cucchiai di olio
  Appuntamento il 6 giugno alle 15:00
  Tre pasti e due spuntini
  1 litro di acqua
  Protein intake: 80 g
  Water intake 2 litres
  Budget 50 euros for food
  Apport de 30 g de fibres
  Temperature 38.5 °C today
  Version 2.5 of the plan
  Apporto di 25 g di proteine
  Week 4 of 12, well done
  Masse de pain: 500 g
  3 eggs, 2 tomatoes
  200 g rice
  2 eggs
  1.5 l water
  Drink 2 l of water a day
  1/2 cup oats with 1 tbsp honey
  3 slices of rye bread
  1 kg potatoes for 4
  2 kg carrots for the week
  1.5 lb minced beef
  12 almonds at 10:30
  1 handful of nuts
  20 g protein
  Take 1 tablet of B12
  150 ml milk (3.5 % fat)
  Lunch at 12:30
  Chew each bite 20 times
  See you on 12 March
  Walk for 30 minutes
  8 glasses of water
  2 bananas, 1 apple
  1 tin of tuna, 185 g
  6 oz salmon
  A 20 cm tin
  Cut 2 cm of ginger
  80 g oats, 2 eggs and 250 ml milk
  4 chicken thighs
  200 g Reis
  2 Eier und 1 Scheibe Brot
  1,5 l Wasser
  3 EL Haferflocken
  1 kg Kartoffeln
  500 g Magerquark
  2 Brötchen mit Käse
  30 g Mandeln um 16:00
  Um 18 Uhr essen
  1 Becher Joghurt, 3,5 % Fett
  250 g de riz
  2 œufs
  1,5 l d'eau
  1 cuillère à soupe d'huile
  100 g de poulet grillé
  3 tranches de pain
  2 pommes à 16h30
  200 g de arroz
  2 huevos revueltos
  1 vaso de leche
  1,5 l de agua
  3 cucharadas de avena
  80 g di pasta
  2 uova sode
  1 cucchiaio di olio
  200 ml di latte
  100 g de arroz com feijão
  2 ovos cozidos
  1 colher de sopa de azeite
  ٢٠٠ غرام أرز
  2 بيض
  ملعقة زيت و 3 تمر
  1.5 لتر ماء
  200 г риса
  2 яйца
  1 ложка масла
  1,5 л воды
  50 г орехов
  2 रोटी
  1 कटोरी दाल
  Label 12 jars
  { font-weight: 600; width: 40px }
  A scale of 1 to 5
  Peso en crudo: 80 g de arroz
  80 g pasta (dry weight)
  Trockengewicht 60 g Linsen`;

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const WORDINGS = Object.values(FIGURES).flatMap(linesOf);
const SENTENCES = linesOf(READABLE);

it.each(WORDINGS)('[TREND-04] [T-N5] “%s”: the figure is hidden, and nothing else', (line) => {
  const text = line.replaceAll(/[[\]]/g, '');
  expect(withoutFigures(text)).toBe(line.replaceAll(/\[[^\]]*\]/g, '…'));
});

it.each(SENTENCES)('[TREND-04] [T-N5] “%s” stays as it is', (line) => {
  expect(withoutFigures(line)).toBe(line);
});

it('[TREND-04] [T-N5] there are enough wordings to trust the rule', () => {
  expect(WORDINGS.length).toBeGreaterThanOrEqual(240);
  expect(SENTENCES.length).toBeGreaterThanOrEqual(95);
});
