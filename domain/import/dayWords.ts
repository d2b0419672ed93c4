/** Names of days from Monday on, in the form that `plain` returns; the first is the full name. */
const NAMES: readonly string[] = [
  // English
  'monday mon mondays|tuesday tue tues tuesdays|wednesday wed weds wednesdays|thursday thu thur thurs thursdays|friday fri fridays|saturday sat saturdays|sunday sun sundays',
  'mo|tu|we|th|fr|sa|su',
  // German
  'montag mon mo montags|dienstag die di dienstags|mittwoch mit mi mittwochs|donnerstag don do donnerstags|freitag fre fr freitags|samstag sam sa sonnabend samstags|sonntag son so sonntags',
  // French
  'lundi lun lu|mardi mar ma|mercredi mer me|jeudi jeu je|vendredi ven ve|samedi sam sa|dimanche dim',
  // Spanish
  'lunes lun|martes mar|miercoles mie mier|jueves jue|viernes vie|sabado sab|domingo dom',
  // Italian
  'lunedi lun|martedi mar|mercoledi mer|giovedi gio|venerdi ven|sabato sab|domenica dom',
  // Portuguese
  'segunda seg segundafeira|terca ter tercafeira|quarta qua quartafeira|quinta qui quintafeira|sexta sex sextafeira|sabado sab|domingo dom',
  // Turkish, Polish and Russian
  'pazartesi pzt|sali|carsamba|persembe|cuma|cumartesi cmt|pazar paz',
  'poniedzialek pon pn|wtorek wto wt|sroda sro sr|czwartek czw|piatek pia pt|sobota sob|niedziela niedz ndz',
  'понедельник пн|вторник вт|среда ср среду|четверг чт|пятница пт пятницу|суббота сб субботу|воскресенье вс',
  // Hindi, in Devanagari and in Latin letters
  'सोमवार सोम|मंगलवार मंगल|बुधवार बुध|गुरुवार गुरूवार बृहस्पतिवार वीरवार गुरु|शुक्रवार शुक्र|शनिवार शनि|रविवार रवि इतवार',
  'somvar somwar|mangalvar mangalwar|budhvar budhwar|guruvar guruwar|shukravar shukrawar|shanivar shaniwar|ravivar raviwar',
  // Arabic
  'الاثنين اثنين الاتنين|الثلاثاء ثلاثاء الثلاثا|الاربعاء اربعاء الاربعا|الخميس خميس|الجمعه جمعه|السبت سبت|الاحد احد',
];

/** The weekday for each word, Monday being 0. */
export const WEEKDAYS: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((language) =>
    language
      .split('|')
      .flatMap((names, day) => names.split(' ').map((name) => [name, day] as const)),
  ),
);

/** The full names of five letters or more, of languages in which a letter is easily left out. */
export const LATIN_DAYS: readonly (readonly [name: string, day: number])[] = NAMES.slice(0, 10)
  .flatMap((language) =>
    language.split('|').map((names, day) => [names.split(' ')[0] ?? '', day] as const),
  )
  .filter(([name]) => name.length >= 5);

export const CHINESE_DAY = /(?:星期|周|週|礼拜|禮拜)([一二三四五六日天])/gu;
export const CHINESE_DAYS = '一二三四五六日';
export const CHINESE_NUMBERS = '一二三四五六七八九十';

const MONTHS_OF_LANGUAGES: readonly string[] = [
  'january jan|february feb|march|april apr|may|june jun|july jul|august aug|september sep sept|october oct|november nov|december dec',
  'januar janner|februar|marz mrz|april|mai|juni|juli|august|september|oktober okt|november|dezember dez',
  'janvier janv|fevrier fevr fev|mars|avril avr|mai|juin|juillet juil|aout|septembre|octobre|novembre|decembre',
  'enero ene|febrero|marzo|abril abr|mayo|junio|julio|agosto ago|septiembre set|octubre|noviembre|diciembre dic',
  'gennaio gen|febbraio|marzo|aprile|maggio mag|giugno giu|luglio lug|agosto|settembre|ottobre ott|novembre|dicembre',
  'janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro out|novembro|dezembro',
  'ocak|subat|mart|nisan|mayis|haziran|temmuz|agustos|eylul|ekim|kasim|aralik',
  'styczen stycznia|luty lutego|marzec marca|kwiecien kwietnia|maj maja|czerwiec czerwca|lipiec lipca|sierpien sierpnia|wrzesien wrzesnia|pazdziernik pazdziernika|listopad listopada|grudzien grudnia',
  'январь января|февраль февраля|март марта|апрель апреля|маи мая|июнь июня|июль июля|август августа|сентябрь сентября|октябрь октября|ноябрь ноября|декабрь декабря',
  'जनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर',
  'يناير|فبراير|مارس|ابريل|مايو|يونيو|يوليو|اغسطس|سبتمبر|اكتوبر|نوفمبر|ديسمبر',
];

/** The month for each word, January being 1. */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  MONTHS_OF_LANGUAGES.flatMap((language) =>
    language
      .split('|')
      .flatMap((names, month) => names.split(' ').map((name) => [name, month + 1] as const)),
  ),
);

/** Before numbers: 'Days 2 to 4'; behind one they are counted: '7 days'. */
export const DAYS_WORD = 'days|tage|jours|dias|giorni|gunler|dni|дни';
export const DAY_WORD =
  'day|tag|tagesplan|jour|journee|dia|giorno|gun|dzien|день|din|दिन|اليوم|يوم';
/** First to seventh in each language, and one to seven where days are counted so, as `plain` returns them. */
export const ORDINALS: readonly string[] = [
  'i|first|one|1st|erster|ersten|erste|erstes|eins|un|premier|premiere|1er|1ere|primer|primero|primera|uno|primo|prima|primeiro|primeira|pehla|pehle|पहला|पहले|प्रथम|الاول|اول|الاولي|birinci|ilk|pierwszy|pierwsza|первыи|первая',
  'ii|second|two|2nd|zweiter|zweiten|zweite|zweites|zwei|deuxieme|seconde|deux|segundo|segunda|dos|secondo|seconda|dois|dusra|doosra|दूसरा|दूसरे|द्वितीय|الثاني|ثاني|الثانيه|ikinci|drugi|druga|второи|вторая',
  'iii|third|three|3rd|dritter|dritten|dritte|drittes|drei|troisieme|trois|tercer|tercero|tercera|tres|terzo|terza|tre|terceiro|terceira|teesra|तीसरा|तीसरे|तृतीय|الثالث|ثالث|الثالثه|ucuncu|trzeci|trzecia|третии|третья',
  'iv|fourth|four|4th|vierter|vierten|vierte|viertes|vier|quatrieme|quatre|cuarto|cuarta|cuatro|quarto|quarta|quattro|quatro|chautha|चौथा|चौथे|चतुर्थ|الرابع|رابع|الرابعه|dorduncu|czwarty|czwarta|четвертыи|четвертая',
  'v|fifth|five|5th|funfter|funften|funfte|funftes|funf|cinquieme|cinq|quinto|quinta|cinco|cinque|panchwa|पांचवां|पांचवा|पाँचवाँ|पाँचवां|पांचवे|الخامس|خامس|الخامسه|besinci|piaty|piata|пятыи|пятая',
  'vi|sixth|six|6th|sechster|sechsten|sechste|sechstes|sechs|sixieme|sexto|sexta|seis|sesto|sesta|sei|chhatha|छठा|छठवां|छठे|السادس|سادس|السادسه|altinci|szosty|szosta|шестои|шестая',
  'vii|seventh|seven|7th|siebter|siebten|siebte|siebtes|siebenter|sieben|septieme|sept|septimo|septima|siete|settimo|settima|sette|setimo|setima|sete|saatwa|सातवां|सातवा|सातवाँ|सातवें|السابع|سابع|السابعه|yedinci|siodmy|siodma|седьмои|седьмая',
];

export const WEEK_WORD =
  'week|wk|woche|kw|semaine|sem|semana|settimana|hafta|tydzien|неделя|सप्ताह|हफ्ता|الاسبوع|اسبوع';
export const EVERY_DAY =
  'every day|everyday|each day|daily|all days|all week|7 days a week|same every day|whole week|jeden tag|taglich|tous les jours|chaque jour|todos los dias|cada dia|diario|diaria|ogni giorno|tutti i giorni|todos os dias|diariamente|her gun|codziennie|каждыи день|ежедневно|रोज|रोजाना|प्रतिदिन|हर दिन|يوميا|كل يوم|كل الايام|每天|每日';
export const WEEKEND_WORD =
  'weekend|weekends|week end|wochenende|fin de semana|fine settimana|fim de semana|hafta sonu|weekend|выходные';
export const WORKDAYS_WORD =
  'weekdays|weekday|working days|workdays|werktags|werktage|jours de semaine|dias laborables|giorni feriali|dias uteis|hafta ici|dni robocze|будни';

/** Words in a heading of a day that have no meaning of their own. */
export const BESIDE_DAYS = new Set(
  'the of on for to and und et y e le la el de del di dello della des do da den der am du feira st nd rd th date datum dia day bis a al au à da do menu plan diet meal meals sample example beispiel exemple ejemplo esempio exemplo يوم journee giornata r г dieta jadlospis listesi меню рацион diat ernahrungsplan régime'.split(
    ' ',
  ),
);

/** How a meal says that there is none, in the form that `plain` returns. */
export const WITHOUT_MEAL = new Set(
  'none nil nothing keine keins nichts entfallt rien aucun aucune nada ninguno ninguna niente nessuno nessuna nenhum nenhuma brak yok нет 无 無 没有'.split(
    ' ',
  ),
);

/** How a cell says that it is as another one, in the form that `plain` returns. */
export const SAME_AS =
  `same as|the same as|same as on|same like|same|as|as on|as per|like|like on|repeat|repeats|repeat of|repeated|repeated from|see|see on|ditto|ditto as|copy of|identical to|again|as for|same menu as|same food as|same meals as|same plan as|same with|follow|use|repeat menu|the same menu as
|wie|wie am|wie an|wie bei|gleich wie|genauso wie|genau wie|dasselbe wie|das gleiche wie|das selbe wie|gleiches wie|siehe|siehe am|s|wiederholung|wiederholung von|wiederholen|wdh|analog|analog zu|identisch mit|entspricht|vgl|ebenso wie
|comme|comme le|idem|idem que|idem a|meme|meme que|meme chose que|le meme que|la meme chose que|le meme menu que|meme menu que|pareil que|pareil a|identique a|voir|cf|repeter|refaire|reprendre|reprise de
|igual|igual que|igual al|igual a|igual que el|lo mismo que|lo mismo que el|lo mismo del|lo mismo|mismo que|mismo que el|mismo menu que|el mismo menu que|mismo del|como|como el|como en|idem al|repetir|repetir el|repite|se repite|repetimos|repeticion|ver|ver el|misma que
|come|come il|come per|come di|uguale|uguale a|uguale al|stesso di|stesso del|lo stesso di|lo stesso del|la stessa di|la stessa del|stessa cosa di|stesso menu di|stessa di|stesso|stessa|stessi|vedi|ripetere|ripetere quella del|ripetere quello del|ripetere il|ripeti|si ripete|medesimo di|medesima di|identico a|identica a|quella del|quello del
|igual ao|igual da|igual do|igual de|mesmo que|mesma que|o mesmo que|o mesmo de|o mesmo da|mesmo de|mesmo da|a mesma de|a mesma da|mesma coisa que|mesmo cardapio de|mesmo cardapio da|repete|repete a|repetir a|repetir o|repita|conforme|veja|idem a|idem ao
|ile ayni|gibi|aynisi|tak jak|tak samo jak|jak w|jak we|to samo co|to samo co w|to samo co we|tak samo jak w|tak samo jak we|как в|как во|как|как и в|то же что и|то же что|то же что в|то же что и в|так же как
|जैसा|जैसा ही|के जैसा|की तरह|के समान|समान|वाला|वाला ही|वही|वही जो|का दोहराव|दोहराएं|दोहराएँ|दोहराव|के अनुसार|jaisa|ki tarah|same to same
|مثل|مثل يوم|كما|كما في|كما في يوم|نفس|نفس يوم|نفس وجبات|نفس وجبات يوم|نفس نظام|نفس نظام يوم|نفس الشيء مثل|زي|زي يوم|كيوم|تكرار|تكرار يوم|كرر|كرري|يكرر|مشابه|مشابه ليوم|انظر|مطابق|مطابق ليوم
|同|同于|等同于|与|和|跟|相同|一样|同样|重复|參照|参照|参考|見|照`.replaceAll('\n', '');

export const THE_DAY_BEFORE =
  `yesterday|the day before|day before|previous day|the previous day|last day|prior day|the prior day
|gestern|vortag|am vortag|der vortag|dem vortag|tag zuvor|tag davor
|hier|la veille|veille|jour precedent|le jour precedent|jour d avant|le jour d avant
|ayer|el dia anterior|dia anterior|dia previo|el dia previo
|ieri|il giorno prima|giorno prima|giorno precedente|il giorno precedente
|ontem|o dia anterior|dia antes
|dun|onceki gun|wczoraj|poprzedni dzien|вчера|предыдущии день
|कल|पिछले दिन|एक दिन पहले|امس|اليوم السابق|السابق|اليوم الذي قبله|昨天|昨日|前一天|前日`.replaceAll(
    '\n',
    '',
  );

/** Days by what is done on them, as coaches name them, in the form that `plain` returns. */
export const DAY_KIND =
  /^(?:(?:training|workout|gym|lifting|cardio|rest|off|non[ -]training|high[ -]carb|low[ -]carb|refeed|even|odd) days?|(?:un)?gerade tage|jours (?:im)?pairs|dias (?:im)?pares|giorni (?:dis)?pari|trainingstage?|ruhetage?|(?:trainings)?freier tag|giorn[oi] (?:on|off|di allenamento|di riposo|allenamento|riposo)|dias? (?:on|off|de (?:entreno|entrenamiento|treino|descanso))|jours? (?:on|off|d'entrainement|de repos)|dzien (?:treningowy|nietreningowy)|день (?:тренировки|отдыха)|训练日|休息日|antrenman gunu|dinlenme gunu)$/u;
