import { type ImportOptions, type ImportWeek, recognise } from '#domain/import/recognise.ts';
import type { Source } from '#domain/import/source.ts';
import { blocksOfText } from './chat.ts';
import { decodedText, separatorOf, tableOf } from './delimited.ts';
import { blocksOfDocx } from './docx.ts';
import { blocksOfHtml } from './html.ts';
import { FILE_MAX, megabytes, TEXT_MAX, Unreadable } from './unreadable.ts';
import { say } from './words.ts';
import { sourceOfXlsx } from './xlsx.ts';
import { Zip } from './zip.ts';

export type Given =
  | { readonly kind: 'file'; readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }
  /** Pasted from the clipboard, or typed. */
  | { readonly kind: 'paste'; readonly html: string; readonly text: string };

type Read =
  | { readonly ok: true; readonly source: Source }
  | { readonly ok: false; readonly message: string };

/** Reads a file by its content, not its name. Any problem becomes a sentence for the user. */
export async function readSource(given: Given): Promise<Read> {
  try {
    return { ok: true, source: await sourceOf(given) };
  } catch (error) {
    return { ok: false, message: error instanceof Unreadable ? error.message : say.broken };
  }
}

async function sourceOf(given: Given): Promise<Source> {
  if (given.kind === 'paste') return pasted(given);
  const { bytes, name } = given;
  if (bytes.length > FILE_MAX)
    throw new Unreadable(say.tooLarge(megabytes(bytes.length), megabytes(FILE_MAX)));
  if (bytes.length === 0) throw new Unreadable(say.emptyFile);
  const starts = (...signature: number[]) => signature.every((byte, at) => bytes[at] === byte);
  if (starts(0x50, 0x4b)) return ofArchive(new Zip(bytes));
  if (starts(0xd0, 0xcf, 0x11, 0xe0))
    throw new Unreadable(isEncrypted(bytes) ? say.locked : say.oldOffice);
  if (starts(0x25, 0x50, 0x44, 0x46)) throw new Unreadable(say.pdf);
  if (isPicture(starts)) throw new Unreadable(say.picture);
  if (bytes.length > TEXT_MAX)
    throw new Unreadable(say.tooLarge(megabytes(bytes.length), megabytes(TEXT_MAX)));
  const text = decodedText(bytes);
  // Text has no control characters.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for control characters.
  if (/[\u0000-\u0008\u000e-\u001f]/.test(text)) throw new Unreadable(say.otherKind);
  if (/^\s*(?:<\?xml|<!doctype html|<html|<table|<meta)/i.test(text))
    return oneSheet(blocksOfHtml(text));
  const sign = /\.[ct]sv$/i.test(name) ? separatorOf(text) : null;
  if (sign) return oneSheet([tableOf(text, sign)]);
  return oneSheet(blocksOfText(text));
}

const oneSheet = (blocks: Source['sheets'][number]['blocks']): Source => ({
  sheets: [{ name: '', blocks }],
});

function pasted({ html, text }: Given & { kind: 'paste' }): Source {
  if (html.length > TEXT_MAX * 2)
    throw new Unreadable(say.tooLarge(megabytes(html.length), megabytes(TEXT_MAX * 2)));
  // If the HTML has no table, the plain text says the same and is easier to read reliably.
  if (/<table\b/i.test(html)) return oneSheet(blocksOfHtml(html));
  if (text.trim() === '' && html !== '') return oneSheet(blocksOfHtml(html));
  return oneSheet(blocksOfText(text));
}

async function ofArchive(zip: Zip): Promise<Source> {
  if (zip.has('xl/workbook.xml')) return sourceOfXlsx(zip);
  const document = await zip.text('word/document.xml');
  if (document !== null) return oneSheet(blocksOfDocx(document));
  if (zip.names.some((name) => /^(?:Index\/|Index\.zip|content\.xml$)/.test(name)))
    throw new Unreadable(say.pagesOrNumbers);
  const [first] = zip.names;
  throw new Unreadable(first ? say.zipBeginning(first.slice(0, 60)) : say.otherZip);
}

/** An encrypted workbook is an OLE file (the old Office format) that contains one of these names in UTF-16. */
function isEncrypted(bytes: Uint8Array): boolean {
  const head = new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length & ~1));
  return head.includes('EncryptedPackage') || head.includes('EncryptionInfo');
}

const isPicture = (starts: (...signature: number[]) => boolean): boolean =>
  starts(0x89, 0x50, 0x4e, 0x47) ||
  starts(0xff, 0xd8, 0xff) ||
  starts(0x47, 0x49, 0x46) ||
  starts(0x52, 0x49, 0x46, 0x46) ||
  (starts(0, 0, 0) && !starts(0, 0, 0, 0));

export type Found =
  | {
      readonly ok: true;
      readonly weeks: readonly ImportWeek[];
      /** Whether the source has a table, whose days are its rows or columns; a chat has none. */
      readonly isTable: boolean;
    }
  | { readonly ok: false; readonly message: string };

/** With `given` null, the question is about the source given before. */
export type Question = { readonly given: Given | null; readonly options: ImportOptions };

/** Answers questions about one source after another with the weeks found in it. */
export function finder(): (question: Question) => Promise<Found> {
  let source: Source = { sheets: [] };
  return async ({ given, options }) => {
    if (given) {
      const read = await readSource(given);
      if (!read.ok) return read;
      source = read.source;
    }
    const found = recognise(source, options);
    const isTable = source.sheets.some(({ blocks }) => blocks.some(({ kind }) => kind === 'table'));
    return found.ok ? { ...found, isTable } : { ok: false, message: found.message };
  };
}
