import { describe, expect, test } from 'vitest';
import { markedFor, NOBODY } from '#test/factories/eaters.ts';
import { notLookedFor } from './avoided.ts';

describe('what profiles say and meals are called', () => {
  test.each([
    // Other names, parts and abbreviations of an allergen.
    ['Groundnut allergy', 'Peanut butter; Satay', 'Walnuts'],
    ['Allergic to monkey nuts', 'Peanuts', 'Almonds'],
    ['Sesame seed allergy', 'Hummus; Tahini dressing', 'Chia pudding'],
    ['Egg white allergy', 'Omelette; Pancakes', 'Eggplant'],
    // Names that are something else beside other words, or with other signs.
    ['Fish allergy', 'Rape; 200 g rape, patatas; Cação assado', 'Queso rape; Rapé; Cacao'],
    ['Coeliac disease', 'Filo; Nem', 'Un filo d’olio; Nem leite nem queijo'],
    // Lactose-free milk has the protein of milk.
    ['Milk allergy', 'Laktozsuz süt; Mleko bez laktozy; Безлактозное молоко', 'Badem sütü'],
    ['Lactose intolerance', 'Yogurt; Milk', 'Leche sin lactosa; Lait sans lactose; 无乳糖牛奶'],
    ['Laktoz intoleransı', 'Süt', 'Laktozsuz yoğurt, çilek'],
    ['Laktoseintoleranz, keine Tabletten', 'Quark', 'Pellkartoffeln, laktosefreier Quark'],
    [
      'Intolerancia a la lactosa',
      'Queso y yogur sin lactosa; Queso fresco pan sin lactosa',
      'Yogur natural sin lactosa con fresas; Творог безлактозный',
    ],
    // What people say in a sentence, in their language.
    ['alergia na mleko krowie', 'Śledź w śmietanie; Krówki', 'Mleko sojowe'],
    ['alergia na białka mleka krowiego', 'Twaróg', 'Mleko sojowe'],
    ['nie mogę jeść owoców morza (alergia)', 'Kalmary; Krewetki', 'Kurczak'],
    ['kabuklu deniz ürünlerine alerjim var', 'Karidesli güveç; Midye dolma', 'Tavuk'],
    ['dieta vegetaliana', 'Latte; Uova', 'Riso'],
    ['vejeteryanım', 'Tavuk; Jelibon', 'Mercimek çorbası'],
    ['vegeterian for 12 years', 'Panna cotta', 'Rice'],
    ['نأكل كوشير فقط', 'تشيز برجر', 'أرز'],
    ['doesn’t touch alcohol, not even in puddings', 'Sherry trifle', 'Rice pudding'],
    ['jamais d’alcool, même cuit', 'Baba au rhum', 'Riz au lait'],
    ['ni gota de alcohol', 'Peras al vino tinto', 'Pera'],
    ['não como carne nem frango', 'Strogonof de frango; Bife', 'Arroz'],
    ['detesta le melanzane', 'Melanzane alla griglia', 'Zucchine'],
    ['nie znosi groszku', 'Zupa z groszku', 'Marchewka'],
    ['терпеть не может рыбу', 'Рыба', 'Рис'],
    ['no nem rán', 'Nem rán', 'Rice'],
    ['patlıcan sevmez', 'Patlıcan kızartması', 'Kabak'],
    ['ابنتي تكره الباذنجان', 'الباذنجان المشوي', 'أرز'],
    ['特别讨厌吃茄子', '红烧茄子', '米饭'],
    ['Pescatarian (fish is fine, meat isn’t)', 'Chicken', 'Sea bass'],
    ['Laktoz intoleransı ve süt alerjisi', 'Sütlaç; Laktozsuz süt', 'Badem sütü'],
    // What is no milk is not marked for the word itself.
    ['Alergia a la leche', 'Leche', 'Leche de coco'],
    ['अंडे, दूध', 'दूध; अंडा', 'सोया दूध'],
    ['Ceviz alerjisi', 'Cevizli kek', 'Hindistan cevizi sütü'],
    ['Noci', 'Noci', 'Noce moscata'],
    ['Oats in every form', 'Gluten-free oats', 'Rice'],
    ['Casein intolerance', 'Yogurt; Cheese toast', 'Coconut milk'],
    ['CMPA', 'Yogurt; Milk', 'Rice milk'],
    ['GF/DF', 'Toast; Milk', 'GF bread; Oatcakes (GF); Rice'],
    ['Kuhmilchallergie', 'Joghurt; Käse', 'Hafermilch'],
    ['Peanøttallergi', 'Peanuts; Peanøttsmør', 'Walnuts'],
    ['Allergisk mot egg og fisk', 'Omelette; Salmon', 'Rice'],
    // Spelling slips.
    ['penuts', 'Peanut butter; Penuts', 'Almonds'],
    ['shelfish', 'Prawns; Mussels', 'Salmon'],
    ['shell fish', 'Prawns; Mussels; Shell fish', 'Salmon'],
    ['no diary products', 'Yogurt; Cheddar', 'Soy yogurt'],
    ['Casheews', 'Cashews', 'Peanuts'],
    ['Mustard', 'Mustard dressing', 'Custard'],
    // One food under several names, and words for several foods.
    ['Eggplant allergy', 'Aubergine curry; Moussaka', 'Fried eggs'],
    ['Allergic to corn', 'Polenta; Sweetcorn soup; Popcorn; Tacos', 'Peppercorn; Acorn squash'],
    ['Coriander', 'Cilantro rice', 'Parsley'],
    ['Chickpeas', 'Hummus; Falafel; Chana masala', 'Chicken'],
    ['Mushrooms', 'Shiitake noodles; Portobello', 'Rice'],
    ['Cheese gives me migraines', 'Feta salad; Parmesan; Pizza', 'Milk'],
    ['Citrus', 'Lemon chicken', 'Apple'],
    ['Stone fruit', 'Peach; Cherries', 'Stone-baked potatoes'],
    ['Dried fruit', 'Raisins', 'Dried herbs'],
    ['No seeds', 'Chia pudding; Flaxseed', 'Seedless grapes'],
    ['peas', 'Pea soup', 'Pears; Peach'],
    ['No apples, grapes or honey', 'Apple; Grapes; Honey', 'Pineapple; Grapefruit; Honeydew'],
    // Meat, and foods whose names only sound like meat.
    ['No beef', 'Burger; Cottage pie; Mince; Chilli con carne', 'Turkey mince; Tuna steak'],
    ['No pork', 'Gelatine sweets; Chicken bacon wrap', 'Beef sausages; Turkey bacon and eggs'],
    [
      'No meat',
      'Vegetable sausage bake; Bean chorizo stew; Burger; Haggis; Fish, sausage stew',
      'Vegetable sausages; Bean burger; Plant-based sausage; Meat-free mince; Salmon steak; Pâtes',
    ],
    // Foods that are allowed after a 'but'.
    ['No nuts, but peanuts are fine', 'Walnut', 'Peanuts'],
    ['Fish allergy but coconut is fine', 'Salmon', 'Coconut curry'],
    ['Nuts but peanuts are fine', 'Walnuts; Peanuts', 'Rice'],
    ['All nuts but almonds are fine', 'Almonds', 'Rice'],
    ['Loves nuts but they make her lips swell', 'Walnuts', 'Rice'],
    ['No problem with nuts, allergic to eggs', 'Omelette', 'Walnuts'],
    ['Milk and eggs are fine, severe nut allergy', 'Walnuts', 'Omelette; Milk'],
    ['I have a nut allergy (severe) but eggs are ok', 'Walnuts', 'Omelette'],
    ['Has coeliac disease, eggs are fine', 'Toast', 'Omelette'],
    ['Eggs are fine, severe allergy', 'Omelette', 'Rice'],
    ['Loves nuts (severe)', 'Walnuts', 'Rice'],
    ['Vegetarian but eats eggs', '', 'Omelette'],
    ['Anything apart from eggs', 'Omelette', 'Rice'],
    ['Anything, Apart From Eggs', 'Omelette', 'Rice'],
    ['Schalentiere', 'Miesmuscheln; Garnelen', 'Lachs'],
    // Words of a sentence that name no food.
    ['Peanut allergy (severe, carries EpiPen)', 'Peanuts', 'Curries'],
    ['No longer allergic to soy; not big on beans', 'Beans', 'Longer cooked rice; Big salad'],
    ['No nuts or hard food', 'Nuts', 'Hard-boiled eggs'],
    ['Must not eat', '', 'Walnuts; Rice'],
  ])('[RAIL-02] “%s” marks %s, and not %s', (dietaryRestrictions, marked, unmarked) => {
    expect(markedFor({ dietaryRestrictions }, `${marked}; ${unmarked}`)).toBe(marked);
  });

  test.each([
    ['Hindu', ['Hindu']],
    ['IBS, gout', ['IBS', 'gout']],
    ['Schwanger, 14. Woche', ['Schwanger', 'Woche']],
    ['hamileyim', ['hamileyim']],
    ['gestante', ['gestante']],
    ['diabetes tipo 2', ['diabetes tipo 2']],
    ['Diverticulitis', ['Diverticulitis']],
    ['Only eats fish', ['fish']],
    ['No fatty food', ['fatty']],
    ['n/a', []],
    ['Keine bekannten Allergien', []],
    ['No allergies as far as I know', []],
  ])('[RAIL-01] %s is named to be read, if it says anything', (dietaryRestrictions, unread) => {
    expect(notLookedFor({ ...NOBODY, dietaryRestrictions })).toEqual(unread);
  });

  test('[RAIL-01] what must not be eaten because of a condition counts', () => {
    const medicalConditions = 'Gout. Avoids shellfish and liver. Takes fish oil.';
    expect(markedFor({ medicalConditions }, 'Prawns; Liver; Salmon')).toBe('Prawns; Liver');
  });
});
