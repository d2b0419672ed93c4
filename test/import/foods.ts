/** Seven dishes for each meal, from Monday on, as in hand-outs. */
export type Foods = Readonly<Record<string, readonly string[]>>;
const seven = (text: string): string[] => text.split('|').map((dish) => dish.trim());

export const indian: Foods = {
  early: seven(
    'Warm water with lemon|Methi water 1 glass|Jeera water|Soaked almonds 5 + walnuts 2|Warm water with honey|Cinnamon water|Aloe vera juice 30 ml',
  ),
  breakfast: seven(
    '2 idli + sambar|Vegetable poha 1 bowl|Moong dal chilla (2) with mint chutney|Oats upma 1 bowl|2 egg whites + 1 brown bread toast|Ragi dosa 1 no.|Paneer paratha 1 + curd 1/2 cup',
  ),
  mid: seven(
    '1 apple|Buttermilk 1 glass|Coconut water|1 guava|Green tea + 4 almonds|Papaya 1 cup|1 orange',
  ),
  lunch: seven(
    '2 roti + palak dal + salad|Rice 1 cup + rajma 1 cup|2 multigrain roti + bhindi sabzi + curd|Jeera rice + dal + salad|2 jowar roti + lauki chana|Vegetable khichdi + kadhi|Chicken curry + 1 cup brown rice',
  ),
  evening: seven(
    'Roasted chana 1 handful|Sprouts chaat|Green tea + makhana|Bhel (no sev)|Roasted peanuts 20 g|Tomato soup|Fruit chaat',
  ),
  dinner: seven(
    'Vegetable daliya|Grilled fish + sauteed vegetables|1 roti + mixed vegetable sabzi|Paneer tikka 4 pcs + salad|Moong khichdi|2 phulka + dal tadka|Clear soup + grilled chicken',
  ),
  bed: seven(
    'Turmeric milk 1/2 cup|Warm milk|Chamomile tea|Skim milk 150 ml|Turmeric milk|Warm water|Skim milk',
  ),
};
export const english: Foods = {
  breakfast: seven(
    'Porridge with blueberries|Scrambled eggs on rye toast|Greek yoghurt, granola, honey|Overnight oats with chia|Wholemeal toast, peanut butter, banana|Mushroom omelette|Buckwheat pancakes with berries',
  ),
  snack: seven(
    '1 apple and 10 almonds|Carrot sticks with hummus|1 pear|Rice cakes with cottage cheese|Handful of walnuts|1 banana|Boiled egg',
  ),
  lunch: seven(
    'Lentil soup with a roll|Chicken Caesar wrap|Tuna and sweetcorn jacket potato|Quinoa salad with feta|Turkey sandwich and side salad|Minestrone|Leftover roast chicken salad',
  ),
  snack2: seven(
    'Natural yoghurt|Protein bar|Celery and peanut butter|Grapes|Oatcakes with cheese|Edamame|Dark chocolate, 2 squares',
  ),
  dinner: seven(
    'Salmon, new potatoes, broccoli|Beef stir-fry with noodles|Vegetable curry with brown rice|Turkey chilli|Cod with ratatouille|Wholewheat pasta with tomato sauce|Roast chicken, carrots, peas',
  ),
};
export const german: Foods = {
  breakfast: seven(
    'Haferflocken mit Apfel|Vollkornbrot mit Hüttenkäse|Naturjoghurt mit Beeren|Rührei mit Tomaten|Müsli mit Milch|Quark mit Banane|Brötchen mit Lachs',
  ),
  mid: seven('1 Birne|Karotten|1 Handvoll Nüsse|Kiwi|Buttermilch|Apfel|Mandarinen'),
  lunch: seven(
    'Linseneintopf|Hähnchenbrust mit Reis|Ofengemüse mit Feta|Vollkornnudeln mit Pesto|Seelachs mit Kartoffeln|Gemüsepfanne|Rinderbraten mit Bohnen',
  ),
  snack: seven(
    'Joghurt|Reiswaffel mit Frischkäse|Obstsalat|Gemüsesticks mit Dip|Quark|Nussmischung|Apfelkuchen, kleines Stück',
  ),
  dinner: seven(
    'Brot mit Käse und Salat|Tomatensuppe|Omelett mit Pilzen|Griechischer Salat|Kürbissuppe|Wrap mit Pute|Brotzeit mit Rohkost',
  ),
};
export const french: Foods = {
  breakfast: seven(
    'Pain complet, beurre, confiture|Fromage blanc et muesli|Oeufs brouillés|Flocons d’avoine|Pain aux céréales, fromage|Yaourt et fruits rouges|Crêpes au sarrasin',
  ),
  lunch: seven(
    'Poulet, haricots verts, riz|Saumon et lentilles|Salade niçoise|Steak haché, purée|Poisson blanc, courgettes|Quiche aux légumes|Rôti de dinde, carottes',
  ),
  snack: seven(
    'Une pomme|Yaourt nature|Poignée d’amandes|Compote sans sucre|Banane|Fromage blanc|Deux carrés de chocolat noir',
  ),
  dinner: seven(
    'Soupe de légumes, pain|Omelette aux herbes|Ratatouille et quinoa|Velouté de potiron|Salade composée|Gratin de chou-fleur|Potage et fromage',
  ),
};
export const spanish: Foods = {
  breakfast: seven(
    'Tostada integral con tomate|Avena con manzana|Yogur con nueces|Tortilla francesa|Batido de plátano|Pan con aguacate|Fruta y queso fresco',
  ),
  mid: seven(
    'Una manzana|Yogur|Puñado de almendras|Pera|Mandarinas|Kiwi|Infusión y galleta integral',
  ),
  lunch: seven(
    'Lentejas con verduras|Pollo a la plancha con ensalada|Arroz con verduras|Merluza al horno|Garbanzos con espinacas|Pasta integral con atún|Paella de verduras',
  ),
  merienda: seven('Yogur natural|Fruta|Pan con jamón|Frutos secos|Queso fresco|Batido|Gelatina'),
  dinner: seven(
    'Crema de calabacín|Ensalada con huevo|Salmón con espárragos|Sopa de verduras|Tortilla de champiñones|Pavo con pimientos|Gazpacho y jamón',
  ),
};
export const italian: Foods = {
  breakfast: seven(
    'Yogurt e cereali|Pane integrale e marmellata|Latte e biscotti|Fette biscottate e miele|Porridge|Uova e pane tostato|Frutta e ricotta',
  ),
  mid: seven('Mela|Mandorle|Pera|Yogurt|Banana|Noci|Arancia'),
  lunch: seven(
    'Pasta al pomodoro|Riso e zucchine|Insalata di farro|Pollo ai ferri|Minestrone|Gnocchi al pesto|Lasagne di verdure',
  ),
  snack: seven(
    'Yogurt greco|Frutta fresca|Crackers|Smoothie|Parmigiano|Carote|Cioccolato fondente',
  ),
  dinner: seven(
    'Pesce al forno|Frittata di verdure|Zuppa di legumi|Tacchino e spinaci|Mozzarella e pomodori|Orata e insalata|Pizza margherita',
  ),
};
export const portuguese: Foods = {
  breakfast: seven(
    'Pão integral com ovo|Iogurte com granola|Mingau de aveia|Tapioca com queijo|Vitamina de banana|Fruta e queijo branco|Panqueca de aveia',
  ),
  lunch: seven(
    'Arroz, feijão e frango|Peixe grelhado e salada|Macarrão integral|Carne magra e legumes|Strogonoff leve|Feijoada light|Frango assado',
  ),
  snack: seven('Maçã|Castanhas|Iogurte|Banana|Suco verde|Queijo|Pera'),
  dinner: seven(
    'Sopa de legumes|Omelete|Salada com atum|Creme de abóbora|Sanduíche natural|Caldo verde|Peixe com brócolis',
  ),
};
export const hindi: Foods = {
  breakfast: seven('पोहा|उपमा|मूंग दाल चीला|दलिया|इडली सांभर|अंडे और टोस्ट|पराठा और दही'),
  mid: seven('सेब|छाछ|नारियल पानी|अमरूद|पपीता|संतरा|केला'),
  lunch: seven('दो रोटी और दाल|राजमा चावल|रोटी और भिंडी|खिचड़ी|कढ़ी चावल|छोले और रोटी|पनीर की सब्जी'),
  dinner: seven('सब्जी का सूप|रोटी और लौकी|दलिया खिचड़ी|पनीर सलाद|दाल और चावल|मिक्स सब्जी|इडली'),
};
export const arabic: Foods = {
  breakfast: seven(
    'فول مدمس وخبز أسمر|بيض مسلوق وخضار|لبنة وخيار|شوفان بالحليب|جبنة بيضاء وزيتون|عجة بالخضار|زبادي وفواكه',
  ),
  lunch: seven(
    'دجاج مشوي وأرز|سمك وسلطة|كبسة قليلة الدسم|عدس وخضار|لحم مع فاصوليا|مجدرة وسلطة|محشي كوسا',
  ),
  snack: seven('تفاحة|لوز|موز|زبادي|تمر|جزر|برتقالة'),
  dinner: seven('شوربة عدس|سلطة تونة|جبنة وخبز|شوربة خضار|زبادي وخيار|سلطة فتوش|بيض وخضار'),
};
export const chinese: Foods = {
  breakfast: seven('燕麦粥和鸡蛋|豆浆和全麦馒头|小米粥|全麦面包和牛奶|玉米和酸奶|蔬菜包|鸡蛋饼'),
  lunch: seven('糙米饭和清蒸鱼|鸡胸肉沙拉|番茄牛肉面|豆腐青菜饭|虾仁炒西兰花|土豆炖鸡|三文鱼饭'),
  snack: seven('苹果|坚果一小把|酸奶|橙子|黄瓜|香蕉|猕猴桃'),
  dinner: seven('冬瓜汤|凉拌豆腐|清炒时蔬|紫薯和牛奶|番茄蛋汤|蒸鸡蛋|蔬菜沙拉'),
};
