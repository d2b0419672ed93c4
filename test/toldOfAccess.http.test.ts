import { expect, it } from 'vitest';
import type { AuditAction } from '#domain/audit/auditSchema.ts';
import { DECLARED } from '#server/app/nouns.ts';
import { actionWords } from '#web/audit/inWords.ts';
import { onSqlite } from './engines.ts';
import { isForPractice } from './http/document.ts';

/** What their record tells a customer of a thing that a dietician did. */
function told(what: string, does: AuditAction): string | null {
  const thing = DECLARED.audited[what];
  if (!thing || thing.hiddenFromCustomer || thing.ofPractice) return null;
  const did = thing.did?.()[does]?.toYou ?? null;
  const entry = {
    id: '1',
    at: '',
    by: 'Dora',
    position: null,
    customer: null,
    network: '',
    ofAll: false,
  };
  const words = thing.words();
  return actionWords(
    { entry: { ...entry, what, thing: words, did, does }, things: [words], times: 1 },
    true,
  );
}

onSqlite('The record of access', (engine) => {
  it('[T-J2] tells a customer in words that fit what each operation did', () => {
    const sentences = engine.operations.flatMap(({ access, audited, path }) =>
      isForPractice(access ?? []) && audited && path.includes('{uid}')
        ? audited.to.map((what) => told(what, audited.does as AuditAction))
        : [],
    );
    expect([...new Set(sentences.filter((words) => words !== null))].sort()).toEqual([
      'added a file to a message to you',
      'added a picture to a message to you',
      'booked, moved or cancelled your appointment',
      'changed your answers to questionnaires',
      'changed your choice to hide numbers',
      'changed your coaching period',
      'changed your goals',
      'changed your picture',
      'changed your profile',
      'changed your saved plans',
      'changed your targets for a day’s food',
      'chose who your dietician is',
      'deleted from your picture',
      'deleted from your saved plans',
      'deleted one of your diet plans',
      'deleted one of your measurements',
      'entered your measurements',
      'gave you an article',
      'looked at the articles given to you',
      'looked at which articles you read',
      'looked at your answers to questionnaires',
      'looked at your appointments',
      'looked at your choice to hide numbers',
      'looked at your coaching period',
      'looked at your daily progress',
      'looked at your diet plans',
      'looked at your goals',
      'looked at your measurements',
      'looked at your messages',
      'looked at your overview',
      'looked at your photos of meals',
      'looked at your picture',
      'looked at your profile',
      'looked at your saved plans',
      'looked at your targets for a day’s food',
      'proposed a goal to you',
      'sent you a questionnaire',
      'took back a message to you',
      'took back a questionnaire from you',
      'took back an article from you',
      'wrote or changed your diet plan',
      'wrote you a message',
    ]);
  });
});
