import { IconDots, IconToolsKitchen2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { INSTEAD_KINDS, INSTEAD_MAX, type InsteadKind } from '#domain/progress/progress.ts';
import type { MealInstead } from '#domain/progress/progressSchema.ts';
import { plannedRecipesQuery } from '../foods/articleRecipes.ts';
import { say as foods } from '../foods/words.ts';
import { Link } from '../kit/Link.tsx';
import { ToggleGroup } from '../kit/ToggleGroup.tsx';
import { AddPhoto } from './AddPhoto.tsx';
import { TypedText } from './fields.tsx';
import classes from './MealMore.module.css';
import { say } from './words.ts';

type Props = {
  /** The meal in words: 'Breakfast: Porridge with plums'. */
  name: string;
  instead: MealInstead | undefined;
  /** Absent: read-only. Null: the meal has no such record. `isTyped`: the user is typing and may continue. */
  onInstead?: ((instead: MealInstead | null, isTyped: boolean) => void) | undefined;
  /** The field lost the focus. */
  onLeave?: (() => void) | undefined;
  photosOf?: Omit<ComponentProps<typeof AddPhoto>, 'name'> | undefined;
  /** The meal as the plan has it. */
  meal: string;
  /** The customer whose own meal it is. */
  owner?: string | undefined;
  /** What else can be done with the meal, such as asking about it. */
  aside?: (() => ReactNode) | undefined;
};

/** A button in a meal's row that opens a panel below: something else was eaten, or nothing; photos; questions. */
export function MealMore({ photosOf, aside, onInstead, owner, meal, ...props }: Props) {
  const { name } = props;
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();
  const recipes = useRecipes(meal, owner);
  const Sign = recipes.length > 0 ? IconToolsKitchen2 : IconDots;
  return (
    <>
      <button
        type="button"
        className={classes.more}
        aria-label={
          onInstead
            ? recipes.length > 0
              ? say.moreWithRecipe(name)
              : say.more(name)
            : say.questionsAbout(name)
        }
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Sign size={20} stroke={1.5} aria-hidden />
      </button>
      {isOpen && (
        <div id={panel} className={classes.panel}>
          {recipes.map(({ id, title, portions }) => (
            <Link
              key={id}
              className="row gap-2 tall"
              to={`/customer/library/${id}?portions=${portions ?? ''}`}
            >
              <IconToolsKitchen2 size={18} stroke={1.5} aria-hidden />
              <bdi>{foods.recipe(title)}</bdi>
            </Link>
          ))}
          {onInstead && <Kinds {...props} onInstead={onInstead} />}
          {photosOf && <AddPhoto {...photosOf} name={name} />}
          {aside && <div className={classes.add}>{aside()}</div>}
        </div>
      )}
    </>
  );
}

function useRecipes(meal: string, owner: string | undefined) {
  const { data } = useQuery({ ...plannedRecipesQuery(owner ?? ''), enabled: owner !== undefined });
  return (data?.items ?? []).flatMap(({ id, title, meals }) => {
    const named = meals.find((each) => each.meal === meal);
    return named ? { id, title, portions: named.portions } : [];
  });
}

type KindsProps = Pick<Props, 'name' | 'instead' | 'onLeave'> & {
  onInstead: NonNullable<Props['onInstead']>;
};

function Kinds({ name, instead, onInstead, onLeave }: KindsProps) {
  // Text typed for one kind comes back when that kind is chosen again.
  const said = useRef<Partial<Record<InsteadKind, string>>>({});
  if (instead) said.current[instead.kind] = instead.words;
  return (
    <>
      <ToggleGroup
        label={say.insteadOf(name)}
        look="cards"
        choices={INSTEAD_KINDS.map((kind) => ({ value: kind, face: say.kinds[kind].face }))}
        chosen={instead?.kind ?? null}
        onChoose={(kind) => onInstead({ kind, words: said.current[kind] ?? '' }, false)}
        onClear={() => onInstead(null, false)}
      />
      {instead && (
        <TypedText
          key={instead.kind}
          value={instead.words}
          onChange={(words, isTyped) => onInstead({ kind: instead.kind, words }, isTyped)}
          onLeave={() => onLeave?.()}
        >
          {(value, onChange) => (
            <label className={classes.label}>
              {say.kinds[instead.kind].label}
              <input
                className={classes.input}
                dir="auto"
                value={value}
                placeholder={say.kinds[instead.kind].placeholder}
                aria-invalid={isTooLong(value) || undefined}
                onChange={(event) => onChange(event.currentTarget.value)}
              />
              {isTooLong(value) && <span role="alert">{say.atMost(INSTEAD_MAX)}</span>}
            </label>
          )}
        </TypedText>
      )}
    </>
  );
}

const isTooLong = (words: string): boolean => words.trim().length > INSTEAD_MAX;
