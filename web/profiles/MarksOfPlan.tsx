import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { eaterOf } from '#domain/allergens/allergens.ts';
import { avoidedBy } from '#domain/allergens/avoided.ts';
import type { DieticianChoice } from '#domain/allergens/chosenSchema.ts';
import { formatDay } from '#domain/day.ts';
import { recipeBook } from '#domain/foods/recipes.ts';
import { inARow, isolated } from '#domain/language/language.ts';
import { markedMeals, mealWords, needingReason } from '#domain/plans/marked.ts';
import { timingName } from '#domain/plans/plan.ts';
import { say as plans } from '#domain/plans/words.ts';
import type { CustomerProfile } from '#domain/profiles/profileSchema.ts';
import { recipesQuery } from '../foods/articleRecipes.ts';
import { Filled } from '../kit/Button.tsx';
import { latestPlanQuery } from './api.ts';
import classes from './MarksOfPlan.module.css';
import { say } from './words.ts';

type Props = {
  customerId: string;
  profile: CustomerProfile | null;
  chosen: DieticianChoice | null;
};

/** What the latest plan mentions that its customer must not eat: their profile may have changed since. */
export default function MarksOfPlan({ customerId, profile, chosen }: Props) {
  const { data } = useQuery(latestPlanQuery(customerId));
  const { data: recipes } = useQuery(recipesQuery);
  const plan = data?.plan;
  const eater = eaterOf(profile, chosen);
  const book = recipeBook(recipes?.items ?? []);
  const marked = plan && eater ? needingReason(markedMeals(plan, avoidedBy(eater), book)) : [];
  if (!plan || marked.length === 0) return null;
  return (
    <section className={classes.marks} aria-label={say.mealsLook}>
      <p>
        <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
        <span>
          <Filled
            text={say.inLatestPlan}
            conflicts={plans.conflicts(marked.length, '')}
            plan={<bdi>{plan.name}</bdi>}
          />
        </span>
      </p>
      <ul className={classes.list}>
        {marked.map((each) => (
          <li key={`${each.day} ${each.meal}`}>
            {inARow([
              formatDay(plan.weeklyDietPlan[each.day]?.date ?? '', 'short'),
              isolated(timingName(plan.mealTimings[each.meal] ?? '')),
            ])}
            : {mealWords(each)}
          </li>
        ))}
      </ul>
    </section>
  );
}
