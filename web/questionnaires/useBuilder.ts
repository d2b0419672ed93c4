import { useQueryClient } from '@tanstack/react-query';
import {
  ITEM_TYPES,
  NEW_QUESTIONNAIRE,
  PROFILE_FIELDS,
} from '#domain/questionnaires/questionnaire.ts';
import type {
  Item,
  Questionnaire,
  QuestionnaireInput,
} from '#domain/questionnaires/questionnaireSchema.ts';
import { newKey } from '../draft/createOnce.ts';
import { useEditForm } from '../draft/useEditForm.ts';
import { checkWith } from '../draft/useSending.ts';
import { toastFailure, toastSuccess } from '../kit/Toaster.tsx';
import { useMe } from '../session/session.ts';
import {
  boolean,
  integer,
  listOf,
  nullable,
  object,
  oneOf,
  type Shape,
  string,
} from '../store/shape.ts';
import { createQuestionnaire, questionnaireQuery, saveQuestionnaire } from './api.ts';
import { say } from './words.ts';

const answer: Shape<string | boolean> = (value) =>
  typeof value === 'boolean' ? value : string(value);

const shape: Shape<QuestionnaireInput> = object({
  title: string,
  intro: string,
  forNewCustomers: boolean,
  items: listOf(
    object({
      linkId: string,
      type: oneOf(ITEM_TYPES),
      text: string,
      unit: string,
      options: listOf(string),
      scale: object({ from: integer, to: integer, low: string, high: string }),
      enableWhen: nullable(object({ question: string, answer })),
      profile: nullable(oneOf(PROFILE_FIELDS)),
    }),
  ),
});

/** A question to be written, like the one before it: whoever asks for one number often asks for the next. */
export const newItem = (type: Item['type'] = 'text'): Item => ({
  linkId: newKey(),
  type,
  text: '',
  unit: '',
  options: [],
  scale: { from: 0, to: 10, low: '', high: '' },
  enableWhen: null,
  profile: null,
});

const schema = async () =>
  (await import('#domain/questionnaires/questionnaireSchema.ts')).questionnaireInputSchema;

/** What is sent: without empty lines among the options, and without empty questions at the end. */
function inputOf({ items, ...values }: QuestionnaireInput): QuestionnaireInput {
  const last = items.findLastIndex(({ text }) => text.trim() !== '');
  return {
    ...values,
    items: items.slice(0, Math.max(1, last + 1)).map((item) => ({
      ...item,
      options: item.options.map((option) => option.trim()).filter(Boolean),
    })),
  };
}

/** The form of a questionnaire; `saved` is the version on the server, null for a new one. */
export function useBuilder(saved: Questionnaire | null, onCreated: (id: string) => void) {
  const queries = useQueryClient();
  const { id: writerId } = useMe();
  const keyOf = (id: string) => `weekplate:${writerId}:questionnaire:${id}`;
  const shown = async (storing: Promise<Questionnaire>) => {
    const stored = await storing;
    queries.setQueryData(questionnaireQuery(stored.id).queryKey, stored);
    return stored;
  };
  return useEditForm<QuestionnaireInput, QuestionnaireInput, Questionnaire>({
    key: keyOf(saved?.id ?? NEW_QUESTIONNAIRE),
    keyOf,
    shape,
    saved,
    valuesOf: (of) => ({
      title: of?.title ?? '',
      intro: of?.intro ?? '',
      forNewCustomers: of?.forNewCustomers ?? false,
      items: of?.items ?? FIRST,
    }),
    check: (values) => checkWith(schema, inputOf(values)),
    create: (input, key) => shown(createQuestionnaire(input, key)),
    change: (input, { id, version }) => shown(saveQuestionnaire(id, input, version)),
    refetch: () => saved && void queries.invalidateQueries(questionnaireQuery(saved.id)),
    onStored: ({ id }) => saved || onCreated(id),
    done: ({ version }) => toastSuccess(say.savedAs(version)),
    failed: (reason) => toastFailure(`${say.notSavedYet} ${reason}`),
    // An error stands at a question by its place, and a change may move the questions.
    mends: ['items'],
  });
}

// The same each time, so that an untouched form is not unsaved.
const FIRST: Item[] = [{ ...newItem(), linkId: 'first' }];

export type Builder = ReturnType<typeof useBuilder>;
