// What people call it, in the languages of the lists and some others: it says more about a person than about a meal.
export const SAID: Readonly<Record<string, string>> = {
  vegetarian: `vegetarian, vegetarians, vegetarianism, veggie, pure veg, veg only, only veg, vegie, lacto-ovo-vegetarian, ovo-lacto-vegetarian, ovo-lacto, lacto-ovo, vegetarisch, vegetarische, Vegetarier, Vegetarierin, fleischlos, ovo-lacto-vegetarisch,
    végétarien, végétarienne, végétarisme, ovo-lacto-végétarien, ovo-lacto-végétarienne, vegetariano, vegetariana, vegetarianos, ovolactovegetariano, ovolactovegetariana, ovo-lacto-vegetariano, latto-ovo-vegetariano, latto-ovo-vegetariana, शाकाहारी, शुद्ध शाकाहारी, shakahari, वेजिटेरियन, वेज, نباتي, نباتية, 素食, 素食者, 素食主义, 吃素, 蛋奶素,
    vejetaryen, etyemez, wegetarianin, wegetarianka, wegetariańska, wegetariańskie, wegetarianizm, dieta wegetariańska, вегетарианство, вегетарианская, вегетарианец, вегетарианка, вегетарианское, vegetariër, vegetarisk, vegetarianer, kasvissyöjä, vegetarián, vegetariánka, χορτοφάγος, צמחוני, צמחונית`,
  vegan: `vegan, vegans, veganism, plant-based, plantbased, wholefood plant-based, Veganer, Veganerin, rein pflanzlich, végan, végane, végétalien, végétalienne, végétalisme, vegano, vegana, vegani, veganos, वीगन, विगन, نباتي صرف, نباتية صرفة, نباتي بحت, فيغان, 纯素, 纯素食, 纯素食者, 全素, 严格素食, 严格素食者,
    веган, веганка, веганство, веганское, weganin, weganka, wegańska, weganizm, veganistisch, veganist, vegansk, vegaani, טבעוני, טבעונית`,
  pescetarian: `pescetarian, pescatarian, pesco-vegetarian, pescovegetarian, Pescetarier, Pescetarierin, pescetarisch, Pescatarier, pescétarien, pescétarienne, pesco-végétarien, pesco-végétarienne, pescetariano, pescetariana, pescatariano, pescatariana, piscivegetariano, pesco-vegetariano, pesco-vegetariana, 鱼素, 鱼素者, 海鲜素, pesketaryen`,
  'ovo-vegetarian': `ovo-vegetarian, ovovegetarian, eggetarian, ovo-vegetarisch, ovo-végétarien, ovo-végétarienne, ovovegetariano, ovovegetariana, ovo-vegetariano, ovo-vegetariana, 蛋素`,
  'lacto-vegetarian': `lacto-vegetarian, lactovegetarian, lakto-vegetarisch, lacto-vegetarisch, lacto-végétarien, lacto-végétarienne, lactovegetariano, lactovegetariana, lacto-vegetariano, lacto-vegetariana, latto-vegetariano, latto-vegetariana, 奶素`,
  halal: `halal, halaal, helal, حلال, हलाल, 清真, халяль, халал, חלאל`,
  kosher: `kosher, koşer, koszer, koszerne, кошерная, 犹太餐, kosher style, koscher, casher, cacher, kasher, kascher, kashrut, kashruth, كوشر, 洁食, 犹太洁食, кошер, кошерное, כשר, koser, koosjer`,
  jain: `jain, jaina, jainism, जैन`,
};
