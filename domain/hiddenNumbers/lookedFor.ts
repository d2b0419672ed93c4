// Words stand in lower case, without accents. A `*` stands for any ending, or, in
// front, for any beginning. Languages: English, German, French, Spanish, Italian, Portuguese, Arabic, Russian,
// Hindi, Dutch, Polish, Turkish, Chinese, Japanese.

/** Words of energy. Each makes its sentence one that speaks of energy. */
export const ENERGY = `
  budget intake allowance zufuhr tagesbedarf tagesziel tagesbudget apport apports ingesta aporte fabbisogno apporto
  kcal kcals cal cals kj mj kjs *kalori* *calori* *caloric* *joule* energy energie energies energetic energetisch*
  energetique* energetic* energetyczn* energia energias energii energija enerji tdee bmr rmr maintenance brennwert* heizwert*
  grundumsatz* gesamtumsatz* leistungsumsatz* tagesumsatz* ruheumsatz* arbeitsumsatz* deficit defizit deficitul *metabol* stoffwechsel* przemian* обмен *ايض* *代谢*
  ккал кал *калори* кдж мдж *джоул* энерги* энергети* дефицит* *كالوري* *حراري* سعره سعرات سعر طاقه
  *कैलोरी* *कलोरी* ऊर्जा *千卡* *大卡* *卡路里* *热量* *熱量* *カロリー* *能量*`;

/** Units of energy, which make the number beside them a figure wherever it stands. */
export const ENERGY_UNITS = `
  kcal kcals cal cals kj mj kjs kilocal kilocals calorie calories kilocalorie kilocalories kilojoule kilojoules
  joule joules megajoule megajoules caloria calorias kilocaloria kilocalorias kilocalories kalorie kalorien
  kilokalorie kilokalorien kalori kaloriowy calorieen calorias kalorii kilokalorii kilojulios kilojoule kilojoules
  ккал кал калория калории калорий калориям килокалорий килокалории килокалория кдж килоджоулей
  سعره سعرات كالوري كيلوكالوري حراري حراريه कैलोरी किलोकैलोरी 千卡 大卡 卡路里 キロカロリー カロリー`;

/** Words of the body. Each makes its sentence one that speaks of the body. */
export const BODY = `
  pesabas pesaban pesavi pesavano pesiez musculaire muscolare fettmasse muskelmasse
  weight weights wt gew weigh weighs weighed weighing bodyweight overweight underweight bmi imc имт body waist waistline
  circumference girth height tall scales scale hips bodyfat *visceral* *viszeral* visceraux *висцерал* حشوي* *内脏脂肪* abs
  *gewicht *gewichts *gewichtes *gewichts* wiege wiegst wiegt wiegen gewogen wog wogst waage *korper* *umfang *umfangs bmi
  taillen* hufte huften *kleidergrosse* konfektionsgrosse* korpergrosse
  poids pese peses pesez pesais pesait pesee peser corporel corporelle corpulence tour hanche hanches balance
  taille
  peso pesos pesa pesas pesaba peses pesar pese pesado pesaste pesan pesamos pesando pesi pesava pesavo pesare pesata bascula balanza
  bilancia balanca corporal corporales corporea corporeo cintura cadera caderas estatura quadril fianchi girovita
  statura abdominal girth perimetro circunferencia circonferenza contorno
  *وزن *وزنك *وزنه *وزنها *وزني خصر *خصرك *خصري محيط ميزان كتله طولك طولي جسم جسمك
  вес веса весу весом весе вешу весишь весит весить весила весил взвесил* взвешив* взвесьт* тали* обхват* бедер бедра
  имт рост роста ростом тела масса массы
  *वजन *वज़न *वज़न* कमर बीएमआई शरीर
  vki gewicht weeg weegt waga wagi wage wadze talia talii bel kilom kilomuz kilon kilonuz kilosu
  *体重* *體重* *腰围* *腰圍* *身高* *体脂* *臀围* *ウエスト*`;

/** The fat of the body or of a food, and words that make it that of the body where no food is named. */
export const FAT = `
  fat fats fett fettanteil fettprozent korperfett graisse graisses gras grasse grasses grasa grasas grasso grassi grassa gordura gorduras gorda
  жир жира жиров жировая жировои tłuszczu tłuszczowej yağ دهون वसा चर्बी 脂肪`;
export const SHARE = `
  percentage percent index mass share *anteil *prozent* pourcentage taux masse indice porcentaje masa
  percentuale massa percentual percentagem процент индекс масса procent oran oranı نسبه كتله प्रतिशत 率`;

/** Words before 'weight' that make it the weight of a food: 'dry weight'. */
export const OF_FOOD = `
  dry raw cooked uncooked net drained gross prepared cru crue crus cuit cuite egoutte net sec secca secco cotto
  cruda crudo cocido cozido cru escurrido escorrido neto netto lordo liquido trocken* roh* abtropf* fertig* netto*
  gleich* font сухой сыром`;

/** Words of a change: they speak of the body if a weight or a bare number is beside them. */
export const CHANGES = `
  down lost lose loses losing loss losses gain gains gained gaining shed shedding dropped slimmed lighter heavier
  slim slimmer thinner abgenommen zugenommen abnehmen zunehmen abnahme zunahme verloren nehme nimmst runter
  leichter schwerer perdu perdus perdue perdre perd perds perdez perte pris reprendre grossi maigri maigrir
  minci mincir perdido perdiste perdi perder pierde pierdes perdida bajado bajar bajaste baje subido subir subiste ganado ganar
  adelgazar adelgazado engordado engordar perso persi perdere perdi perdita dimagrito dimagrire ingrassato preso ingrassare
  calato perdeu perda emagrecer emagreceu emagreci engordou engordar engordei ganhou ganhei ganhar
  خسرت خسر تخسر خساره نزلت نزل انقص نقص نقصت فقدت فقدان اكتسبت زدت زاد
  похудел похудела похудели похудеть потолстел поправился поправилась сбросил сбросила сбросить набрал набрала
  набрать потерял потеряла теряй минус घटाया घटा कम afgevallen aangekomen verdiniz aldiniz schudł* schudnac verdin kaybettin`;

/** Likewise, but only beside a weight: 'switch it off 15 minutes before bed' is no change. */
export const ENDS = 'gone off geschafft weg zugelegt';

/** Words that speak of the body only if a length or a bare number is beside them. */
export const WEAK = `
  hip chest bust thigh thighs arm arms bicep biceps bizeps bicipite calf calves neck belly stomach tummy size inches bauch brust oberschenkel oberarm hals po
  poitrine cuisse cuisses bras ventre cou pecho muslo muslos brazo cuello vientre talla vita petto coscia braccio ventre taglia
  altezza altura peito coxa braco barriga grosse hoch groess صدر فخذ ذراع بطن طول грудь груди бедро бедру рука живот`;

/** Words of a beginning and of the present: 'we started at 91 and you're at 86 now'. */
export const THEN = `start started starting began begun begin angefangen begonnen gestartet commence commences parti partie
  empezaste empezamos empezo comenzaste comenzamos iniziato partito partiti comecou comecamos начал начала начали بدات بدانا शुरू`;
export const NOW = `now today currently jetzt heute inzwischen mittlerweile maintenant aujourd desormais ahora hoy adesso ora
  oggi agora hoje сейчас теперь الان اليوم अब`;

/** Units of mass in which people are weighed, with the least number that no food is weighed in. */
export const MASS: readonly (readonly [least: number, names: string])[] = [
  [
    20,
    `kg kgs kilo kilos kilogram kilograms kilogramm kilogramme kilogrammes kilogramo kilogramos quilo quilos quilograma
     quilogramas chilo chili chilogrammo chilogrammi кг кило килограмм килограмма килограммов كغ كغم كجم كيلو كيلوغرام
     كيلوغراما كيلوجرام كيلوجراما كيلوات कि किलो किलोग्राम 公斤 千克 キロ`,
  ],
  [
    45,
    `lb lbs pound pounds pfund livre livres libra libras libbra libbre фунт фунта фунтов رطل ارطال باوند पाउंड 斤 ポンド`,
  ],
  [0, 'st stone stones стоун'],
];

export const LENGTH: readonly (readonly [least: number, names: string])[] = [
  [
    40,
    `cm cms centimetre centimetres centimeter centimeters zentimeter zentimetern centimetro centimetros centimetri
     см сантиметр сантиметра сантиметров سم سنتيمتر سنتيمترا सेमी 厘米 公分`,
  ],
  [20, 'in inch inches zoll pouces pulgadas pollici polegadas дюймов بوصه'],
  [1, 'ft foot feet'],
];

/** What does not name a thing that is counted: '4 of them', '12 weeks', '5 more'. */
export const NO_THING = `
  a an the of to or and on in at by for from with as is was were are it per this that these those since until till
  now today yesterday tomorrow again so far about more less fewer left down up over under below above within daily
  weekly monthly nightly each every any day days week weeks month months year years hour hours minute minutes
  min mins time times morning evening night monday tuesday wednesday thursday friday saturday sunday mondays
  tuesdays wednesdays thursdays fridays saturdays sundays weekend weekends weekday weekdays breakfast lunch dinner
  supper snack snacks total percent hundred thousand goal target too but if than then exactly max maximum minimum
  und oder bis von zu im am um fur pro je auf seit noch mehr weniger heute gestern tag tage tagen taglich woche wochen
  monat monate jahr jahre jahren stunde stunden minuten uhr mal fruhstuck mittag mittagessen abend abendessen prozent ist
  war sind hundert tausend ziel ein eine als
  de du des la le les et ou a au aux par pour en depuis encore plus moins jour jours semaine semaines mois an ans
  heure heures fois matin soir midi dejeuner diner est etait aujourd hui pourcent
  y o el los las al del por para desde mas menos dia dias semana semanas mes meses ano anos hora horas vez veces
  hoy ayer ciento desayuno comida cena es era
  e o il lo gli i le da di per al alla nel da piu meno giorno giorni settimana settimane mese mesi anno anni ora ore
  volta volte oggi ieri colazione pranzo cena ed
  ou em no na do da ao mais menos dia dias semana semanas hoje ontem vezes almoco jantar
  в на за по от до и или с к из день дня дней неделю недели недель месяц месяца месяцев год года лет раз раза час часа часов сегодня вчера
  يوميا يوم ايام اسبوع اسابيع شهر اشهر شهور سنه ساعه ساعات مره مرات في من الى منذ عن على حتى اليوم او
  te van tot bij per dagen weken maanden do od dni tygodnie kadar gun hafta
  दिन हफ्ते महीने साल घंटे बार से तक में`;

/** What else is weighed in kilograms: 'squat 60 kg', 'suitcase: 23 kg'. */
export const THINGS = `
  squat squats deadlift deadlifts press barbell barbells dumbbell dumbbells kettlebell kettlebells luggage suitcase baggage parcel
  hantel* kurzhantel* langhantel* kniebeuge* kreuzheben bankdrucken gepack* koffer haltere* souleve bagage* valise* colis mancuerna*
  sentadilla* maleta* equipaje manubri* bilanciere bagagli* valigia bagagem гантел* штанг* чемодан* багаж* حقيبه حقائب دمبل*`;

/** With these the number is also that of a person: 'after squats 62 kg', '80 kg, luggage included'. */
export const BESIDE_THINGS = `
  after nach danach apres despues dopo depois после بعد included including incl inkl inklusive inbegriffen compris comprise incluido incluida
  incluso inclusa включая`;

/** Behind 'body' they name what is no body. */
export const NOT_OF_BODY = 'wash lotion image scrub cream language positivity milk spray shop';

/** Money is no figure of the body: 'a budget of 50 euros'. */
export const MONEY =
  'euro euros eur € $ £ dollar dollars usd gbp chf franken francs rupees ₹ reais zl zloty lira tl рублей руб';

/** Words of nutrients, whose amounts are amounts of food. */
export const NUTRIENTS = `
  protein proteins proteine proteines proteina proteinas eiweiss carb carbs carbohydrate carbohydrates kohlenhydrate
  kohlenhydraten glucides lipides hidratos carbohidratos carboidrati carboidratos fibre fiber fibres ballaststoffe
  ballaststoffen fibra fibras fat fats fett fettgehalt graisse graisses grasa grasas grassi gordura gorduras sugar
  zucker sucre azucar zuccheri acucar salt sodium calcium iron water wasser eau agua acqua вода воды белка белков жиров
  углеводов клетчатки بروتين كربوهيدرات دهون ماء प्रोटीन पानी fluid fluids omega`;

/** Names of food that mostly mean something else where the body is spoken of: 'no pain', 'to date'. */
export const MOSTLY_NOT_FOOD =
  'chili chilo pain pan date dates sole col semi manga sale massa clara mais liver stock peru salsa fast rai drumstick';

export const FOOD_ENDS =
  /(?:brot|brote|brotchen|kase|milch|reis|nuss|nusse|salat|suppe|eier|nudeln?|fleisch|wurst|saft|tee|beeren?|ol|mehl|flocken|kartoffeln?|schenkel|filets?|brust|joghurt|quark|kuchen|riegel|bread|cakes?|berries)$/;

/** Numbers in words: of the first list only together with others, of the second only beside a unit. */
export const ARTICLES = `a an ein eine einen einem einer un une uno una um uma один одну واحد واحده एक half halbes
  halbe halben demi demie medio media mezzo mezza meio meia пол`;
export const SMALL = `
  one two three four five six seven eight nine ten eleven twelve eins zwei drei vier funf sechs sieben acht neun zehn
  elf zwolf deux trois quatre cinq six sept huit neuf dix onze douze dos tres cuatro cinco seis siete ocho nueve diez
  once doce due tre quattro cinque sei sette otto nove dieci undici dodici dois duas quatro sete oito dez doze
  два две три четыре пять шесть семь восемь девять десять одиннадцать двенадцать двух трех четырех пяти шести семи восьми девяти
  اثنان اثنين ثلاثه ثلاث اربعه اربع خمسه خمس سته ست سبعه سبع ثمانيه ثمان ثماني تسعه تسع عشره عشر احد احدى اثنا اثني
  दो तीन चार पांच पाँच छह सात आठ नौ दस anderthalb eineinhalb`;
export const LARGE = `
  thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fourty fifty sixty seventy eighty
  ninety hundred hundreds thousand hundert tausend dreissig
  treize quatorze quinze seize vingt vingts trente quarante cinquante soixante septante huitante octante nonante cent cents mille
  trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte treinta cuarenta cincuenta sesenta setenta
  ochenta noventa cien ciento doscientos doscientas trescientos trescientas cuatrocientos cuatrocientas quinientos quinientas
  seiscientos seiscientas setecientos setecientas ochocientos ochocientas novecientos novecientas mil
  treze catorze quatorze quinze dezesseis dezasseis dezessete dezassete dezoito dezenove dezanove vinte trinta quarenta
  cinquenta sessenta oitenta noventa cem cento duzentos duzentas trezentos trezentas quatrocentos quinhentos
  quinhentas seiscentos setecentos oitocentos novecentos
  тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать двадцать тридцать сорок пятьдесят
  шестьдесят семьдесят восемьдесят девяносто сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот
  тысяча тысячи тысяч полторы двадцати тридцати сорока пятидесяти шестидесяти семидесяти восьмидесяти девяноста ста
  عشرون عشرين ثلاثون ثلاثين اربعون اربعين خمسون خمسين ستون ستين سبعون سبعين ثمانون ثمانين تسعون تسعين مائه مئه مائتان
  مئتان مئتين مائتين ثلاثمائه ثلاثمئه اربعمائه اربعمئه خمسمائه خمسمئه ستمائه ستمئه سبعمائه سبعمئه ثمانمائه ثمانمئه
  تسعمائه تسعمئه الف الفان الفين الاف
  बीस तीस चालीस पचास साठ सत्तर अस्सी नब्बे सौ हज़ार हजार सौं डेढ़`;
/** Between two numbers in words that are one number. */
export const AND = 'and und y e et и و';

const GERMAN = 'ein|eins|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf';
const GERMAN_TENS = 'sech|sieb|zwan|dreissig|zig|und|hundert|tausend';
/** German numbers above twelve, which are one word: 'zweiundachtzig'. */
export const GERMAN_LARGE = new RegExp(
  `^(?!einzig$)(?:${GERMAN}|${GERMAN_TENS}){1,12}(?:zehn|zig|dreissig|hundert|tausend|${GERMAN})$`,
);
/** Italian numbers above twelve, which are one word too: 'ottantadue'. */
export const ITALIAN_LARGE =
  /^(?:(?:un|due|tre|quattro|cinque|sei|sette|otto|nove)?(?:cento?|mila|mille))?(?:un|due|tre|quattro|cinque|sei|sette|otto|nove)?(?:cento?)?(?:tredici|quattordici|quindici|sedici|diciassette|diciotto|diciannove|(?:vent|trent|quarant|cinquant|sessant|settant|ottant|novant)[ia]?)?(?:uno?|due|tre|quattro|cinque|sei|sette|otto|nove)?$/;
