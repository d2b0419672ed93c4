import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Config } from '#server/config/config.ts';
import type { Db } from '#server/db/open.ts';
import { orderedId, type Schema } from '#server/db/schema.ts';
import { imageStore } from '#server/images/store.ts';

const REPLIES = [
  [
    'Welcome',
    'Hello {first name}, good to have you here. Fill in your profile first, allergies above all. Your plan follows within two days.\n\n{my name}',
  ],
  [
    'Before a visit',
    'Hello {first name}, we meet on {next visit}. Please log the three days before as they are, and bring your latest blood values if you have new ones.',
  ],
  [
    'Nothing logged for a while',
    'Hello {first name}, I have not seen a log from you lately. That is fine. Is there something in the plan that does not fit your days?',
  ],
  [
    'Eating out',
    'Enjoy it, and eat as always before. Pick one dish you look forward to, with a salad or vegetables, and have a light evening. No need to make up for it the next day.',
  ],
  [
    'Blood values',
    'Could you send me your blood values as a PDF or a photo? I then look at {value}.',
  ],
] as const;

/** The replies that the practice keeps. */
export async function insertReplies(
  db: Transaction<Schema>,
  { now, dieticianIds }: { now: Date; dieticianIds: readonly string[] },
): Promise<void> {
  const kept = { putById: dieticianIds[0] ?? null, changedAt: now.toISOString(), version: 1 };
  await db
    .insertInto('savedReply')
    .values(REPLIES.map(([title, text]) => ({ ...kept, id: orderedId(), title, text })))
    .execute();
}

const SHEET = 'Shopping for two weeks';
const SENT = 3;

/** A sheet that the dietician sent to a few people with an answer. */
export async function insertMessageFiles(db: Db, config: Config): Promise<void> {
  const storage = imageStore(config);
  const answers = await db
    .selectFrom('message')
    .select(['customerId', 'id', 'writerId', 'sentAt'])
    .where('side', '=', 'dietician')
    .orderBy('sentAt', 'desc')
    .limit(SENT)
    .execute();
  for (const { id: messageId, sentAt: addedAt, ...whose } of answers) {
    const filename = `${randomUUID()}.pdf`;
    const sheet = Buffer.from(aSheet(SHEET), 'latin1');
    await storage.writeFile(whose.customerId, filename, sheet);
    const file = { filename, name: `${SHEET}.pdf`, bytes: sheet.length };
    await db
      .insertInto('messageFile')
      .values({ ...whose, ...file, messageId, addedAt })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** A PDF of one page with a title. */
function aSheet(title: string): string {
  const page = `BT /F1 24 Tf 60 760 Td (${title}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ].map((object, nth) => `${nth + 1} 0 obj\n${object}\nendobj\n`);
  const head = '%PDF-1.4\n';
  const places = objects.map((_, nth) => head.length + objects.slice(0, nth).join('').length);
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const body = head + objects.join('');
  return `${body}xref\n0 6\n0000000000 65535 f \n${table}trailer << /Root 1 0 R /Size 6 >>\nstartxref\n${body.length}\n%%EOF\n`;
}
