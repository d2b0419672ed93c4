import type {
  AnswerValue,
  Item,
  QuestionnaireInput,
} from '#domain/questionnaires/questionnaireSchema.ts';
import type { Db } from '#server/db/open.ts';
import { orderedId } from '#server/db/schema.ts';
import type { Person } from './people.ts';

/** A question, of text unless more is said. */
export const anItem = (linkId: string, more: Partial<Item> = {}): Item => ({
  linkId,
  type: 'text',
  text: `Question ${linkId}`,
  unit: '',
  options: [],
  scale: { from: 0, to: 10, low: '', high: '' },
  enableWhen: null,
  profile: null,
  ...more,
});

/** A questionnaire as a dietician writes it. */
export const questionnaireInput = (
  wishes: Partial<QuestionnaireInput> = {},
): QuestionnaireInput => ({
  title: 'First visit',
  intro: 'Answer what you can.',
  items: [
    anItem('health', { type: 'section', text: 'Your health' }),
    anItem('wish', { text: 'What would you like to change?' }),
    anItem('weight', { type: 'number', unit: 'kg', profile: 'weight', text: 'Your weight?' }),
    anItem('allergic', { type: 'yes-no', text: 'Do you have allergies?' }),
    anItem('allergens', {
      type: 'several',
      text: 'Which ones?',
      options: ['Peanuts', 'Milk', 'Kiwi'],
      enableWhen: { question: 'allergic', answer: true },
      profile: 'allergens',
    }),
  ],
  forNewCustomers: false,
  ...wishes,
});

export function questionnaires(db: Db) {
  return {
    /** Leaves fifty: a practice has room for two hundred, and some tests make a world for each operation. */
    async fewQuestionnaires(): Promise<void> {
      const latest = db.selectFrom('questionnaire').select('id').orderBy('id', 'desc');
      await db
        .deleteFrom('questionnaire')
        .where('id', 'in', latest.limit(1000).offset(100))
        .execute();
    },

    async aQuestionnaire(
      wishes: Partial<QuestionnaireInput> & { readonly by?: Person } = {},
    ): Promise<{ readonly id: string; readonly title: string }> {
      const { by, ...input } = wishes;
      const { items, ...written } = questionnaireInput(input);
      const at = new Date().toISOString();
      const row = {
        ...written,
        id: orderedId(),
        items: JSON.stringify(items),
        questions: items.filter(({ type }) => type !== 'section').length,
        starter: null,
        writerId: by?.id ?? null,
        createdAt: at,
        changedAt: at,
        version: 1,
      };
      await db.insertInto('questionnaire').values(row).execute();
      return row;
    },

    /** A questionnaire that was sent to a customer, with their answers by the name of the question. */
    async aSentQuestionnaire(
      customer: Person,
      {
        answers = {},
        by,
        ...wishes
      }: Partial<QuestionnaireInput> & {
        readonly answers?: Readonly<Record<string, AnswerValue>>;
        readonly by?: Person;
      } = {},
    ): Promise<{ readonly id: string }> {
      const { title, intro, items } = questionnaireInput(wishes);
      const at = new Date().toISOString();
      const id = orderedId();
      const [customerId, of] = [customer.id, by?.id ?? null];
      await db
        .insertInto('sentQuestionnaire')
        .values({
          ...{ customerId, id, title, intro, version: 1, revision: 1, sentAt: at, sentById: of },
          ...{ questionnaireId: orderedId(), items: JSON.stringify(items), finishedAt: null },
          ...{ isTogether: of !== null, togetherById: of },
        })
        .execute();
      for (const [linkId, value] of Object.entries(answers))
        await db
          .insertInto('questionnaireAnswer')
          .values({
            ...{ customerId, sentId: id, linkId, writer: 'customer', answeredAt: at },
            value: JSON.stringify(value),
            question: items.find((item) => item.linkId === linkId)?.text ?? '',
          })
          .execute();
      return { id };
    },
  };
}
