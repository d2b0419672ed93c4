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
import { say } from '../words.ts';
import classes from './FirstPlan.module.css';

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
    tell(say.first.exampleThere);
    document.getElementById(FORM_ID)?.scrollIntoView({ block: 'start' });
    focusFirstMeal();
  };
  return (
    <section className={classes.steps} aria-labelledby="first-plan">
      <h2 id="first-plan" ref={title} tabIndex={-1}>
        {say.first.firstPlan}
      </h2>
      <ol>
        <Step isDone={customers.length > 0}>
          {customers.length > 0 ? (
            say.first.signedUp(customers.map(nameOf))
          ) : (
            <>
              {say.first.sendAddress}
              <SignUpAddress />
            </>
          )}
        </Step>
        <Step isDone={chosen !== undefined}>
          {chosen
            ? say.first.planIsFor(nameOf(chosen))
            : customers.length === 0
              ? say.first.onceHere
              : say.first.chooseOne}
          {!chosen && customers.length > 0 && (
            <div>
              {customers.map((each) => (
                <Button key={each.id} onClick={() => choose(each.id)}>
                  {say.first.writeFor(nameOf(each))}
                </Button>
              ))}
            </div>
          )}
        </Step>
        <Step>
          {say.first.fillAndUpload}
          {(customers.length === 0 || chosen) && (
            <div>
              <Button variant="default" onClick={begin}>
                {say.first.useExample}
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
    1: say.first.breakfast,
    2: say.first.midMorning,
    3: say.first.lunch,
    4: say.first.afternoon,
    6: say.first.dinner,
  };
  const week = Object.entries(meals).flatMap(([row, texts]) =>
    texts.map((text, day) => [mealPath(day, Number(row)), text]),
  );
  return Object.fromEntries(
    [['name', say.first.exampleName], ...week].filter(([path = '']) => !values[path]?.trim()),
  );
}
