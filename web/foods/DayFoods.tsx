import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { CountedFood, FoodChoice } from '#domain/foods/foodSchema.ts';
import { NUTRIENTS, type Nutrient } from '#domain/foods/nutrients.ts';
import { inARow } from '#domain/language/language.ts';
import { timingName } from '#domain/plans/plan.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { Field } from '../kit/Field.tsx';
import { lazyDialog } from '../kit/lazy.tsx';
import { toastFailure } from '../kit/Toaster.tsx';
import { say as ofKit } from '../kit/words.ts';
import { confirmFood, countAgain, foodCountQuery, foodSearchQuery, forgetFood } from './api.ts';
import classes from './Foods.module.css';
import { amountOf, knownIn, sourceOf } from './inWords.ts';
import { say } from './words.ts';

const OwnFoods = lazyDialog(() => import('./OwnFoods.tsx'));

type Props = {
  title: string;
  meals: readonly string[];
  timings: readonly string[];
  onClose: () => void;
};

/** The foods of a day by meal, each with its grams and source, what has to be asked, and all nutrients. */
export default function DayFoods({ title, meals, timings, onClose }: Props) {
  const { data } = useQuery(foodCountQuery([meals], 'all'));
  const [chosen, choose] = useState<string | null>(null);
  const { busy, mean, forget } = useAnswers(() => choose(null));
  const [day] = data?.days ?? [];
  const [own, openOwn] = useState<{ begin?: string } | null>(null);
  return (
    <Dialog title={say.foodsOf(title)} onClose={onClose} wide>
      {data && data.questions.length > 0 && (
        <section className="stack">
          <h3 className={classes.heading}>{say.whichFood}</h3>
          <p className="muted">{say.choicesKept}</p>
          {data.questions.map(({ key, name, choices }) => (
            <fieldset key={key} className={classes.question} disabled={busy}>
              <legend>
                <bdi>{name}</bdi>
              </legend>
              <Choices choices={choices} onChoose={(food) => mean(key, food)} />
              <Button variant="subtle" size="compact-sm" onClick={() => choose(key)}>
                {say.searchAnother}
              </Button>
              <Button variant="subtle" size="compact-sm" onClick={() => openOwn({ begin: name })}>
                {say.addAsOwn}
              </Button>
              {chosen === key && <Search onChoose={(food) => mean(key, food)} />}
            </fieldset>
          ))}
        </section>
      )}
      {day?.meals.map((meal, at) =>
        meal.foods.length === 0 && meal.notRead.length === 0 ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: A meal is its place in the day.
          <section key={at}>
            <h3 className={classes.heading}>
              <bdi>{timingName(timings[at] ?? '')}</bdi>
            </h3>
            <ul className={classes.foods}>
              {meal.foods.map((food, nth) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: Two recipes may name the same food.
                <li key={nth}>
                  <Line food={food} />
                  {food.why !== 'asked' && (
                    <span className="pushed">
                      <Button
                        variant="subtle"
                        size="compact-sm"
                        aria-label={say.changeFood(food.name)}
                        onClick={() => choose(`${at} ${nth}`)}
                      >
                        {say.change}
                      </Button>
                      {food.by === 'practice' && (
                        <Button
                          variant="subtle"
                          size="compact-sm"
                          aria-label={say.undoFood(food.name)}
                          disabled={busy}
                          onClick={() => forget(food.key)}
                        >
                          {ofKit.undo}
                        </Button>
                      )}
                    </span>
                  )}
                  {chosen === `${at} ${nth}` && <Search onChoose={(id) => mean(food.key, id)} />}
                </li>
              ))}
            </ul>
            {meal.notRead.length > 0 && <p className="quiet">{say.notRead(meal.notRead)}</p>}
          </section>
        ),
      )}
      {day && <AllNutrients {...day.totals} />}
      {data && <p className="quiet">{Object.values(data.sources).join(' · ')}</p>}
      <div className="buttons" data-foot>
        <Button variant="default" onClick={() => openOwn({})}>
          {say.ownFoods}
        </Button>
      </div>
      <Suspense>{own && <OwnFoods {...own} onClose={() => openOwn(null)} />}</Suspense>
    </Dialog>
  );
}

/** Answers are sent one after the other, and counted again at once. */
function useAnswers(onDone: () => void) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
      await countAgain(queries);
      onDone();
    } catch {
      toastFailure(say.notSaved);
    }
    setBusy(false);
  };
  return {
    busy,
    mean: (key: string, food: string | null) => void run(() => confirmFood(key, food)),
    forget: (key: string) => void run(() => forgetFood(key)),
  };
}

function Line({ food }: { food: CountedFood }) {
  const { recipe, name, food: known, grams, isUsual, energy, by, why, alternatives } = food;
  const source = known && sourceOf(known.source);
  return (
    <>
      <bdi className="semibold">{name}</bdi>
      {recipe && <span className="quiet">{say.inRecipe(recipe)}</span>}
      {why === null ? (
        <span>
          {inARow([
            grams !== null && amountOf(grams, 'g'),
            isUsual && say.usualPortion,
            energy !== null && amountOf(energy, 'kcal'),
          ])}
        </span>
      ) : (
        <span className="danger-ink">{say.why[why]}</span>
      )}
      {known && (
        <span className="quiet">
          <bdi>{known.name}</bdi> · {source}
          {by === 'likely' && ` · ${say.bestGuess}`}
        </span>
      )}
      {alternatives.length > 0 && <span className="quiet">{say.instead(alternatives)}</span>}
    </>
  );
}

type Choosing = { onChoose: (food: string | null) => void };

const Choices = ({ choices, onChoose }: Choosing & { choices: readonly FoodChoice[] }) => (
  <div className="buttons">
    {choices.map(({ id, name, energy }) => (
      <Button key={id} variant="default" size="compact-sm" onClick={() => onChoose(id)}>
        <bdi>{name}</bdi>
        {energy !== null && <span className="quiet">&nbsp;{amountOf(energy, 'kcal')}</span>}
      </Button>
    ))}
    <Button variant="subtle" size="compact-sm" onClick={() => onChoose(null)}>
      {say.notAFood}
    </Button>
  </div>
);

function Search({ onChoose }: Choosing) {
  const [search, setSearch] = useState('');
  const { data } = useQuery(foodSearchQuery(search));
  const found = search.trim().length > 1 ? data?.items : undefined;
  return (
    <div className="stack">
      <Field
        label={say.searchAnother}
        value={search}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => setSearch(value)}
      />
      {found?.length === 0 && <p className="quiet">{say.noneFound}</p>}
      <Choices choices={found?.slice(0, 8) ?? []} onChoose={onChoose} />
    </div>
  );
}

function AllNutrients({
  nutrients,
  counted,
}: {
  nutrients: Partial<Record<Nutrient, { value: number; of: number }>>;
  counted: number;
}) {
  return (
    <details className="above-4">
      <summary>{say.allNutrients}</summary>
      <p className="quiet">{say.nutrientsHint}</p>
      <dl className={classes.nutrients}>
        {Object.entries(nutrients).map(([id, { value, of }]) => (
          <div key={id}>
            <dt>{say.nutrients[id as Nutrient]}</dt>
            <dd>
              {amountOf(value, NUTRIENTS[id as Nutrient])}{' '}
              <span className="quiet">{knownIn(of, counted)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
