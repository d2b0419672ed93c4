import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnFood } from '#domain/foods/foodSchema.ts';
import { inARow, isolated } from '#domain/language/language.ts';
import { rowsOf } from '../api/pages.ts';
import { newKey } from '../draft/createOnce.ts';
import { Button, RowAction } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { Failure, Notice, Unloaded } from '../kit/Notice.tsx';
import { ShowMore } from '../kit/ShowMore.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { say as ofKit } from '../kit/words.ts';
import { addOwnFood, foodsChanged, ownFoodsQuery, removeOwnFood } from './api.ts';
import classes from './Foods.module.css';
import { amountOf } from './inWords.ts';
import { OwnFoodForm } from './OwnFoodForm.tsx';
import { say } from './words.ts';

type Props = {
  /** The name of a food to add at once; '' for one without a name. */
  begin?: string | undefined;
  onClose: () => void;
};

/** The foods that the practice added: they come before those of the tables, in plans and in the search. */
export default function OwnFoods({ begin, onClose }: Props) {
  const queries = useQueryClient();
  const list = useInfiniteQuery(ownFoodsQuery);
  const foods = rowsOf(list.data);
  const [name, add] = useState<string | null>(begin ?? null);
  const [edited, edit] = useState<string | null>(null);
  const [removed, setRemoved] = useState<OwnFood | null>(null);
  const remove = useMutation({
    mutationFn: (food: OwnFood) => removeOwnFood(food),
    onSuccess: (_, food) => setRemoved(food),
    onSettled: () => foodsChanged(queries),
  });
  const undo = useMutation({
    mutationFn: ({ food: { id: _, version: __, ...input }, key }: { food: OwnFood; key: string }) =>
      addOwnFood(input, key),
    onSuccess() {
      setRemoved(null);
      toastSuccess(say.foodIsBack);
    },
    onSettled: () => foodsChanged(queries),
  });
  return (
    <Dialog title={say.ownFoods} onClose={onClose} wide>
      <p className="quiet">{say.ownFoodsHint}</p>
      {removed && (
        <div className="below-3">
          <Notice
            role="status"
            actions={
              <Button
                variant="default"
                size="compact-md"
                loading={undo.isPending}
                onClick={() => undo.mutate({ food: removed, key: newKey() })}
              >
                {ofKit.undo}
              </Button>
            }
          >
            {say.foodRemoved(isolated(removed.name))}
          </Notice>
        </div>
      )}
      <Failure message={say.foodNotRemoved} error={remove.error ?? undo.error} />
      {name === null ? (
        <Button icon={IconPlus} onClick={() => add('')}>
          {say.addFood}
        </Button>
      ) : (
        <OwnFoodForm saved={null} name={name} onClose={() => add(null)} />
      )}
      {!list.data && (
        <Unloaded
          query={list}
          failed={say.ownFoodsNotLoaded}
          skeleton={<Skeleton height={120} radius="lg" />}
        />
      )}
      {list.data && foods.length === 0 && name === null && <p>{say.noOwnFoods}</p>}
      <ul className={classes.foods} aria-label={say.ownFoods}>
        {foods.map((food) => (
          <li key={food.id}>
            {edited === food.id ? (
              <OwnFoodForm saved={food} name={food.name} onClose={() => edit(null)} />
            ) : (
              <>
                <bdi className="semibold">{food.name}</bdi>
                <span>{per100Words(food)}</span>
                <bdi className="quiet">{food.source}</bdi>
                <span className="pushed">
                  <RowAction
                    icon={IconPencil}
                    label={say.change}
                    name={say.changeFood(food.name)}
                    onClick={() => edit(food.id)}
                  />
                  <RowAction
                    icon={IconTrash}
                    label={ofKit.remove}
                    name={say.removeFood(food.name)}
                    onClick={() => remove.isPending || remove.mutate(food)}
                  />
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
      <ShowMore list={list} failed={say.ownFoodsNotLoaded} />
    </Dialog>
  );
}

const per100Words = ({ per100: { energy, protein } }: OwnFood): string =>
  say.per100(
    inARow([
      energy !== undefined && amountOf(energy, 'kcal'),
      protein !== undefined && `${say.nutrients.protein} ${amountOf(protein, 'g')}`,
    ]),
  );
