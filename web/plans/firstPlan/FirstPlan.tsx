import type { Customer } from '#domain/customers/customerSchema.ts';
import { isolated } from '#domain/language/language.ts';
import SignUpAddress from '../../customers/SignUpAddress.tsx';
import { Button } from '../../kit/Button.tsx';
import { mealPath, type PlanText } from '../form/fields.ts';
import { focusFirstMeal } from '../form/focusField.ts';
import type { PlanForm } from '../form/planForm.ts';
import classes from './FirstPlan.module.css';
import { say } from './words.ts';

type Props = {
  /** The practice's only customer, who has no plan yet; undefined while there is nobody. */
  customer: Customer | undefined;
  isChosen: boolean;
  onChoose: (customerId: string) => void;
  form: PlanForm;
  tell: (message: string) => void;
};

/** Until a practice has its first plan, instead of its board: how customers get here, and their plan to them. */
export default function FirstPlan({ customer, isChosen, onChoose, form, tell }: Props) {
  const name = customer ? isolated(customer.name.trim() || customer.email) : '';
  const begin = () => {
    form.fill(exampleAround(form.state.values));
    tell(say.exampleThere);
    focusFirstMeal();
  };
  return (
    <section className={classes.steps} aria-labelledby="first-plan">
      <h2 id="first-plan">{say.firstPlan}</h2>
      {/* What is done is left out: the next step is on top, with its number. */}
      <ol start={isChosen ? 3 : customer ? 2 : 1}>
        {!customer && (
          <li>
            {say.sendAddress}
            <SignUpAddress />
          </li>
        )}
        {!isChosen && (
          <li>
            {customer ? say.signedUp(name) : say.onceHere}
            {customer && (
              <div>
                <Button onClick={() => onChoose(customer.id)}>{say.writeFor(name)}</Button>
              </div>
            )}
          </li>
        )}
        <li>
          {say.fillAndUpload}
          <div>
            <Button variant="default" onClick={begin}>
              {say.useExample}
            </Button>
          </div>
        </li>
      </ol>
    </section>
  );
}

/** The example week in every field in which nothing is written yet. */
export function exampleAround(values: PlanText): PlanText {
  const meals = {
    1: say.breakfast,
    2: say.midMorning,
    3: say.lunch,
    4: say.afternoon,
    6: say.dinner,
  };
  const week = Object.entries(meals).flatMap(([row, texts]) =>
    texts.map((text, day) => [mealPath(day, Number(row)), text]),
  );
  return Object.fromEntries(
    [['name', say.exampleName], ...week].filter(([path = '']) => !values[path]?.trim()),
  );
}
