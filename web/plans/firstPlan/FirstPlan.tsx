import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import type { Customer } from '#domain/customers/customerSchema.ts';
import { isolated } from '#domain/language/language.ts';
import SignUpAddress from '../../customers/SignUpAddress.tsx';
import { Button } from '../../kit/Button.tsx';
import { mealPath, type PlanText } from '../form/fields.ts';
import { focusFirstMeal } from '../form/focusField.ts';
import type { PlanForm } from '../form/planForm.ts';
import { FORM_ID } from '../form/useLoadPlan.ts';
import classes from './FirstPlan.module.css';
import { say } from './words.ts';

type Props = {
  /** Those who have signed up; none of them has a plan yet. */
  customers: readonly Customer[];
  chosen: Customer | undefined;
  onChoose: (customerId: string) => void;
  form: PlanForm;
  tell: (message: string) => void;
};

/** Until a practice has its first plan: how customers get here, and their plan to them. */
export default function FirstPlan({ customers, chosen, onChoose, form, tell }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const choose = (id: string) => {
    onChoose(id);
    // The button that had the focus is gone.
    title.current?.focus();
  };
  const begin = () => {
    form.fill(exampleAround(form.state.values));
    tell(say.exampleThere);
    document.getElementById(FORM_ID)?.scrollIntoView({ block: 'start' });
    focusFirstMeal();
  };
  return (
    <section className={classes.steps} aria-labelledby="first-plan">
      <h2 id="first-plan" ref={title} tabIndex={-1}>
        {say.firstPlan}
      </h2>
      <ol>
        <Step isDone={customers.length > 0}>
          {customers.length > 0 ? (
            say.signedUp(customers.map(nameOf))
          ) : (
            <>
              {say.sendAddress}
              <SignUpAddress />
            </>
          )}
        </Step>
        <Step isDone={chosen !== undefined}>
          {chosen
            ? say.planIsFor(nameOf(chosen))
            : customers.length === 0
              ? say.onceHere
              : say.chooseOne}
          {!chosen && customers.length > 0 && (
            <div>
              {customers.map((each) => (
                <Button key={each.id} onClick={() => choose(each.id)}>
                  {say.writeFor(nameOf(each))}
                </Button>
              ))}
            </div>
          )}
        </Step>
        <Step>
          {say.fillAndUpload}
          {(customers.length === 0 || chosen) && (
            <div>
              <Button variant="default" onClick={begin}>
                {say.useExample}
              </Button>
            </div>
          )}
        </Step>
      </ol>
    </section>
  );
}

const nameOf = ({ name, email }: Customer) => isolated(name.trim() || email);

const Step = ({ isDone = false, children }: { isDone?: boolean; children: ReactNode }) => (
  <li data-done={isDone || undefined}>
    {isDone && <IconCheck size={18} stroke={2} aria-hidden />}
    {children}
  </li>
);

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
