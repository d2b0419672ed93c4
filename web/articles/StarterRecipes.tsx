import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../kit/Button.tsx';
import { toastFailure, toastSuccess } from '../kit/Toaster.tsx';
import { addStarterRecipes, starterRecipesQuery } from './api.ts';
import { say } from './words.ts';

/** Adds the recipes that come with Weekplate; nothing once the practice has had them all. */
export function StarterRecipes() {
  const queries = useQueryClient();
  const { data } = useQuery(starterRecipesQuery);
  const add = useMutation({
    mutationFn: addStarterRecipes,
    onSuccess: () => {
      toastSuccess(say.recipesAdded);
      return queries.invalidateQueries({ queryKey: ['article'] });
    },
    onError: () => toastFailure(say.recipesFailed),
  });
  if (!data?.left) return null;
  return (
    <Button variant="default" loading={add.isPending} onClick={() => add.mutate()}>
      {say.addRecipes(data.left)}
    </Button>
  );
}
