/** The kinds of meals. `snack` may be at any time; `other` is certainly a meal, of no known kind. */
export type MealKind =
  | 'earlyMorning'
  | 'breakfast'
  | 'midMorning'
  | 'lunch'
  | 'afternoon'
  | 'evening'
  | 'dinner'
  | 'bedtime'
  | 'tea'
  | 'supper'
  | 'snack'
  | 'morning'
  | 'night'
  /** A part of a meal, which may also stand by itself. */
  | 'dessert'
  | 'other';

/**
 * The words of each kind in the form that `plain` returns, in English, German, French, Spanish, Italian,
 * Portuguese, Turkish, Polish, Russian, Hindi, Arabic and Chinese. The first kind that matches counts, so specific kinds come first.
 */
export const MEAL_WORDS: readonly (readonly [MealKind, string])[] = [
  [
    'earlyMorning',
    `early morning|early am|on waking|on waking up|upon waking|upon waking up|wake up|waking up|on rising|upon rising|rise and shine|empty stomach|first thing|before breakfast|pre breakfast|detox drink|morning drink|early morning drink|suhoor|suhur|sehri|sahur|early morning tea|morning tea on empty stomach
    |upon rising|after waking up|pre breakfast drink|morning detox|detox water|wake up drink
    |nach dem aufstehen|nuchtern|vor dem fruhstuck|fruhmorgens|beim aufstehen|auf nuchternen magen
    |au reveil|a jeun|au lever|reveil|al despertar|en ayunas|al levantarse|antes del desayuno|al risveglio|a digiuno|appena svegli|prima di colazione|ao acordar|ao levantar|em jejum|jejum|ao despertar
    |सुबह जल्दी|सुबह उठते ही|सुबह उठकर|उठने के बाद|खाली पेट|सुबह सवेरे|subah uthte hi|khali pet|عند الاستيقاظ|علي الريق|الصباح الباكر|السحور|سحور|早起|晨起|起床|空腹
    |na czczo|po przebudzeniu|ac karnina|uyaninca|kalkinca|натощак|после пробуждения|при пробуждении`,
  ],
  [
    'midMorning',
    `mid morning|mid morning snack|midmorning|between breakfast and lunch|between breakfast & lunch|after breakfast|zwischen fruhstuck und mittag|mid morning meal|morning snack|am snack|a.m. snack|snack am|snack morning|morning tea|elevenses|second breakfast|2nd breakfast|brunch|late morning|pre lunch|before lunch|morning tea break|forenoon|mid am|mid a.m.|snack (am)|snack (morning)|10 o clock snack|mid meal|mid meals|mid meal snack|morning mid meal|mid day break|first snack|brunch snack|mid morning break|morning break|am break|morning fruit|pre lunch snack
    |vormittag|vormittags|am vormittag|vormittagssnack|snack vormittag|snack am vormittag|zwischenmahlzeit vormittag|zwischenmahlzeit am vormittag|zwischenmahlzeit vormittags|zweites fruhstuck|2. fruhstuck|2.fruhstuck|znuni|znueni|gabelfruhstuck|snack vormittags|vormittagsimbiss|zwischenmahlzeit am morgen|zwischenmahlzeit morgens|snack am morgen|morgensnack|vormittagsjause|erste zwischenmahlzeit
    |collation matin|collation du matin|collation matinale|en cas du matin|encas du matin|milieu de matinee|dans la matinee|matinee|en cas matin|10h|pause du matin|dix heures|collation de la matinee|collation de 10h|collation 10h|collation du milieu de matinee|collation de milieu de matinee|snack matin|snack du matin|gouter du matin|en cas de la matinee|collation avant midi|10 heures
    |media manana|a media manana|merienda manana|merienda de la manana|colacion matutina|colacion manana|colacion am|tentempie manana|tentempie de la manana|almuerzo media manana|refrigerio manana|snack manana|snack media manana|medias nueves|snack matutino|snack de la manana|snack de media manana|snack am|merienda matutina|merienda am|merienda media manana|refrigerio matutino|refrigerio de la manana|refrigerio am|colacion de media manana|colacion media manana|colacion de la manana|colacion matinal|tentempie matutino|tentempie de media manana|almuerzo de media manana|entre desayuno y comida|entre desayuno y almuerzo|once manana|primera colacion|lunch matutino|snack 10 am
    |spuntino mattina|spuntino della mattina|spuntino di meta mattina|spuntino mattutino|spuntino del mattino|meta mattina|a meta mattina|meta mattinata|spuntino meta mattina|spuntino di meta mattinata|merenda mattutina|merenda mattina|merenda della mattina|merenda di meta mattina|merenda del mattino|snack mattutino|snack mattina|snack della mattina|snack di meta mattina|break mattutino|spuntino matt|primo spuntino|mattinata|spuntino mattinata|metamattina
    |lanche da manha|lanche manha|colacao|colacao da manha|lanche matinal|meio da manha|meio manha|lanche da manha 1|merenda da manha|merenda manha|lanche no meio da manha|lanche do meio da manha|snack da manha|snack manha|lanche matutino|refeicao da manha|pequeno lanche da manha|a meio da manha|lanche das 10h
    |मध्य सुबह|मिड मॉर्निंग|मिड मॉर्निंग स्नैक|सुबह का स्नैक|मध्य सुबह का नाश्ता|मिड मील|ब्रंच|मध्याह्न पूर्व|सुबह का नाश्ता 2|दोपहर से पहले|مكمل صباحي|سناك صباحي|وجبه خفيفه صباحيه|سناك الصباحي|السناك الصباحي|وجبه خفيفه في الصباح|وجبه ما بين الفطور والغداء|بين الفطور والغداء|بين الافطار والغداء|سناك اول|السناك الاول|سناك ما قبل الغداء|سناك قبل الغداء|الوجبه الخفيفه الصباحيه|الوجبه الخفيفه الاولي|وجبه خفيفه صباحا|سناك الصباح|قبل الظهر|الضحي|上午加餐|早加餐|上午点心|早点心|早间加餐|上午茶|上午|上午零食|早茶|早餐后加餐|午前加餐|10点加餐
    |ii sniadanie|2 sniadanie|drugie sniadanie|przekaska przedpoludniowa|przekaska poranna|przedpoludnie|kusluk|kusluk ara ogun|birinci ara ogun|1. ara ogun|ara ogun 1|sabah ara ogun|sabah atistirmasi|второи завтрак|2 завтрак|2 и завтрак|2 ои завтрак|ii завтрак|утреннии перекус|первыи перекус|ланч`,
  ],
  [
    'afternoon',
    `afternoon|pm|afternoon snack|between lunch and dinner|between lunch & dinner|zwischen mittag und abend|mid afternoon|mid afternoon snack|pm snack|p.m. snack|snack pm|snack afternoon|afternoon tea|mid pm|mid p.m.|late afternoon|after lunch|post lunch|tea time|teatime|high tea|after school|after school snack|mid day snack|midday snack|mid evening|pre dinner|before dinner|pre dinner snack|mid afternoon break|pm break|second snack|afternoon break|tea break|tea time snack|4pm snack|afternoon fruit
    |nachmittag|nachmittags|am nachmittag|nachmittagssnack|snack nachmittag|snack am nachmittag|snack nachmittags|zwischenmahlzeit nachmittag|zwischenmahlzeit am nachmittag|zwischenmahlzeit nachmittags|vesper|zvieri|kaffee|kaffeezeit|nachmittagsimbiss|nachmittagsjause|kaffee und kuchen|zweite zwischenmahlzeit|nachmittagskaffee|snack am nachmittag
    |gouter|collation apres midi|collation de l apres midi|collation de l'apres midi|apres midi|l apres midi|en cas apres midi|16h|quatre heures|collation d apres midi|collation d'apres midi|collation de 16h|collation 16h|collation pm|snack apres midi|snack de l'apres midi|milieu d'apres midi|milieu d apres midi|gouter de l'apres midi|en cas de l'apres midi|4 heures|le gouter
    |merienda|media tarde|a media tarde|merienda tarde|merienda de la tarde|colacion vespertina|colacion tarde|colacion pm|tentempie tarde|refrigerio tarde|snack tarde|snack media tarde|tarde|snack vespertino|snack de la tarde|snack de media tarde|snack pm|merienda vespertina|merienda pm|merienda media tarde|refrigerio vespertino|refrigerio de la tarde|refrigerio pm|colacion de media tarde|colacion media tarde|colacion de la tarde|tentempie de la tarde|tentempie de media tarde|tentempie vespertino|la merienda|entre comida y cena|onces|la once|segunda colacion|algo de la tarde
    |merenda|spuntino pomeridiano|spuntino pomeriggio|spuntino del pomeriggio|meta pomeriggio|a meta pomeriggio|spuntino di meta pomeriggio|pomeriggio|spuntino meta pomeriggio|merenda pomeridiana|merenda pomeriggio|merenda del pomeriggio|merenda di meta pomeriggio|snack pomeridiano|snack pomeriggio|snack del pomeriggio|secondo spuntino|break pomeridiano
    |lanche da tarde|lanche tarde|meio da tarde|merenda da tarde|meio tarde|merenda tarde|lanche vespertino|lanche do meio da tarde|lanche no meio da tarde|snack da tarde|snack tarde|cafe da tarde|refeicao da tarde|a meio da tarde|lanche das 16h
    |दोपहर बाद|दोपहर का नाश्ता|दोपहर के बाद|मध्य दोपहर|दोपहर का स्नैक|अपराह्न|तीसरे पहर|سناك بعد الظهر|بعد الظهر|وجبه خفيفه مسائيه|وجبه خفيفه بعد الظهر|العصر|وجبه العصر|عصرونيه|العصرونيه|سناك ثاني|السناك الثاني|بين الغداء والعشاء|سناك بعد الغداء|وجبه خفيفه عصرا|الوجبه الخفيفه الثانيه|السناك المسائي|عصرا|下午加餐|下午茶|下午点心|午点|下午|午加餐|下午零食|午后加餐|午餐后加餐|15点加餐
    |podwieczorek|przekaska popoludniowa|popoludnie|ikindi|ikindi ara ogun|ikinci ara ogun|2. ara ogun|ara ogun 2|ogleden sonra|полдник|дневнои перекус|второи перекус|после обеда`,
  ],
  [
    'bedtime',
    `bed time|bedtime|bedtime snack|bed time snack|bedtime drink|before bed|before sleep|before sleeping|before going to bed|at bedtime|pre bed|pre sleep|late night|late night snack|late evening|late evening snack|late snack|night snack|night time snack|post dinner|after dinner|after dinner snack|post dinner snack|nightcap|hs snack|h.s. snack|hs|supper snack|midnight|midnight snack|night cap
    |vor dem schlafengehen|vor dem schlafen|spatabend|spatmahlzeit|spatmahlzeit abends|betthupferl|nachts|spatsnack|spatimbiss|betthupferl|abendimbiss|vor dem zubettgehen|nach dem abendessen|abendsnack|snack abend|snack am abend|spater abend|nachtmahlzeit|zur nacht
    |au coucher|avant le coucher|avant de dormir|collation du soir|collation soir|coucher|en soiree|soiree|collation de soiree|avant de se coucher|tisane du soir|collation nocturne|apres diner|apres le diner
    |antes de dormir|antes de acostarse|al acostarse|recena|resopon|colacion nocturna|snack nocturno|merienda nocturna|snack noche|antes de ir a dormir|snack nocturno|refrigerio nocturno|colacion noche|antes de irse a dormir|antes de ir a la cama|despues de cenar|post cena
    |prima di dormire|dopo cena|prima di coricarsi|spuntino serale|prima di andare a letto|spuntino dopo cena|dopocena|snack serale|snack dopo cena|prima di andare a dormire|prima del sonno|merenda serale|spuntino notturno
    |antes de deitar|ceia|ao deitar|antes de se deitar|ceia noturna|antes de dormir|lanche da noite|lanche noturno|snack noturno|apos o jantar
    |सोने से पहले|सोने के पहले|बेड टाइम|रात का स्नैक|सोते समय|रात को सोते समय|sone se pehle|sone se pahle|قبل النوم|بين الافطار والسحور|سناك قبل النوم|سناك ليلي|سناك الليل|وجبه خفيفه قبل النوم|وجبه قبل النوم|وجبه خفيفه ليليه|睡前|宵夜|夜宵|晚加餐|睡前加餐|晚点|晚上加餐|晚间加餐
    |przed snem|ii kolacja|druga kolacja|gece|gece ara ogun|ucuncu ara ogun|3. ara ogun|ara ogun 3|yatmadan once|yatarken|перед сном|на ночь|второи ужин|позднии ужин|вечернии перекус`,
  ],
  [
    'evening',
    `evening snack|evening snacks|evening tea|evening tea time|evening|eve snack|eve|evening time|sundowner|evening meal snack|mid evening snack|5 pm snack|शाम का नाश्ता|शाम की चाय|शाम|शाम को|शाम का स्नैक|शाम का स्नैक्स|ईवनिंग स्नैक|ईवनिंग स्नैक्स|संध्या|सायंकाल|evening break|evening refreshment|evening snacks time|mid evening meal|sham ka nashta|shaam ka nashta|shaam|sham ki chai|sandhya|evening drink|سناك مسائي|المساء|مساء|傍晚`,
  ],
  ['supper', 'supper|souper|nachtmahl|nachtessen|lonche'],
  [
    'breakfast',
    `breakfast|break fast|brekfast|breakfasts|brekkie|brekky|b fast|bfast|brkfst|bkfst|b/f|bf|morning meal|breakfast time|breakfst|breackfast|first meal|desi nashta
    |fruhstuck|fruehstuck|fruehstueck|fruhstucke|morgenessen|zmorge|zmorgen|morgens
    |petit dejeuner|petit dej|petit dejeuners|ptit dej|p'tit dej|petits dejeuners|pt dej|pdj|au petit dejeuner|le petit dejeuner|pt dejeuner|ptit dejeuner|petit dejeune
    |desayuno|desayunos|desayuno completo|colazione|colazioni|la colazione|prima colazione|cafe da manha|pequeno almoco|peq almoco|desjejum|matabicho|cafe manha|o cafe da manha
    |नाश्ता|सुबह का नाश्ता|ब्रेकफास्ट|सुबह का भोजन|nashta|nasta|subah ka nashta|فطور|فطار|الفطار|الفطور|افطار|الافطار|وجبه الافطار|وجبه الفطور|早餐|早饭|早飯|早点|早
    |sniadanie|i sniadanie|pierwsze sniadanie|sniadania|kahvalti|kahvaltida|sabah kahvaltisi|sabah|sabah ogunu|завтрак|первыи завтрак|1 завтрак|1 и завтрак|1 ыи завтрак|i завтрак|на завтрак|завтраки`,
  ],
  [
    'dinner',
    `dinner|dinners|evening meal|main meal|iftar|iftari|dinner time|dnr|diner|night meal
    |abendessen|abendbrot|znacht|abends|am abend|abend|abendmahlzeit
    |diner|repas du soir|le soir|soir|au diner|le diner|diners|au souper
    |cena|cenas|comida de la noche|noche|jantar|janta|jantares|o jantar|la cena|cene|a cena|per cena|refeicao da noite|noite|sera
    |रात का खाना|रात का भोजन|रात्रि भोजन|रात्रि भोज|डिनर|raat ka khana|rat ka khana|ratri bhojan|dinner (raat)|عشاء|عشا|العشا|العشاء|وجبه العشاء|晚餐|晚饭|晚飯|晚
    |kolacja|kolacje|aksam|aksam yemegi|aksam yemeginde|aksam ogunu|ужин|на ужин|ужины`,
  ],
  [
    'lunch',
    `lunch|lunches|luncheon|lunch time|noon|noon meal|midday|mid day|mid day meal|midday meal|noon lunch
    |mittagessen|mittag|mittags|zmittag|mittagsmahlzeit|am mittag|mittagsessen
    |dejeuner|dejeuners|au dejeuner|le dejeuner|repas de midi|dejeune|repas de midi|repas du midi|midi|le midi|dej
    |almuerzo|almuerzos|comida|mediodia|medio dia|comida principal|pranzo|pranzi|il pranzo|a pranzo|per pranzo|almoco|almocos|o almoco|la comida|el almuerzo|comidas|meio dia
    |दोपहर का खाना|दोपहर का भोजन|दोपहर|लंच|मध्याह्न भोजन|dopahar ka khana|dopahar ka bhojan|dopahar|غداء|غدا|الغدا|الغداء|الغذاء|وجبه الغداء|الظهر|午餐|中餐|午饭|午飯|中饭|午
    |obiad|obiady|ogle|ogle yemegi|ogle yemeginde|oglen|ogle ogunu|обед|на обед|обеды`,
  ],
  ['tea', 'tea|the|goute|chai|chai time|चाय|شاي'],
  [
    'snack',
    `snack|snacks|snak|snax|mini meal|in between|in between meal|between meals|nibbles|nibble|refreshment|refreshments|fruit break|fruit time|fruit snack|healthy snack
    |zwischenmahlzeit|zwischenmahlzeiten|imbiss|zwischendurch|snackzeit
    |collation|collations|en cas|en cas de petite faim|en cas de petites faim|en cas de petites faims|entre les repas|en cas de petit creux|petite faim|petit creux|encas|grignotage
    |colacion|colaciones|refrigerio|refrigerios|tentempie|tentempies|picoteo|spuntino|spuntini|snack libero|lanche|lanches|lanchinho|merendinha|refrigerios|snack saludable|jause|brotzeit|zvieri snack|coffee break|mini repas
    |स्नैक|स्नैक्स|हल्का नाश्ता|अल्पाहार|सनाक|سناك|وجبه خفيفه|تصبيره|وجبات خفيفه|سناكات|加餐|点心|零食|小吃|水果
    |przekaska|przekaski|ara|ara ogun|ara ogunde|ara ogunler|atistirmalik|перекус|перекусы|перекусик`,
  ],
  [
    'dessert',
    'dessert|desserts|pudding|puddings|afters|sweet|sweets|sweet dish|treat|treats|nachtisch|nachspeise|dolce|dolci|postre|postres|sobremesa|sobremesas|मिठाई|حلي|التحليه|تحليه|حلويات|甜品|甜点|饭后甜点|deser|desery|tatli|десерт',
  ],
  [
    'morning',
    'morning|in the morning|am|a.m.|matin|le matin|morgen|am morgen|manana|mattina|manha|सुबह|subah|صباحا|الصباح|早上',
  ],
  ['night', 'night|at night|nacht|nuit|notte|रात|raat|ليلا|الليل|夜|晚上'],
  [
    'other',
    `pre workout|preworkout|post workout|postworkout|pre work out|post work out|before workout|after workout|before training|after training|pre training|post training|pre gym|post gym|before gym|after gym|intra workout|pre exercise|post exercise|post workout meal|pre workout meal|shake|protein shake|smoothie|drinks|beverages|drink|juice|supplements|supplement|vitamins|medication|soup time|salad time
    |vor dem training|nach dem training|vor dem sport|nach dem sport|getranke|nahrungserganzung|avant entrainement|apres entrainement|avant l'entrainement|apres l'entrainement|avant le sport|apres le sport|avant la seance|apres la seance|boissons|pre entreno|post entreno|antes de entrenar|despues de entrenar|antes del entrenamiento|despues del entrenamiento|pre entrenamiento|post entrenamiento|bebidas|suplementos|pre allenamento|post allenamento|prima dell'allenamento|dopo l'allenamento|prima di allenarsi|bevande|pre treino|pos treino|antes do treino|depois do treino|apos o treino|apos treino
    |व्यायाम से पहले|व्यायाम के बाद|قبل التمرين|بعد التمرين|运动前|运动后|训练前|训练后|练前|练后
    |przed treningiem|po treningu|napoje|suplementy|antrenman oncesi|antrenman sonrasi|spordan once|spordan sonra|icecekler|перед тренировкои|до тренировки|после тренировки|напитки|витамины`,
  ],
];

/** 'Meal', as in 'Meal 3', in all languages. */
export const MEAL_NUMBER =
  'meal|mahlzeit|repas|comida|pasto|refeicao|posilek|ogun|прием пищи|भोजन|मील|وجبه|الوجبه|第|餐';

/** Words in a heading of a meal that have no meaning of their own. */
export const BESIDE_MEALS = new Set(
  'the of for at by di cerca entre zum para ao na pour en als immediately around approx about between to time meal meals option options choice small light main and or with in on am pm uhr h hr hrs o clock oclock kcal cal cals calories after before within mins min minutes hour hours um gegen ca a las los la el le les du des de da do das alle ore heures heure vers aos as às das bis und et y e ou o contd cont continued today menu baje बजे का की के الساعه وجبه ص م 点 snack snacks drink drinks items item dish dishes food foods ideas idea recipe recipes au suggestion suggestions no number st nd rd th your my our first second third one two three i ii iii optional godz godzina ok okolo saat saati civari ogunu час часов ч около ккал в'.split(
    ' ',
  ),
);
