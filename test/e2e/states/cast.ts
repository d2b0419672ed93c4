import { MESSAGE_MAX } from '#domain/conversations/message.ts';
import { addDays } from '#domain/day.ts';
import { GOAL_WORDS_MAX, HABIT_COUNT_MAX, OPEN_GOALS_MAX } from '#domain/goals/goal.ts';
import { MEAL_MAX } from '#domain/plans/plan.ts';
import { EMPTY_PROFILE } from '#domain/profiles/profile.ts';
import { type Person, todayOf } from '../../factories/people.ts';
import type { Factories } from '../../factories.ts';
import { filled, long, unbroken } from './words.ts';

/**
 * How much there is to show: a practice without anybody in it, a person with nothing yet, what most people
 * have, more than anybody has.
 */
export type Amount = 'first' | 'empty' | 'typical' | 'overfull';

export type Cast = {
  readonly dietician: Person;
  readonly customer: Person;
  /** A customer who was never asked for consent, and one who has withdrawn it. */
  readonly unasked?: Person;
  readonly withdrawn?: Person;
};

/** Makes the people whose screens are looked at, with everything that those screens show. */
export const casts: Record<Amount, (make: Factories) => Promise<Cast>> = {
  /** The first day of a practice: there is one dietician, and nobody else. */
  async first(make) {
    const dietician = await make.aDietician({ name: 'Nora New' });
    return { dietician, customer: dietician };
  },

  /** A dietician and a customer who have just met, and have written nothing. */
  empty: async (make) => ({
    dietician: await make.aDietician({ name: 'Nora New' }),
    customer: await make.aCustomer({ name: 'Nick New', standing: 'not_set' }),
  }),

  async typical(make) {
    const dietician = await make.aDietician({ name: 'Meera Nair' });
    await make.aDieticianProfile(dietician, { bio: 'Fifteen years of sports nutrition.' });
    const customer = await make.aCustomer({ name: 'Ada Accessible', dietician });
    const today = todayOf(customer);
    await make.aPlan(customer, { startDate: addDays(today, -2) });
    await make.aSavedPlan(customer, { name: 'A gentle start' });
    for (const back of [1, 2, 5]) await make.aDay(customer, addDays(today, -back));
    await make.aCustomerProfile(customer, {
      medicalConditions: 'Coeliac disease.',
      stressLevels: 4,
    });
    await make.aMeasurement(customer, { date: addDays(today, -1) });
    await make.aMeasurement(customer, { by: dietician, note: 'At the practice', time: '00:01' });
    await make.aQuestionnaire({ by: dietician });
    await make.aSentQuestionnaire(customer, { answers: { wish: 'More energy.' } });
    await make.anAppointment(customer, { dietician });
    await make.aContactMessage({ name: 'Vera Visitor' });
    await make.aContactMessage({ name: 'Aron Archived', archived: true });
    await make.aNote(customer, 'Prefers rye bread.', dietician);
    await make.anInvitation(dietician, { name: 'Ines Invited' });
    await make.anInvitation(dietician, { name: 'Bo Bounced', letter: 'failed' });
    await make.anInvitation(dietician, { uses: 1, usedById: customer.id });
    const dish = { date: today, meal: 1, timing: 'Breakfast', text: 'Porridge with plums' };
    const asked = await make.aMessage(customer, {
      text: 'May I swap the plums?',
      subject: { kind: 'meal', ...dish },
    });
    await make.aMessage(customer, {
      by: dietician,
      text: 'Of course.',
      subject: { kind: 'meal', ...dish },
      answersUpTo: asked,
      suggestion: { ...dish, was: dish.text, text: 'Millet with pears' },
    });
    await make.aMessage(customer, { text: 'How much water on a warm day?' });
    await make.aWaitingNote(customer, addDays(today, -1));
    await make.aReminder(customer);
    await make.aReminder(customer, { subject: 'plan', time: '07:30', weekdays: [1, 3, 5] });
    await make.aReminder(customer, { subject: 'water', time: '11:00', active: false });
    const article = await make.anArticle({ writer: dietician });
    await make.aGivenArticle(customer, article);
    await make.aReadArticle(customer, article);
    await make.aGoal(customer);
    await make.aGoal(customer, {
      kind: 'water',
      words: '',
      target: 1.6,
      unit: 'l',
      state: 'proposed',
      maker: 'dietician',
      writtenBy: 'dietician',
    });
    await make.aGoal(customer, { state: 'dropped', said: 'Not now.', closedOn: today });
    await make.aNotification(customer, { kind: 'new-plan' });
    await make.aNotification(customer, { kind: 'period-ending', about: today, read: true });
    await make.aNotification(dietician, { kind: 'question', customer });
    await make.aNotification(dietician, { kind: 'day-note', customer, about: today, read: true });
    const unasked = await make.aCustomer({ name: 'Una Unasked', consent: 'none' });
    const withdrawn = await make.aCustomer({ name: 'Wilma Withdrawn', consent: 'withdrawn' });
    return { dietician, customer, unasked, withdrawn };
  },

  async overfull(make) {
    const dietician = await make.aDietician({ name: long('Maximiliana Nair-Oberhausen ', 200) });
    await make.aDieticianProfile(dietician, {
      bio: filled('Fifteen years of sports nutrition. ', 4000),
      expertise: unbroken('Sportsnutrition', 1000),
      contactNumber: unbroken('0123456789', 60),
    });
    const customer = await make.aCustomer({ name: unbroken('Wolfeschlegelstein', 200), dietician });
    const today = todayOf(customer);
    const meals = Array.from({ length: 8 }, (_, index) =>
      index % 2 ? filled('Lentil soup, rye bread, plums; ', 500) : unbroken('Porridge', 500),
    );
    for (let nth = 1; nth < 60; nth += 1)
      await make.aPlan(customer, {
        name: `${nth} ${nth % 2 ? long('Spring week of much ', 190) : unbroken('Springweek', 190)}`,
      });
    for (let nth = 0; nth < 60; nth += 1)
      await make.aSavedPlan(customer, { name: long('A gentle start ', 200) });
    await make.aPlan(customer, {
      name: unbroken('Springweek', 200),
      startDate: addDays(today, -2),
      meals,
      mealTimings: Array.from({ length: 8 }, () => unbroken('Early morning', 60)),
      notes: filled('Drink a glass of water before each meal. ', 5000),
    });
    for (let back = 1; back < 40; back += 1)
      await make.aDay(
        customer,
        addDays(today, -back),
        { notes: filled('Felt rested. ', 5000), mood: unbroken('Goodmood', 60) },
        meals,
      );
    await make.aCustomerProfile(customer, overfullProfile());
    for (let hour = 10; hour < 20; hour += 1)
      await make.aReminder(customer, {
        subject: 'plan',
        time: `${hour}:59`,
        weekdays: [1, 2, 3, 4, 5, 6],
      });
    for (let back = 0; back < 60; back += 1)
      await make.aMeasurement(customer, {
        date: addDays(today, -back),
        by: back % 2 ? customer : dietician,
        note: unbroken('Afterbreakfast', 500),
      });
    await make.aNote(customer, filled('Prefers rye bread. ', 20_000), dietician);
    for (let nth = 0; nth < 200; nth += 1) {
      const dish = { date: today, meal: 7, timing: unbroken('Early', 60) };
      await make.aMessage(customer, {
        text: nth % 2 ? unbroken('Mayieat', MESSAGE_MAX) : filled('May I eat rice? ', MESSAGE_MAX),
        subject: { kind: 'meal', ...dish, text: unbroken('Porridge', MEAL_MAX) },
        ...(nth % 3 === 0 && {
          by: dietician,
          suggestion: { ...dish, was: meals[7] ?? '', text: unbroken('Millet', MEAL_MAX) },
        }),
      });
    }
    for (let back = 1; back < 15; back += 1)
      await make.aWaitingNote(customer, addDays(today, -back));
    for (let nth = 1; nth < 60; nth += 1) {
      const name = `${nth} ${long('Adalbert Zimmermann ', 190)}`;
      await make.aMessage(await make.aCustomer({ name, dietician }));
    }
    for (let nth = 0; nth < 60; nth += 1)
      await make.aContactMessage({
        name: unbroken('Veravisitor', 100),
        email: `${unbroken('vera', 60)}@${unbroken('example', 60)}.test`,
        message: filled('Do you coach vegans? ', 5000),
      });
    for (let nth = 0; nth < 60; nth += 1)
      await make.anInvitation(dietician, {
        name: nth % 2 ? unbroken('Inesinvited', 200) : long('Ines Invited ', 200),
        email: `${nth}${unbroken('ines', 60)}@${unbroken('example', 60)}.test`,
      });
    const article = await make.anArticle({
      writer: dietician,
      title: unbroken('Oats', 120),
      summary: unbroken('Summary', 300),
      tags: Array.from({ length: 8 }, (_, nth) => unbroken(`tag${nth}`, 30)),
      markdown: `${unbroken('Millet', 500)}\n\n# ${unbroken('Heading', 500)}\n\n- ${filled('A point. ', 5000)}`,
    });
    for (let nth = 0; nth < 6; nth += 1) await make.aGivenArticle(customer, article);
    await make.aReadArticle(customer, article);
    for (let nth = 0; nth < OPEN_GOALS_MAX; nth += 1)
      await make.aGoal(customer, {
        words: nth % 2 ? unbroken('Walking', GOAL_WORDS_MAX) : filled('Walk far, ', GOAL_WORDS_MAX),
        target: HABIT_COUNT_MAX,
      });
    for (let nth = 0; nth < 6; nth += 1)
      await make.aGoal(customer, {
        words: unbroken('Running', GOAL_WORDS_MAX),
        state: 'dropped',
        said: unbroken('Notnow', GOAL_WORDS_MAX),
        closedOn: today,
      });
    for (let nth = 0; nth < 120; nth += 1) {
      const about = addDays(today, -nth);
      await make.aNotification(customer, { kind: 'period-ending', about });
      await make.aNotification(dietician, { kind: 'day-note', customer, about });
    }
    await make.aPractice({
      name: unbroken('Weekplate', 100),
      address: filled('Long Street 1, ', 400),
      privacyText: filled('We keep what you write. ', 20_000),
      termsText: unbroken('Terms', 20_000),
    });
    return { dietician, customer };
  },
};

/** Every text at its longest, half of them without a space to break at. */
const overfullProfile = () => ({
  ...Object.fromEntries(
    Object.entries(EMPTY_PROFILE)
      .filter(([field, value]) => value === '' && field !== 'name')
      .map(([field], index) => [
        field,
        index % 2 ? unbroken('Walnuts', 4000) : filled('No nuts, please. ', 4000),
      ]),
  ),
  name: unbroken('Wolfeschlegelstein', 200),
});
