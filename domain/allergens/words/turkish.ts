import type { Animals, ByFoods, LanguageWords } from './languages.ts';

export const TURKISH: LanguageWords = {
  names: {
    gluten: `gluten, glüten, buğday, tam buğday, çavdar, arpa, yulaf, yulaf ezmesi, yulaf kepeği, kepek, ruşeym, siyez, irmik, bulgur, köftelik bulgur, firik, buğday unu, buğday nişastası, malt`,
    crustaceans: `karides, yengeç, ıstakoz, istakoz, kerevit, langust, böcek ıstakoz, kabuklu deniz ürünleri`,
    'crustaceans molluscs': `deniz mahsulü, deniz mahsulleri, deniz ürünleri, deniz ürünlü, deniz mahsullü`,
    eggs: `yumurta, haşlanmış yumurta, sahanda yumurta, yumurta akı, yumurta sarısı, bıldırcın yumurtası, rafadan, çılbır`,
    fish: `balık, hamsi, levrek, çipura, çupra, somon, ton balığı, uskumru, palamut, lüfer, çinekop, istavrit, sardalya, sardalye, barbun, barbunya balığı, mezgit, alabalık, kalkan balığı, dil balığı, kefal, sazan, turna balığı, yayın balığı, orkinos, ançuez, çiroz, lakerda, havyar, tarama, morina, mercan balığı, fener balığı, kılıç balığı, balık yağı, tekir balığı, zargana, gümüş balığı`,
    peanuts: `yer fıstığı, yerfıstığı, fıstık ezmesi, yer fıstığı ezmesi, tuzlu fıstık, fıstık`,
    soy: `soya, soya fasulyesi, soya sütü, soya kıyması, tofu, tempeh, edamame, miso, soya proteini`,
    milk: `süt, inek sütü, keçi sütü, yağsız süt, yarım yağlı süt, süt tozu, yoğurt, süzme yoğurt, ayran, kefir, peynir, beyaz peynir, kaşar, kaşar peyniri, lor, lor peyniri, tulum peyniri, hellim, çökelek, labne, krem peynir, mozzarella, parmesan, ezine, gravyer, dil peyniri, örgü peyniri, otlu peynir, tereyağı, tereyağ, tereyağlı, kaymak, krema, kremalı, krem şanti, laktoz, süzme peynir, minci, kurut, peynir altı suyu, whey, kazein, süt ürünü, süt ürünleri, sade yağ`,
    nuts: `ceviz, ceviz içi, fındık, badem, antep fıstığı, şam fıstığı, kaju, çam fıstığı, kuruyemiş, kuru yemiş, pekan, makademya, brezilya cevizi, badem sütü, badem unu, fındık ezmesi, fındık sütü, badem ezmesi, dolmalık fıstık, yeşil fıstık`,
    celery: `kereviz, kereviz sapı`,
    mustard: `hardal`,
    sesame: `susam, susam yağı, tahin`,
    sulphites: `sülfit`,
    lupin: `acı bakla, termiye, lüpen`,
    molluscs: `midye, kalamar, ahtapot, istiridye, sübye, mürekkep balığı, deniz tarağı, salyangoz, kum midyesi, akivades`,
  },
  carriers: {
    gluten: `börek, pasta, granola, ekmek, tam buğday ekmeği, çavdar ekmeği, kepek ekmeği, galeta, galeta unu, etimek, grissini, pide, lavaş, bazlama, yufka, simit, poğaça, açma, çörek, su böreği, sigara böreği, kol böreği, gözleme, katmer, makarna, spagetti, erişte, şehriye, tel şehriye, arpa şehriye, kuskus, noodle, bisküvi, kraker, kek, kurabiye, un kurabiyesi, tost, sandviç, lahmacun, mantı, tarhana, un helvası, irmik helvası, revani, şekerpare, baklava, kadayıf, künefe, lokma, tulumba, pişi, krep, pankek, waffle, gofret, müsli, mısır gevreği, bira, boza, dürüm, ekmek arası, içli köfte, kısır, çiğ köfte, ezogelin, ezogelin çorbası, düğün çorbası, aşure, keşkek, yuvalama, analı kızlı, milföy, kruvasan, hamburger, pizza, pane tavuk, tavuk pane, balık pane, pane edilmiş, kadınbudu köfte, mercimek köftesi, mercimekli köfte, seitan, güllaç, yulaf sütü, tatar böreği, paçanga, kete, beyran, kumpir ekmeği, helva unlu, tutmaç, arabaşı, topik`,
    'gluten eggs milk': `ıspanaklı kiş, sebzeli kiş, mantarlı kiş, kiş lorraine, kek, pankek, krep, waffle, profiterol, pasta dilimi, yaş trileçe, tiramisu, ekler, kruvasan, poğaça, açma, su böreği, revani, şekerpare, brownie, muffin, magnolia, cheesecake`,
    'gluten milk': `mantı, künefe, kaşarlı tost, karışık tost, tarhana, pizza, peynirli gözleme, milföy, beşamel, iskender, bisküvi`,
    'gluten eggs': `erişte, kadınbudu köfte, lokma`,
    eggs: `menemen, omlet, mayonez, çılbır, beze, rus salatası, amerikan salatası, tartar sos, kaygana, mücver, terbiyeli köfte, terbiyeli çorba, kuymak yumurtalı, krem karamel, pandispanya, suffle, sufle`,
    fish: `suşi, balık çorbası, sezar salata, balık ekmek, balık köftesi, worcestershire sosu, lakerda`,
    milk: `cacık, sütlaç, muhallebi, kazandibi, tavukgöğsü, supangle, puding, dondurma, keşkül, güllaç, haydari, atom meze, yayla çorbası, iskender, ali nazik, çılbır, hünkar beğendi, hünkarbeğendi, beğendi, kuymak, mıhlama, muhlama, sahlep, salep, latte, cappuccino, sıcak çikolata, sütlü çikolata, süt reçeli, karnıyarık yoğurtlu, patates püresi, alfredo, borani, lebeniye, ayran aşı, ayranaşı, dovga, fırın sütlaç, krem karamel, yoğurtlu çorba, lahana sarma yoğurtlu, süt mısır tereyağlı, mozaik krem çorba, kumpir, nutella, carbonara, beşamel`,
    nuts: `baklava, cevizli sucuk, pesto, nutella, marzipan, badem ezmesi, acıbadem kurabiyesi, kadayıf, şekerpare, aşure, irmik helvası, muhammara, çerkez tavuğu, keşkül, pişmaniye fıstıklı, künefe, güllaç, badem kurabiyesi, karışık şöbiyet`,
    peanuts: `satay, karışık `,
    'soy gluten': `soya sosu, soya soslu, teriyaki`,
    sesame: `simit, humus, tahin pekmez, tahin helvası, helva, tahinli çörek, susamlı çubuk`,
    celery: `et suyu tableti, bulyon, et bulyon, sebze bulyon`,
    mustard: `ballı hardal, mayonez`,
    sulphites: `kuru kayısı, gün kurusu, şarap, kırmızı şarap, beyaz şarap`,
    molluscs: `midye dolma, midye tava, kalamar tava`,
  },
  generic: `gluten, glüten, kabuklu deniz ürünleri, yumurta, balık, fıstık, yer fıstığı, soya, süt, süt ürünü, süt ürünleri, kuruyemiş, kereviz, hardal, susam, sülfit, deniz ürünleri`,
  whole: `gluten, glüten, süt ürünü, süt ürünleri`,
  harmless: `chia puding, badem sütlü puding, hindistan cevizi, hindistan cevizi sütü, hindistan cevizi yağı, muskat, muskat cevizi, muskat rendesi, badem sütü, karabuğday, karabuğday unu, kara buğday, pirinç unu, mısır unu, nohut unu, mısır ekmeği glutensiz, yer elması, kestane, kakao yağı, süt mısır, sütleğen, balık otu, balkabağı, bal kabağı, balkabağı çorbası, barbunya, barbunya pilaki, balsamik, baldo, baldo pirinç, süt dişi, pirinç eriştesi, tatlı patates, tart kreması, krem tartar, yumurta otu, patlıcan, barbunya fasulyesi, nohut, kuru fasulye, dana, tavada, tavuk otu, ayva, yer fıstığı içermez`,
  ordinary: `leblebi, haşlama, haşlanmış, ızgara, fırında, fırın, buğulama, kızartma, kavurma, soslu, sebze, sebzeli, salata, çorba, çorbası, pilav, pilavı, pirinç, mercimek, bamya, enginar, ıspanak, semizotu, pazı, lahana, karnabahar, brokoli, kabak, biber, dolma, sarma, domates, salatalık, havuç, soğan, sarımsak, patates, zeytin, zeytinyağlı, zeytinyağı, limon, elma, armut, muz, portakal, üzüm, çilek, karpuz, kavun, şeftali, kayısı, erik, incir, nar, kivi, ananas, kiraz, vişne, hurma, çay, kahve, su, bardak, dilim, adet, tabak, yemek, kaşığı, kaşık, çay kaşığı, avuç, porsiyon, taze, yeşil, kırmızı, siyah, beyaz, orta, boy, küçük, büyük, az, yağlı, şekersiz, tuzsuz, meyve, meyveli, reçel, pekmez, şeker, tuz, un, sirke, sos, turşu, mantar, mısır, bezelye, fasulye, imam bayıldı, nohutlu, sade, kahvaltı, öğle, akşam, ara öğün, yerine, rendesi, tane, avokado, maydanoz, dereotu, nane, kekik, pul biber, kimyon, marul, roka, tarçın, üzerine, yanında, güveç, közleme, köz, poğaça yerine, ezmesi, dondurulmuş, suyu, komposto, hoşaf`,
  without: `yerine, olmadan, hariç, yok, konmadan, koymadan`,
  free: `siz, suz, içermeyen, içermez, yerine, olmadan, hariç, yok, konmadan, koymadan`,
  filler: `ilave, hiç`,
  joins: `veya, ya da, yahut`,
  soft: `ve, ile, yanında, üzerine`,
  vegan: `vegan, bitkisel`,
  pairs: [
    {
      clears: 'milk',
      of: `badem, soya, yulaf, hindistan, cevizi, pirinç, kaju, fındık, hindistancevizi, kakao, fıstık, yer fıstığı, susam`,
      head: `süt, yoğurt, peynir, krema, tereyağı, içecek`,
    },
    {
      clears: 'gluten',
      of: `pirinç, mısır, nohut, mercimek, karabuğday, kinoa, badem, hindistan, patates, kabak`,
      head: `ekmek, erişte, makarna, patlağı, noodle, kraker, pankek, krep, irmik, gevrek, lavaş, galeta`,
    },
  ],
};

export const TURKISH_ANIMALS: Animals = {
  names: {
    meat: `etli, kırmızı et, dana eti, dana, sığır, sığır eti, kuzu, kuzu eti, koyun eti, keçi eti, tavuk, tavuk göğsü, piliç, hindi, hindi füme, ördek, kaz eti, bıldırcın, kıyma, kıymalı, köfte, sucuk, pastırma, biftek, bonfile, antrikot, pirzola, kuşbaşı, sosis, salam, kavurma et, et kavurma, et sote, ciğer, arnavut ciğeri, böbrek, işkembe, kokoreç, kelle paça, paça, dil söğüş,  füme et, rozbif, incik, kaburga, kol eti, gerdan, et suyu, tavuk suyu, kemik suyu, haşlama et, et haşlama, etler, etle, beyran, tavşan, deve, kuyruk yağı, iç yağı`,
    'meat pork': `jambon, domuz, domuz eti, domuz pastırması, bacon, prosciutto`,
    alcohol: `alkol, alkollü, şarap, kırmızı şarap, beyaz şarap, bira, rakı, votka, viski, cin tonik, likör, şampanya, konyak, kokteyl, şarap soslu`,
    honey: `bal kaymak, tatlı kaşığı bal, çay kaşığı bal, yemek kaşığı bal, kaşık bal, biraz bal, az bal, bal ile, bal ve, ve bal, bal sürülmüş, çiçek balı, çam balı, kestane balı, organik bal, hakiki bal, süzme bal, petek bal`,
    gelatine: `jelatin`,
    roots: `soğan, sarımsak, patates, havuç, turp, pancar, pırasa, zencefil, kereviz`,
  },
  carriers: {
    meat: `kebap, adana kebap, urfa kebap, şiş kebap, iskender, döner, cağ kebabı, tantuni, lahmacun, karnıyarık, hünkar beğendi, hünkarbeğendi, ali nazik, musakka, mantı, içli köfte, beyti, tas kebabı, orman kebabı, etli nohut, çökertme, papaz yahnisi, yahni, kağıt kebabı, testi kebabı, kadınbudu köfte, sulu köfte, izmir köfte, ekşili köfte, düğün çorbası, etli ekmek, tandır, kuzu tandır, çerkez tavuğu, tavukgöğsü, tavuklu pilav, nugget, şnitzel, hamburger, burger, bolonez, lazanya, keşkek, paçanga, kıymalı kıymalı pide, islim kebabı, büryan, ciğer kebabı, kumru, kavurma, yuvalama, beğendili kebap, alinazik, tirit, kapuska, carbonara, arabaşı, beyran, terbiyeli köfte, analı kızlı`,
    'meat pork': `carbonara`,
    alcohol: `tiramisu, çikolatalı likör`,
    gelatine: `jöle, jöleli şeker, marshmallow, jelibon, lokum jelatinli`,
    honey: `ballı, ballı hardal, baklava ballı`,
    roots: `cacık, kumpir, patates püresi, kızartma patates`,
  },
  whole: `alkol, jelatin`,
  harmless: `kestane kebap, kestane kebabı, etsiz çiğ köfte, çiğ köfte etsiz, ıspanak kavurma, sebze kavurma, mantar kavurma, kabak kavurma, soğan kavurma, patlıcan kavurma, mercimekli köfte, etsiz, etsiz çiğ köfte, çiğ köfte, mercimek köftesi, mercimek köfte, patates köftesi, sebze köftesi, nohut köftesi, kabak köftesi, kısır köftesi, üzüm sirkesi, şarap sirkesi, elma sirkesi, hindiba, hindistan cevizi, hindistan cevizi sütü, soya kıyması, mantar kebabı, patlıcan kebabı etsiz, biftek domates, kıymasız, dana dili otu, kuzu kulağı, kuzukulağı, kuzu göbeği, kuzu göbeği mantarı, bal kabağı, balkabağı, balkabağı çorbası, zencefilli gazoz, etimek, alkolsüz bira, yalancı dolma, yalancı sarma, kebap baharatı, köfte baharatı, köfte harcı etsiz, sebzeli köfte, sebze burger, ördekbaşı, kaz ayağı, keçi peyniri, keçi sütü, koyun peyniri, koyun yoğurdu, koyun sütü, tavuk otu, bıldırcın yumurtası, deve dikeni, tavuk yumurtası, dana burnu, keçi boynuzu, keçiboynuzu, keçi boynuzu tozu, keçiboynuzu unu, deve sütü, ciğerotu, kuzu marul, ballıbaba, patlıcan musakka etsiz, sebze dolması, yaprak sarma zeytinyağlı`,
  vegetarian: `vejetaryen, etsiz`,
};

export const TURKISH_DISHES: ByFoods = {
  'gluten nuts': `fıstıklı baklava, cevizli baklava, fındıklı baklava`,
  'gluten meat': `etli ekmek, kıymalı pide, lahmacun, kıymalı tavuk dürüm, tavuk döner dürüm, et döner, tavuklu makarna`,
  'gluten milk': `fırın makarna, fırında makarna, peynirli poğaça, peynirli kaşarlı pide, peynirli pide, ayran çorbası, yoğurtlu mantı`,
  'gluten milk meat': `kumru, iskender kebap, mantı`,
  'gluten eggs milk': `ıspanaklı peynirli su böreği, kremalı `,
  'eggs milk': `peynirli omlet, kaşarlı omlet, krem karamel`,
  eggs: `ıspanaklı yumurta, sucuklu yumurta, pastırmalı yumurta`,
  meat: `sucuklu yumurta, pastırmalı yumurta, kuru fasulye etli, kıymalı ıspanak`,
};

export const TURKISH_PLAIN = `ve, ile, veya, iki, üç, dört, yarım, tam, az, çok, için, sonra, önce, sade, taze, kuru, çiğ, pişmiş, haşlanmış, ızgara, fırında, közlenmiş, rendelenmiş, dilimlenmiş, yağsız, çiğ badem, tatlı, tuzlu, acı, ekşi, sıcak, soğuk, ev yapımı, yulaf, kinoa, chia, bir avuç, gram`;
