/** How a cell says that it is as another one, in the form that `plain` returns. */
export const SAME_AS =
  `same as|the same as|same as on|same like|same|as|as on|as per|like|like on|repeat|repeats|repeat of|repeated|repeated from|see|see on|ditto|ditto as|copy of|identical to|again|as for|same menu as|same food as|same meals as|same plan as|same with|follow|use|repeat menu|the same menu as
|wie|wie am|wie an|wie bei|gleich wie|genauso wie|genau wie|dasselbe wie|das gleiche wie|das selbe wie|gleiches wie|siehe|siehe am|s|wiederholung|wiederholung von|wiederholen|wdh|analog|analog zu|identisch mit|entspricht|vgl|ebenso wie
|comme|comme le|idem|idem que|idem a|meme|meme que|meme chose que|le meme que|la meme chose que|le meme menu que|meme menu que|pareil que|pareil a|identique a|voir|cf|repeter|refaire|reprendre|reprise de
|igual|igual que|igual al|igual a|igual que el|lo mismo que|lo mismo que el|lo mismo del|lo mismo|mismo que|mismo que el|mismo menu que|el mismo menu que|mismo del|como|como el|como en|idem al|repetir|repetir el|repite|se repite|repetimos|repeticion|ver|ver el|misma que
|come|come il|come per|come di|uguale|uguale a|uguale al|stesso di|stesso del|lo stesso di|lo stesso del|la stessa di|la stessa del|stessa cosa di|stesso menu di|stessa di|stesso|stessa|stessi|vedi|ripetere|ripetere quella del|ripetere quello del|ripetere il|ripeti|si ripete|medesimo di|medesima di|identico a|identica a|quella del|quello del
|igual ao|igual da|igual do|igual de|mesmo que|mesma que|o mesmo que|o mesmo de|o mesmo da|mesmo de|mesmo da|a mesma de|a mesma da|mesma coisa que|mesmo cardapio de|mesmo cardapio da|repete|repete a|repetir a|repetir o|repita|conforme|veja|idem a|idem ao
|ile ayni|gibi|aynisi|tak jak|tak samo jak|jak w|jak we|to samo co|как в|как во|как|то же что и|так же как
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
