import { queryOptions } from '@tanstack/react-query';
import type { CustomerProfile, CustomerProfileSave } from '#domain/profiles/profileSchema.ts';
import type {
  AnswerChanges,
  AnswersStored,
  Questionnaire,
  QuestionnaireInput,
  Questionnaires,
  Sent,
  SentSummary,
} from '#domain/questionnaires/questionnaireSchema.ts';
import { get, send } from '../api/request.ts';

const path = '/api/questionnaires';
const onePath = (id: string) => `${path}/${encodeURIComponent(id)}`;

export const questionnairesQuery = queryOptions({
  queryKey: ['questionnaire', 'list'],
  queryFn: () => get<Questionnaires>(path),
});

export const questionnaireQuery = (id: string) =>
  queryOptions({
    queryKey: ['questionnaire', id],
    queryFn: () => get<Questionnaire>(onePath(id)),
  });

export const createQuestionnaire = (input: QuestionnaireInput, key: string) =>
  send<Questionnaire>('POST', path, input, { idempotencyKey: key });

export const saveQuestionnaire = (id: string, input: QuestionnaireInput, basedOn: number) =>
  send<Questionnaire>('PUT', onePath(id), input, { ifMatch: basedOn });

export const deleteQuestionnaire = ({ id, version }: Questionnaire) =>
  send<void>('DELETE', onePath(id), undefined, { ifMatch: version });

export const addStarters = () => send<void>('POST', '/api/starter-questionnaires');

const sentPath = (customerId: string, id?: string) =>
  `/api/customers/${encodeURIComponent(customerId)}/sent-questionnaires${id ? `/${encodeURIComponent(id)}` : ''}`;

const sentKey = (customerId: string) => ['customers', customerId, 'sent-questionnaire'];

/** What was sent to a customer, the latest first. */
export const sentListQuery = (customerId: string) =>
  queryOptions({
    queryKey: [...sentKey(customerId), 'list'],
    queryFn: () => get<{ items: SentSummary[] }>(sentPath(customerId)),
  });

export const sentQuery = (customerId: string, id: string) =>
  queryOptions({
    queryKey: [...sentKey(customerId), id],
    queryFn: () => get<Sent>(sentPath(customerId, id)),
  });

export const sendQuestionnaire = (customerId: string, questionnaireId: string, key: string) =>
  send<Sent>('POST', sentPath(customerId), { questionnaireId }, { idempotencyKey: key });

export const withdraw = (customerId: string, id: string) =>
  send<void>('DELETE', sentPath(customerId, id));

/** Changes answers; see `settledAnswer` in domain/questionnaires/questionnaire.ts. */
export const changeAnswers = (customerId: string, id: string, input: AnswerChanges) =>
  send<AnswersStored>('PATCH', sentPath(customerId, id), input);

const profilePath = (customerId: string) =>
  `/api/customers/${encodeURIComponent(customerId)}/profile`;

/** The profile into which answers are taken over, fetched once with the screens of the profile. */
export const profileQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customers', customerId, 'customer-profile'],
    queryFn: () => get<{ profile: CustomerProfile | null }>(profilePath(customerId)),
  });

export const saveProfile = (customerId: string, input: CustomerProfileSave, basedOn: number) =>
  send<CustomerProfile>('PUT', profilePath(customerId), input, { ifMatch: basedOn });
