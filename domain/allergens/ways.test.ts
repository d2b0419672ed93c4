import { describe, expect, test } from 'vitest';
import { markedFor, NOBODY } from '#test/factories/eaters.ts';
import { notLookedFor } from './avoided.ts';

describe('ways of eating', () => {
  test.each([
    ['vegetarian', 'Turkey curry; Trout; Wine gums', 'Paneer; Omelette; Honey'],
    ['ovo-vegetarian', 'Lemon chicken; Yogurt', 'Scrambled eggs; Lentil curry'],
    ['lacto-vegetarian', 'Quiche; Duck', 'Cottage cheese'],
    ['pescetarian', 'Meatballs; Bacon', 'Grilled salmon; Prawns; Feta'],
    ['vegan', 'Halloumi; Omelette; Honey porridge; Cod', 'Soya yoghurt; Coconut milk; Tofu'],
    [
      'halal',
      'Gammon; Pork belly; Tiramisu; Red wine sauce; Wine gums',
      'Lamb kebab; Beef sausages',
    ],
    [
      'kosher',
      'Prawn curry; Mussels; Ham; Chicken in cream sauce; Wine gums',
      'Roast chicken; Cheese toast',
    ],
    ['no-pork', 'Chorizo; Speck; Wine gums', 'Turkey; Lager'],
    [
      'no-alcohol',
      'Coq au vin; Sangria; Bier 0,5 l',
      'Ham; Alcohol-free beer; Piwo 0%; Virgin mojito',
    ],
    [
      'kosher',
      'Veal with cream; Chicken with rice or yoghurt',
      'Lamb or cottage cheese; Goulash with rice or quark with fruit',
    ],
    [
      'halal',
      'Bacon; Rohschinken; Parówki; Бекон; Sausage chicken casserole; Boczek z kurczakiem',
      'Wiener Schnitzel vom Kalb; Lamb ribs; Turkey rashers; Bacon de pavo; Szynka z indyka; Куриная колбаса; Saucisses de volaille; Hindi sosis',
    ],
    ['jain', 'Onion soup; Garlic dal; Egg curry', 'Moong dal; Paneer'],
    ['gluten-free', 'Toast', 'Rice; Gluten-free toast'],
    [
      'lactose-free',
      'Quark; Lactose-free milk and cheese; Quark with lactose-free milk',
      'Laktosefreie Milch; Leche sin lactosa; Laktozsuz süt; Mleko bez laktozy; Безлактозное молоко',
    ],
  ])('[RAIL-02] %s marks %s, and not %s', (way, marked, unmarked) => {
    expect(markedFor({ dietaryPreferences: [way] }, `${marked}; ${unmarked}`)).toBe(marked);
  });

  test.each([
    ['Vegetarian', 'Chicken', 'Yogurt'],
    ['I am a strict vegan', 'Yogurt; Bacon', 'Vegan sausage'],
    ['Vegetarierin', 'Hähnchen', 'Käse'],
    ['Végétalienne', 'Yaourt; Jambon', 'Yaourt de soja'],
    ['Soy vegetariana', 'Pollo asado', 'Queso'],
    ['Sono vegano', 'Formaggio; Pollo', 'Formaggio vegano'],
    ['Sou vegetariano', 'Frango; Presunto', 'Queijo'],
    ['शाकाहारी', 'चिकन करी', 'पनीर'],
    ['نباتية', 'دجاج مشوي', 'جبنة'],
    ['我吃素', '鸡胸肉; 清蒸鱼', '鸡蛋; 素鸡'],
    ['halal', 'Bacon; Beer', 'Beef stew'],
    ['حلال', 'نبيذ; لحم خنزير', 'لحم بقري'],
    ['Pescatarian', 'Pork chop', 'Mackerel'],
    ['Vejetaryen', 'Lamb', 'Rice'],
    ['Vegetarian but eats fish', 'Beef', 'Salmon'],
    ['kein Schweinefleisch', 'Speck', 'Rindersalami'],
    ['sem carne de porco', 'Linguiça', 'Frango'],
    ['不吃猪肉', '红烧肉', '牛肉面'],
    ['Jestem wegetarianką', 'Schab', 'Twaróg'],
    ['Без свинины', 'Ветчина', 'Говядина'],
    ['Alkolsüz', 'Rakı', 'Ayran'],
    ['Pas de bœuf', 'Entrecôte', 'Tomates cœur de bœuf'],
    ['No alcohol', 'Mulled wine', 'Wine vinegar dressing'],
    // Eggs or milk are named in front of the vegetarian, in one word or two.
    ['Ovo-végétarienne', 'Gratin; Poulet', 'Omelette'],
    ['ovovegetariana', 'Queso; Pollo', 'Huevo cocido'],
    ['owowegetarianka', 'Twaróg; Schab', 'Jajecznica'],
    ['Ово-вегетарианец', 'Творог; Курица', 'Яичница'],
    ['蛋素', '奶酪; 鸡胸肉', '蒸水蛋'],
    ['Laktovejetaryen', 'Menemen; Tavuk', 'Ayran'],
    ['Ovo-lakto-vegetarisch', 'Hähnchen', 'Rührei; Quark'],
    ['Pescovegetariana', 'Pollo', 'Merluza; Queso'],
    // What is said around a food, in other languages.
    ['Et yemiyor', 'Tavuk', 'Mercimek çorbası'],
    ['Не ест свинину и мясо', 'Курица; Бекон', 'Творог'],
    ['لا يأكل لحم الخنزير', 'لحم خنزير', 'دجاج'],
    ['Não bebe álcool', 'Vinho tinto', 'Suco de uva'],
    ['Nie jem wieprzowiny', 'Boczek', 'Szynka z indyka'],
    ['सूअर का मांस नहीं', 'बेकन', 'चिकन करी'],
  ])('[RAIL-02] written as “%s” it marks %s, and not %s', (written, marked, unmarked) => {
    expect(markedFor({ dietaryRestrictions: written }, `${marked}; ${unmarked}`)).toBe(marked);
  });

  test.each([
    'Not vegetarian',
    'Non-vegetarian',
    'Mostly vegetarian',
    'Überwiegend vegetarisch',
    'Às vezes vegetariano',
    'Vegan on Mondays',
    'Her husband is vegetarian',
  ])('[RAIL-02] “%s” marks no meat; a person has to read it', (dietaryRestrictions) => {
    expect(markedFor({ dietaryRestrictions }, 'Chicken')).toBe('');
    expect(notLookedFor({ ...NOBODY, dietaryRestrictions })).not.toEqual([]);
  });

  test('[RAIL-02] a choice that says nothing about single foods is named to be read', () => {
    const dietaryPreferences = ['low-fodmap', 'vegan', 'non-vegetarian'];
    expect(notLookedFor({ ...NOBODY, dietaryPreferences })).toEqual(['low-fodmap']);
  });

  test.each([
    'Vegan sausage with ketchup',
    'Tofu ‘chicken’ with rice',
    'Lentil bolognese',
    'Sellerieschnitzel',
    'Schnitzel vom Sellerie',
    'Steak de chou-fleur',
    'Gulasch aus roten Linsen',
    'Burger of black beans',
    'Salsicha de soja',
    'Bistecca di cavolfiore',
    'Chorizo a base de soja',
    'Beetroot tartare',
    'Tartare sauce',
    'Hamburger bun with halloumi',
    'Chickenless nuggets',
    'Canary potatoes',
    'Ham-style tofu',
    'Hähnchenersatz aus Erbsen',
    'Chicken alternative with rice',
    'White buttons with rice',
    '鸡油菌',
    'Frittata with asparagus',
    'Beefsteak tomato salad',
    'Hamburguesa de lentejas',
    'Boulettes de quinoa',
    'Polpette di ceci',
    'Bife de soja',
    'Fleischtomaten',
    'Pâte brisée',
    'Noix de cajou',
    'Pulpety z soczewicy',
    'Зразы из гречки',
    'Patates köftesi',
    'Honeydew melon',
    'Parzialmente scremato',
    '牛油果',
    'Parówki sojowe',
    'Stek z kapusty',
    'Smalec z białej fasoli',
    'Соевая сосиска',
    'Бефстроганов из шампиньонов',
    'Soya kıymalı biber',
    'Empanada gallega de atún',
    'Рагу из кабачков',
  ])('[RAIL-02] [RAIL-03] no meat in %s', (text) => {
    expect(markedFor({ dietaryPreferences: ['pescetarian'] }, text)).toBe('');
    expect(markedFor({ dietaryRestrictions: 'No meat' }, text)).toBe('');
  });

  test.each([
    'Hamburguesa de lentejas y ternera',
    'Ragù di funghi e salsiccia',
    'Saucisse de Morteau aux lentilles',
    'Schnitzel vom Schwein mit Pilzen',
    'Steak mit Pilzen',
    'Steak, black beans',
    'Beef mushroom stew',
    'Carne con verduras',
    'Kurczak z tofu',
    'Bigos z grzybami',
    'Gulasz z warzywami',
    'Сосиска с овощами',
  ])('[RAIL-02] meat beside plants is meat: %s', (text) => {
    expect(markedFor({ dietaryPreferences: ['vegetarian'] }, text)).toBe(text);
  });

  test.each([
    ['Boniato asado', 'fish'],
    ['Muslitos de pollo', 'gluten'],
    ['Nariyal pani', 'gluten'],
    ['Carottes râpées', 'fish'],
    ['Pommes sautées', 'peanuts'],
    ['Cacao en polvo', 'molluscs'],
    ['Cioccolata al cacao', 'fish'],
    ['Râpé de betterave', 'fish'],
    ['Sem sal nem óleo', 'gluten'],
    ['Œuf mollet', 'gluten'],
    ['Caviar d’aubergine', 'fish'],
    ['Картофель с маслом оливковым', 'milk'],
    ['Gałka muszkatołowa', 'nuts'],
    ['Balkabağı çorbası', 'milk'],
  ] as const)(
    '[RAIL-03] %s has no %s: a word within another, or near one, is no match',
    (text, allergen) => {
      expect(markedFor({ allergens: [allergen] }, text)).toBe('');
    },
  );
});
