import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import type { ReplyInput } from '#domain/replies/savedReplySchema.ts';
import type { Db } from '#server/db/open.ts';
import { orderedId } from '#server/db/schema.ts';
import type { Person } from './people.ts';

/** A reply as a dietician writes it. */
export const replyInput = (wishes: Partial<ReplyInput> = {}): ReplyInput => ({
  title: 'Welcome',
  text: 'Hello {first name}, we meet on {next visit}.',
  ...wishes,
});

/** A PDF of one empty page; `more`: further objects, as a dictionary each; `packed`: objects that are compressed. */
export function aPdf(more: readonly string[] = [], packed: readonly string[] = []): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
    ...more,
  ].map((object, index) => Buffer.from(`${index + 1} 0 obj\n${object}\nendobj\n`, 'latin1'));
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects,
    ...(packed.length > 0 ? [objectStream(packed)] : []),
    Buffer.from('trailer << /Root 1 0 R >>\n%%EOF\n'),
  ]);
}

function objectStream(packed: readonly string[]): Buffer {
  const places = packed.map(
    (_, index) => `${50 + index} ${packed.slice(0, index).join('').length}`,
  );
  const head = `${places.join(' ')} `;
  const bytes = deflateSync(Buffer.from(head + packed.join('')));
  return Buffer.concat([
    Buffer.from(
      `40 0 obj\n<< /Type /ObjStm /N ${packed.length} /First ${head.length} /Filter /FlateDecode /Length ${bytes.length} >>\nstream\n`,
    ),
    bytes,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
}

type ReplyWishes = Partial<ReplyInput> & { readonly isDeleted?: boolean };
type FileWishes = { readonly messageId?: string | null; readonly name?: string };

export function replies(db: Db, dataDir?: string) {
  return {
    /** Leaves fifty: a practice has room for a hundred, and some tests make a world for each operation. */
    async fewReplies(): Promise<void> {
      const latest = db.selectFrom('savedReply').select('id').orderBy('id', 'desc');
      await db.deleteFrom('savedReply').where('id', 'in', latest.limit(1000).offset(50)).execute();
    },

    async aReply({ isDeleted = false, ...wishes }: ReplyWishes = {}) {
      const at = new Date().toISOString();
      const deletedAt = isDeleted ? at : null;
      const row = { id: orderedId(), ...replyInput(wishes), changedAt: at, deletedAt, version: 1 };
      await db.insertInto('savedReply').values(row).execute();
      return row;
    },

    /** A file of the customer's; returns its name in the storage. */
    async aMessageFile(customer: Person, wishes: FileWishes = {}): Promise<string> {
      if (!dataDir) throw new Error('Files need the data folder of the server.');
      const filename = `${randomUUID()}.pdf`;
      const folder = join(dataDir, 'images', 'profileImages', customer.id);
      mkdirSync(folder, { recursive: true });
      const pdf = aPdf();
      writeFileSync(join(folder, filename), pdf);
      const { messageId = null, name = 'Blood values.pdf' } = wishes;
      const sent = { customerId: customer.id, writerId: customer.id, messageId, filename, name };
      const addedAt = new Date().toISOString();
      await db
        .insertInto('messageFile')
        .values({ ...sent, addedAt, bytes: pdf.length })
        .execute();
      return filename;
    },
  };
}
