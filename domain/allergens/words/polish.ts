import type { Animals, ByFoods, LanguageWords } from './languages.ts';

export const POLISH: LanguageWords = {
  names: {
    gluten: `gluten, glutenowy, pszenica, pszenny, mąka pszenna, żyto, żytni, jęczmień, jęczmienny, owies, płatki owsiane, otręby, otręby pszenne, orkisz, orkiszowy, pszenżyto, kasza manna, manna, kasza jęczmienna, kasza pęczak, pęczak, kasza bulgur, bulgur, kuskus, semolina, słód, durum, samopsza, płaskurka, zarodki pszenne, owsiany`,
    crustaceans: `skorupiak, raków, rakami, krewetka, krewetki, krab, homar, rak rzeczny, langusta, langustynka, szyjki rakowe, paluszki krabowe`,
    'crustaceans molluscs': `owoce morza, owocami morza`,
    eggs: `jajo, jajko, jaja, jajka, jajek, jaj, jajeczny, jajko sadzone, jaja sadzone, białko jaja, białko jajka, żółtko, żółtka, żółtek, białka jaj, jajko przepiórcze, jajka przepiórcze, jajko na twardo, jajko na miękko`,
    fish: `ryba, rybny, śledź, śledzie, dorsz, łosoś, łososie, łososiowy, pstrąg, tuńczyk, makrela, szprot, szprotka, sardynka, karp, sandacz, szczupak, mintaj, morszczuk, halibut, flądra, węgorz, okoń, tilapia, panga, anchois, sardela, kawior, ikra, filet z soli, dorada, sieja, sielawa, miruna, turbot, miecznik, tran, gładzica, leszcz, sum wędzony, filet z dorsza, paluszki rybne, lin w śmietanie`,
    peanuts: `orzeszki ziemne, orzeszek ziemny, orzech ziemny, orzechy ziemne, orzechów ziemnych, orzeszków ziemnych, orzechach ziemnych, orzeszkach ziemnych, orzechami ziemnymi, orzeszkami ziemnymi, fistaszek, fistaszki, masło orzechowe, masłem orzechowym, masła orzechowego, arachidowy, olej arachidowy, masło arachidowe`,
    soy: `soja, sojowy, mleko sojowe, tofu, tempeh, edamame, miso, lecytyna sojowa, granulat sojowy, kostka sojowa, kotlet sojowy`,
    milk: `mleko, mleczny, mleko krowie, mleko kozie, mleko w proszku, mleko zagęszczone, mleko skondensowane, maślanka, kefir, jogurt, jogurtowy, jogurt naturalny, jogurt grecki, skyr, śmietana, śmietanowy, śmietanka, ser, ser żółty, ser biały, ser kozi, ser feta, serek, serek wiejski, serek homogenizowany, serowy, twaróg, twarożek, twarogowy, biały ser, mozzarella, parmezan, gouda, cheddar, camembert, brie, oscypek, bryndza, mascarpone, ricotta, masło, masełko, maślany, masło klarowane, laktoza, nabiał, serwatka, kazeina, białko serwatkowe, zsiadłe mleko, kwaśne mleko, feta, bundz, koryciński, twarogu, twarogiem, sera`,
    nuts: `orzech, orzechy, orzechowy, orzech włoski, orzechy włoskie, orzechów włoskich, orzech laskowy, orzechy laskowe, orzechów laskowych, orzechy nerkowca, nerkowiec, nerkowce, nerkowca, nerkowców, migdał, migdały, migdałowy, płatki migdałowe, pistacja, pistacje, pekan, orzechy brazylijskie, makadamia, orzeszki piniowe, orzeszki pinii, mleko migdałowe, mąka migdałowa, laskowy, laskowe`,
    celery: `seler, seler naciowy, seler korzeniowy, selerowy`,
    mustard: `gorczyca, musztarda, musztardowy`,
    sesame: `sezam, sezamowy, olej sezamowy, tahini, pasta tahini`,
    sulphites: `siarczyny, siarczyn, dwutlenek siarki`,
    lupin: `łubinu, łubinem, łubinowy`,
    molluscs: `małże, małży, małżami, mięczak, kalmar, ośmiornica, ostryga, kałamarnica, przegrzebek, ślimak, mątwa`,
  },
  carriers: {
    gluten: `lasagne, granola, keks, tarta cytrynowa, tarta ze szpinakiem, tarta z owocami, tarta z warzywami, tarty, chleb, chlebek, pieczywo, bułka, bułeczka, kajzerka, grahamka, graham, bagietka, rogal, rogalik, chałka, tost, tosty, grzanka, grzanki, kanapka, kanapki, suchary, suchar, sucharki, makaron, spaghetti, łazanki, kluski, kluseczki, kopytka, pierogi, pierożki, uszka, pyzy, knedle, kołduny, krokiet, krokiety, naleśnik, naleśniki, placki, placek, placuszki, racuchy, omlet biszkoptowy, panierka, panierowany, bułka kotlet schabowy, kotlet mielony, kotlety mielone, mielone, sznycel, kotlet de volaille, pizza, zapiekanka, tortilla, wrap, pita, lawasz, ciasto, ciastko, ciasteczka, herbatniki, biszkopt, biszkopty, szarlotka, sernik, makowiec, drożdżówka, pączek, pączki, faworki, babka, piernik, gofr, gofry, muffin, muffinka, wafel, wafelki, krakersy, paluszki, precle, precel, musli, owsianka, owsiany, kasza manna, grysik, żurek, barszcz biały, zacierki, lane kluski, krupnik, kaszanka, piwo, kwas chlebowy, podpłomyk, cebularz, seitan, hamburger, burger, kebab, zasmażka, zupa mleczna, ryba po grecku, leniwe, pierogi leniwe, szare kluski, kartacze, pasztecik, paszteciki, kulebiak, sushi sos sojowy, płatki śniadaniowe, płatki kukurydziane, cini minis, nesquik, kutia, obwarzanek, zrazy, wiejska kiełbasa z bułką, bezy z ciastem, napoleonka, kremówka, jabłecznik, placek drożdżowy, sękacz, ptyś, eklerka, crumble, brownie, tiramisu, mleko owsiane`,
    'gluten eggs milk': `naleśnik, naleśniki, racuchy, placuszki, ciasto, biszkopt, pączek, pączki, drożdżówka, babka, gofr, gofry, muffin, muffinka, sernik, leniwe, pierogi leniwe, kremówka, napoleonka, eklerka, karpatka, tiramisu, szarlotka, jabłecznik, zapiekanka makaronowa, piernik, chałka, ptyś, wuzetka, brownie, omlet biszkoptowy, makowiec, kopytka z masłem`,
    'gluten eggs': `schabowy, schabowego, kopytka, kluski, kotlet schabowy, kotlet mielony, kotlety mielone, mielone, panierowany, makaron jajeczny, sznycel, kotlet de volaille, lane kluski, faworki, krokiet, krokiety, placki ziemniaczane, pyzy, zacierki, knedle, biszkopt, biszkopty, uszka`,
    'gluten milk': `pizza, zapiekanka, pierogi ruskie, ruskie, ruskich, ruskimi, bułka maślana, rogalik, cebularz, zupa mleczna, krakersy serowe`,
    eggs: `jajecznica, tatar wołowy, befsztyk tatarski, omlet, majonez, majonezowy, sałatka jarzynowa, sałatka warzywna, beza, bezy, kogel mogel, ajerkoniak, sos tatarski, sos holenderski, szakszuka, frittata, jaja faszerowane, sałatka jajeczna, pasta jajeczna, placki ziemniaczane, sałatka ziemniaczana, ptasie mleczko, suflet`,
    fish: `gravlax, ryba po grecku, zupa rybna, pasta rybna, sushi, sos worcestershire, sałatka śledziowa, rolmops, rolmopsy, śledzik, pasta z makreli, sałatka cezar, sałatka nicejska`,
    milk: `mizeria, purée ziemniaczane, puree ziemniaczane, puree z ziemniaków, gorące kakao, sernik, budyń, lody, kisiel mleczny, krem, sos beszamelowy, beszamel, purée ziemniaczane, ptasie mleczko, krówka, krówki, kawa z mlekiem, latte, cappuccino, panna cotta, leniwe, zupa krem, chłodnik, sos czosnkowy, tzatziki, czekolada mleczna, nutella, kajmak, gorąca czekolada, carbonara, alfredo, sos grzybowy, kinder, actimel, danonki, monte, caprese, fondue, raclette, gzik, pyry z gzikiem, kogel mogel, strogonow, boeuf stroganow, zupa pieczarkowa, zupa szczawiowa, sałatka grecka, białko wpc, odżywka białkowa, koktajl mleczny, pesto, kotlet de volaille, wpc, wpi`,
    nuts: `marcepan, nugat, pralina, pralinki, nutella, pesto, chałwa orzechowa, baklava, kutia, ciasto orzechowe, krem orzechowy, ferrero rocher, mieszanka studencka, bakalie, amaretto, frangipane`,
    peanuts: `satay, mieszanka studencka, pad thai, snickers`,
    soy: `miso, teriyaki, sos teriyaki`,
    'soy gluten': `sos sojowy, sosem sojowym, sosie sojowym, sosu sojowego, teriyaki`,
    sesame: `hummus, humus, chałwa`,
    celery: `włoszczyzna, kostka rosołowa, kostka bulionowa, vegeta, rosół, bulion, bulion warzywny, sałatka jarzynowa, sałatka warzywna, ryba po grecku, maggi, sałatka waldorf, zupa jarzynowa, surówka z selera`,
    mustard: `sos miodowo-musztardowy, majonez, jaja w sosie musztardowym`,
    sulphites: `suszone morele, morele suszone, wino, winie, białe wino, czerwone wino`,
  },
  generic: `gluten, glutenowy, skorupiak, jajo, jajko, jaja, jajka, jajek, ryba, orzeszki ziemne, orzechy ziemne, soja, mleko, nabiał, orzech, orzechy, seler, gorczyca, musztarda, sezam, siarczyny, łubin, mięczak, owoce morza, mleczny`,
  whole: `gluten, glutenowy, nabiał`,
  harmless: `mleko kokosowe, mleczko kokosowe, gałka muszkatołowa, gałki muszkatołowej, orzech kokosowy, wiórki kokosowe, kasza gryczana, kasza jaglana, kasza kukurydziana, gryka, gryczany, mąka gryczana, mąka ryżowa, mąka kukurydziana, mąka kokosowa, makaron ryżowy, makaron sojowy, makaron konjac, makaron shirataki, masło kakaowe, masło shea, wafel ryżowy, wafle ryżowe, waflu ryżowym, waflach ryżowych, kasztan, kasztany jadalne, serce, serca, serduszka, serdecznie, sercówka, fasola masłowa, dynia piżmowa, dynia masłowa, chleb świętojański, jagody, jajowaty, rybiz, maślak, maślaki, maślakami, sałata masłowa, boczniak ostrygowaty, boczniaki, orzeszki sojowe, placki z cukinii bez mąki, mlecz, mniszek, mleczko pszczele, ryż, ryżowy, ryba wegańska, wegański ser, chlebowiec, kremowy ryż kokosowy, jogurt kokosowy, rybak, bakłażan, tost kukurydziany, tortilla kukurydziana, chlebek bananowy bezglutenowy, płatki gryczane, płatki jaglane, płatki ryżowe, soja zielona, napój ryżowy, napój kokosowy, krem z dyni, krem kokosowy, śmietanka kokosowa, placki gryczane, ser kokosowy, mulenie, seradela`,
  ordinary: `owocowy, cukru, cukrem, mus, bez cukru, bez soli, marchewka tarta cytrynowa, tarta ze szpinakiem, tarta z owocami, tarta z warzywami, tarty, tarta marchewka, tarta marchew, marchew tarta cytrynowa, tarta ze szpinakiem, tarta z owocami, tarta z warzywami, tarty, tarte jabłko, jabłko tarte, tarty burak, tarte buraki, kasza, zupa, sałatka, surówka, ziemniaki, ziemniak, ziemniaczany, pomidor, pomidory, pomidorowy, ogórek, ogórki, ogórkowy, marchew, marchewka, cebula, czosnek, czosnkowy, koperek, pietruszka, papryka, cukinia, dynia, brokuł, brokuły, kalafior, kapusta, szpinak, sałata, rzodkiewka, burak, buraki, buraczki, barszcz, fasola, fasolka, groch, groszek, ciecierzyca, soczewica, kukurydza, grzyby, pieczarki, warzywa, warzywny, owoc, owoce, jabłko, gruszka, banan, pomarańcza, winogrona, truskawki, maliny, borówki, śliwka, czereśnie, wiśnie, morela, brzoskwinia, arbuz, melon, kiwi, ananas, mango, awokado, rodzynki, daktyle, żurawina, dżem, miód, cukier, sól, pieprz, olej, oliwa, oliwki, ocet, sok, woda, herbata, kawa, kompot, kisiel, galaretka, gotowany, gotowana, pieczony, duszony, smażony, grillowany, wędzony, surowy, świeży, suszony, garść, szklanka, łyżka, łyżeczka, kromka, kromki, plaster, plasterek, sztuka, porcja, talerz, miseczka, mały, mała, duży, duża, śniadanie, obiad, kolacja, podwieczorek, przekąska, ryż, komosa, quinoa, tapioka, sos, leczo, gulasz, bazylia, oregano, szczypiorek, natka, kiełki, pestki, pestki dyni, słonecznik, siemię, chia, wiórki, serwować, kremem, jagodowy, koktajl, smoothie, napój, mieszanka, burger, zielony, biały, czerwony, czarny, domowy, naturalny, chudy, tłusty, filet, sałatka z, dodatek, lekki, pełnoziarnisty, razowy, faszerowany, nadziewany, żurawiną, kurkuma, imbir, cynamon, olejem, kiszony, kiszona, kiszone`,
  without: `bez, nie zawiera, wolny od, zamiast`,
  free: `free`,
  filler: `dodatku, żadnych, z mąki, na mące, z kaszy`,
  joins: `lub, albo, czy, ani, bądź`,
  soft: `z, ze, i, oraz, na, w, do`,
  vegan: `wegański, wegańska, wege, vege, vegan, roślinny, wegan, weganizm`,
  pairs: [
    {
      clears: 'milk',
      headFirst: true,
      of: `kokosowy, sojowy, migdałowy, owsiany, ryżowy, orzechowy, kakaowy, roślinny, kokos, kokosu, nerkowców, nerkowca, migdałów, tofu, arachidowy, konopny`,
      head: `mleko, mleczko, jogurt, śmietana, śmietanka, ser, serek, masło, krem, lody, napój`,
    },
    {
      clears: 'milk',
      of: `kokosowy, sojowy, migdałowy, owsiany, ryżowy, roślinny`,
      head: `mleko, mleczko, jogurt, śmietana, śmietanka, ser, serek, napój`,
    },
    {
      clears: 'gluten',
      headFirst: true,
      of: `ryżowy, kukurydziany, gryczany, jaglany, kokosowy, ciecierzycy, soczewicy, migdałowy, sojowy, ziemniaczany, cukinii, fasoli, konjac, ciecierzyca`,
      head: `mąka, makaron, chleb, chlebek, wafel, wafelki, placki, placuszki, naleśniki, tortilla, płatki, krakersy, kluski, spaghetti, kasza`,
    },
  ],
};

export const POLISH_ANIMALS: Animals = {
  names: {
    meat: `mięso, mięsny, mięso mielone, mielone mięso, kurczak, kurczę, kura, kurze, kurzy, kurczaczek, drób, drobiowy, indyk, indyka, indyczy, kaczka, kaczy, gęś, gęsina, przepiórka, wołowina, wołowy, cielęcina, cielęcy, jagnięcina, jagnięcy, baranina, baran, królik, dziczyzna, dzik, sarnina, sarna, jeleń, wątróbka, wątroba, nerki, ozorek, ozór, flaki, żołądki, żołądki drobiowe, serce drobiowe, serca drobiowe, serduszka drobiowe, podroby, pierś, udko, udka, udziec, skrzydełka, skrzydełko, polędwica, polędwica wołowa, antrykot, rostbef, stek, befsztyk, gulasz wołowy, wędlina, wędliny, wędlinka, pasztet, rosół, bulion drobiowy, bulion wołowy, koźlina, smalec gęsi, pulpety, pulpet, klopsy, klopsiki, kebab`,
    'meat pork': `wieprzowina, wieprzowy, świnia, prosię, szynka, szynkowy, boczek, boczku, schab, schabowy, karkówka, karczek, żeberka, golonka, kiełbasa, kiełbaska, kiełbasy, kiełbasiany, parówka, parówki, kaszanka, salceson, słonina, smalec, skwarki, salami, prosciutto, baleron, łopatka wieprzowa, kabanos, kabanosy, mortadela, metka, polędwiczka, polędwiczki wieprzowe, polędwica sopocka, bekon, chorizo, frankfurterki, serdelki, pancetta, mielonka, pasztetowa`,
    alcohol: `alkohol, alkoholowy, wino, winny, wódka, piwo, piwny, rum, koniak, brandy, whisky, likier, nalewka, szampan, prosecco, ajerkoniak, grzaniec, cydr, gin, winie, winem`,
    honey: `miód, miodem, miodowy, miodu`,
    gelatine: `żelatyna, żelatynowy`,
    roots: `cebula, czosnek, ziemniak, marchew, marchewka, burak, rzodkiewka, por, pory, pietruszka korzeń, imbir, seler, chrzan`,
  },
  carriers: {
    meat: `bigos, gołąbki, pierogi z mięsem, kotlet mielony, kotlety mielone, mielone, sznycel, kotlet de volaille, gulasz, strogonow, boeuf stroganow, zrazy, rolada, rolady, pieczeń, bitki, flaczki, rosół, kołduny, kartacze, pyzy z mięsem, krokiet z mięsem, burger, hamburger, bolognese, spaghetti bolognese, shoarma, gyros, leczo z kiełbasą, nuggetsy, cheeseburger, musaka, barszcz z uszkami, kotlet, zupa gulaszowa, fasolka po bretońsku, tatar, lasagne, żurek, kapuśniak, grochówka, krupnik, galareta, nóżki, czernina`,
    'meat pork': `bigos, kotlet mielony, kotlety mielone, żurek, fasolka po bretońsku, grochówka, carbonara, kapuśniak, gołąbki, galareta, nóżki, hot dog, pizza hawajska, barszcz biały, kwaśnica, zalewajka, kartacze, kiszka ziemniaczana, pajda ze smalcem`,
    alcohol: `tiramisu, ponczowy, rumowy, sos winny, boeuf bourguignon, kukułki, baryłki, rodzynki w rumie, wino grzane, babka ponczowa`,
    gelatine: `galaretka, galareta, żelki, ptasie mleczko, panna cotta, sernik na zimno, marshmallow, pianki, nóżki, auszpik`,
    honey: `piernik, miodownik, miodowo-musztardowy`,
    roots: `frytki, placki ziemniaczane, kopytka, tzatziki`,
  },
  whole: `alkohol, alkoholowy, żelatyna, mięso, mięsny`,
  harmless: `kotlet sojowy, kotlety sojowe, kotlety z ciecierzycy, kotlety z soczewicy, kotlety z fasoli, kotlety z kaszy, kotlety jajeczne, kotlety ziemniaczane, kotlety warzywne, kotlet z selera, kotlet z kalafiora, kotleciki z, gołąbki z kaszą, gołąbki z ryżem i grzybami, gołąbki wegetariańskie, gołąbki z grzybami, bigos wegetariański, bigos z grzybami wegański, burger z fasoli, burger z buraka, burger z ciecierzycy, burger z soczewicy, burger warzywny, burger roślinny, pasztet z soczewicy, pasztet z fasoli, pasztet warzywny, pasztet z ciecierzycy, pasztet sojowy, gulasz warzywny, gulasz grzybowy, gulasz z soczewicy, gulasz z ciecierzycy, stek z kalafiora, smalec z fasoli, smalczyk z fasoli, rosół warzywny, bulion warzywny, żurek wegetariański, kotlet z boczniaka, flaczki z boczniaków, flaki z boczniaków, ocet winny, octu winnego, octem winnym, winogrona, winogron, winogronowy, winogrono, winegret, winegretem, sos winegret, piwo bezalkoholowe, bawole serce, pomidor bawole serce, wołowe serce, pomidor malinowy, kurki, kurka grzyb, kurkami, kurek, kurkuma, kurkumą, kozi ser, ser kozi, mleko kozie, rostbef z selera, liście winogron, mięso sojowe, boczniak, boczniaki, leczo, leczo warzywne, sarnie oczko, gęsia stopka, gęsty, gęsta, wieprzek agrest, szynka z kokosa, jajka przepiórcze, jajko przepiórcze, jajka kurze, jajo kurze, miodowy melon, melon miodowy, krupnik wegetariański, krupnik jarski, kapuśniak wegetariański, kotlet jajeczny, galaretka z agaru, rolada szpinakowa, rolada serowa, kaczeniec, pory, piersiówka`,
  vegetarian: `wegetariański, wege, jarski, bezmięsny, postny, bez mięsa`,
};

export const POLISH_DISHES: ByFoods = {
  milk: `owsianka na mleku, ryż na mleku, płatki na mleku`,
  'gluten milk': `kanapka z serem, tost z serem, makaron z serem, makaron z twarogiem, pierogi z serem, pierogi z twarogiem, pierogi z jagodami i śmietaną, kasza manna na mleku`,
  'gluten eggs milk': `naleśniki z serem, naleśniki z twarogiem, karpatka`,
  'gluten meat pork': `kanapka z szynką, zapiekanka z szynką, pizza salami`,
  'gluten meat': `pierogi z mięsem, krokiety z mięsem, zapiekanka z kurczakiem`,
  'eggs mustard celery': `sałatka jarzynowa`,
  'meat pork': `sałatka z szynką, jajecznica na boczku, jajecznica z kiełbasą`,
};

export const POLISH_PLAIN = `z, ze, i, lub, na, w, do, po, dla, oraz, jeden, jedna, dwa, dwie, trzy, pół, trochę, cały, połowa, g, ml, łyżka, szklanka, garść, kromka, plaster, sztuka, świeży, gotowany, pieczony, duszony, surowy, mały, duży, naturalny`;
