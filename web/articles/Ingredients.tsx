import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { SERVINGS_MAX } from '#domain/articles/article.ts';
import { scaledLine } from '#domain/foods/recipes.ts';
import { IconButton } from '../kit/Button.tsx';
import classes from './Ingredients.module.css';
import { say } from './words.ts';

type Props = {
  servings: number;
  ingredients: readonly string[];
  /** The portions shown first; as many as the recipe makes, if absent. */
  portions?: number | undefined;
};

/** The ingredients of a recipe, for as many portions as the reader wants. */
export function Ingredients({ servings, ingredients, portions: first = servings }: Props) {
  const [portions, setPortions] = useState(first);
  const button = (label: string, Icon: typeof IconPlus, next: number) => (
    <IconButton
      size={44}
      aria-label={label}
      disabled={next <= 0 || next > SERVINGS_MAX}
      onClick={() => setPortions(next)}
    >
      <Icon size={20} stroke={1.5} aria-hidden />
    </IconButton>
  );
  return (
    <section aria-labelledby="ingredients" className={classes.ingredients}>
      <div className={classes.head}>
        <h2 id="ingredients" className="text-17">
          {say.ingredients}
        </h2>
        <div className="row gap-1">
          {button(say.fewerPortions, IconMinus, Math.ceil(portions) - 1)}
          <span role="status">{say.forPortions(portions)}</span>
          {button(say.morePortions, IconPlus, Math.floor(portions) + 1)}
        </div>
      </div>
      <ul>
        {ingredients.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a recipe may name the same ingredient twice.
          <li key={place}>
            <bdi>{scaledLine(line, portions / servings)}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
