import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type {
  FoodChoice,
  FoodCount,
  NewOwnFood,
  OwnFood,
  OwnFoodInput,
} from '#domain/foods/foodSchema.ts';
import { pagesQuery } from '../api/pages.ts';
import { get, send } from '../api/request.ts';

type Days = readonly (readonly string[])[];

/** What the texts of meals contain, by day. The server stores nothing of them. */
export const foodCountQuery = (days: Days, nutrients: 'main' | 'all' = 'main') =>
  queryOptions({
    queryKey: ['food', 'count', nutrients, days],
    queryFn: () => send<FoodCount>('POST', '/api/food-counts', { days, nutrients }),
    placeholderData: keepPreviousData,
    // Every pause of typing has a key of its own.
    gcTime: 60_000,
    staleTime: 300_000,
    retry: false,
  });

export const foodSearchQuery = (search: string) =>
  queryOptions({
    queryKey: ['food', 'search', search],
    queryFn: () =>
      get<{ items: FoodChoice[] }>(`/api/foods?${new URLSearchParams({ search }).toString()}`),
    placeholderData: keepPreviousData,
    enabled: search.trim().length > 1,
  });

const pathOf = (key: string) => `/api/food-names/${encodeURIComponent(key)}`;

/** Says which food a name means, for the whole practice; null: it is no food. */
export const confirmFood = (key: string, food: string | null) =>
  send<void>('PUT', pathOf(key), { food });

export const forgetFood = (key: string) => send<void>('DELETE', pathOf(key));

export const countAgain = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: ['food', 'count'] });

const OWN = '/api/own-foods';
const ownPath = (id: string) => `${OWN}/${encodeURIComponent(id)}`;

export const ownFoodsQuery = pagesQuery<OwnFood>(['food', 'own'], OWN);

export const addOwnFood = (input: NewOwnFood, key: string) =>
  send<OwnFood>('POST', OWN, input, { idempotencyKey: key });

type Version = Pick<OwnFood, 'id' | 'version'>;

export const changeOwnFood = ({ id, version }: Version, input: OwnFoodInput) =>
  send<OwnFood>('PUT', ownPath(id), input, { ifMatch: version });

export const removeOwnFood = ({ id, version }: Version) =>
  send<void>('DELETE', ownPath(id), undefined, { ifMatch: version });

/** The list, the search and all sums may be others now. */
export const foodsChanged = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: ['food'] });
