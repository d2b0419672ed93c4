import { Worker } from 'node:worker_threads';
import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { recognise } from '#domain/import/recognise.ts';
import { type Given, readSource } from '#web/import/readSource.ts';
import { expectWithin } from '../withinTime.ts';
import { archive } from './build/archive.ts';
import { docx } from './build/docx.ts';
import { xlsx } from './build/xlsx.ts';
import { file } from './labelled.ts';

const bytes = (...content: readonly (string | number[])[]) =>
  new Uint8Array(Buffer.concat(content.map((each) => Buffer.from(each as string))));

async function sentenceOf(content: Uint8Array<ArrayBuffer> | string, name = 'plan.xlsx') {
  const begun = performance.now();
  const read = await readSource(file(name, content));
  const found = read.ok ? recognise(read.source) : read;
  expectWithin(performance.now() - begun, 2000);
  return found.ok ? 'read' : found.message;
}

const sheet = (xml: string, others: Readonly<Record<string, string>> = {}) =>
  archive({
    'xl/workbook.xml': '<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': xml,
    ...others,
  });
const rowsOf = (count: number, cells: string) =>
  `<worksheet><sheetData>${`<row>${cells}</row>`.repeat(count)}</sheetData></worksheet>`;

test('[IMPORT-02] [T-M3] bombs and giants end in a sentence that says what was seen and what to do', async () => {
  const zeros = archive({ 'word/document.xml': Buffer.alloc(30_000_000, 0x20) });
  expect(zeros.length).toBeLessThan(1_000_000);
  expect(await sentenceOf(zeros)).toMatch(/^Unpacked, this file has more than 24 MB/);
  const words = ' '.repeat(26_000_000);
  expect(
    await sentenceOf(sheet(rowsOf(1, '<c t="s"><v>0</v></c>'), { 'xl/sharedStrings.xml': words })),
  ).toMatch(/^Unpacked, this file has more than 24 MB/);
  const shared = '<si><t>lol</t></si>'.repeat(1_200_000);
  expect(
    await sentenceOf(sheet(rowsOf(1, '<c t="s"><v>0</v></c>'), { 'xl/sharedStrings.xml': shared })),
  ).toMatch(/^There are more than 20,000 cells/);
  expect(await sentenceOf('Breakfast: oats\n'.repeat(100_000), 'a.txt')).toMatch(
    /^It holds 100,000 cells and lines/,
  );
  const headings = Array(80).fill('Monday breakfast 8 am').join('\t');
  expect(await sentenceOf(`${headings}\n`.repeat(60), 'a.tsv')).toMatch(/days and meals|read/);
  const paragraphs = `<table><tr><td>${'<p>x</p>'.repeat(60_000)}</td></tr></table>`;
  expect(await sentenceOf(paragraphs, 'a.html')).toMatch(/^It holds 60,000 cells and lines/);
  const million = rowsOf(1000, '<c/>'.repeat(1000));
  expect(await sentenceOf(sheet(million))).toMatch(/^There are more than 20,000 cells/);
  expect(await sentenceOf(sheet(rowsOf(300, '<c><v>1</v></c>'.repeat(100))))).toMatch(
    /^There are more than 20,000 cells/,
  );
  const many = xlsx(Array.from({ length: 10_000 }, (_, at) => ({ name: `S${at}`, rows: [['x']] })));
  expect(await sentenceOf(many)).toMatch(/^This workbook has 10,000 sheets; up to 100 are read/);
  expect(await sentenceOf(new Uint8Array(21_000_000))).toMatch(/^This file has 21 MB; up to 20 MB/);
  expect(await sentenceOf(`a\tb\n${'x\ty\n'.repeat(15_000)}`, 'a.tsv')).toMatch(
    /^There are more than/,
  );
});

test('[IMPORT-02] [T-M3] what an archive says of its own size is refused before anything of it is unpacked', async () => {
  const honest = archive({ 'word/document.xml': 'x' });
  const at = Buffer.from(honest).indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  new DataView(honest.buffer).setUint32(at + 24, 200_000_000, true);
  // With these bytes changed, the unpacked content is not a document.
  honest.fill(0xff, 47, 49);
  expect(await sentenceOf(honest)).toMatch(/^Unpacked, this file has more than 24 MB/);
});

test('[IMPORT-02] [T-M3] the largest of what is read at all is read, or refused, within 200 MB', async () => {
  const paragraph = '<w:p><w:r><w:t>Breakfast: oats</w:t></w:r></w:p>';
  const row = `<row>${'<c t="inlineStr"><is><t>oats</t></is></c>'.repeat(7)}</row>`;
  const shared = '<si><t>Ünlü çorba</t></si>'.repeat(58_000);
  const largest: readonly Given[] = [
    file('a.docx', archive({ 'word/document.xml': paragraph.repeat(480_000) })),
    file('a.xlsx', sheet(rowsOf(70_000, row), { 'xl/sharedStrings.xml': shared })),
    { kind: 'paste', html: '', text: 'a b, '.repeat(790_000) },
    { kind: 'paste', html: `<table><tr><td>${'<p>x</p>'.repeat(900_000)}`, text: '' },
  ];
  for (const said of await Promise.all(largest.map(inLittleMemory)))
    expect(said).toMatch(/^(read|There|It) /);
});

/**
 * The heap is limited to 120 MB; bytes are outside of it: a file of at most 20 MB, and twice 24 MB unpacked.
 */
function inLittleMemory(given: Given): Promise<string> {
  const worker = new Worker(new URL('./reading.ts', import.meta.url), {
    workerData: given,
    resourceLimits: { maxOldGenerationSizeMb: 100, maxYoungGenerationSizeMb: 20 },
  });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

test('[IMPORT-02] [T-M3] entities of a file’s own are not looked at', async () => {
  const laughs =
    '<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;">]><w:document><w:body><w:p><w:r><w:t>&b;</w:t></w:r></w:p></w:body></w:document>';
  expect(await sentenceOf(archive({ 'word/document.xml': laughs }), 'plan.docx')).toMatch(
    /^This file defines words of its own/,
  );
  const outside = '<!DOCTYPE x SYSTEM "file:///etc/passwd"><worksheet/>';
  expect(await sentenceOf(sheet(outside))).toMatch(/^This file defines words of its own/);
});

test('[IMPORT-02] [T-M3] locked, old, broken and other files are told apart', async () => {
  const ole = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
  const name = [...Buffer.from('EncryptedPackage', 'utf16le')];
  expect(await sentenceOf(bytes(ole, Array(600).fill(0), name))).toMatch(/locked with a password/);
  expect(await sentenceOf(bytes(ole, Array(600).fill(0)), 'old.xls')).toMatch(/old Office version/);
  const locked = archive({ 'xl/workbook.xml': '<workbook/>' });
  new DataView(locked.buffer).setUint16(
    Buffer.from(locked).indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 8,
    1,
    true,
  );
  expect(await sentenceOf(locked)).toMatch(/locked with a password/);
  const whole = docx(['Monday', 'Breakfast: oats']);
  expect(await sentenceOf(whole.slice(0, whole.length - 40), 'plan.docx')).toMatch(/damaged/);
  const bent = whole.slice();
  bent.fill(0xff, 120, 180);
  expect(await sentenceOf(bent, 'plan.docx')).toMatch(/damaged/);
  expect(await sentenceOf('%PDF-1.4')).toMatch(/This is a PDF/);
  expect(await sentenceOf(bytes([0x89, 0x50, 0x4e, 0x47, 1, 2]))).toMatch(/This is a picture/);
  expect(await sentenceOf(archive({ 'holiday/beach.jpg': 'x' }))).toMatch(
    /archive.+begins with “holiday/,
  );
  expect(await sentenceOf(archive({ 'content.xml': '<x/>', mimetype: 'x' }))).toMatch(
    /Numbers, Pages or OpenOffice/,
  );
  expect(await sentenceOf(bytes([0x7f, 0x45, 0x4c, 0x46, 1, 0, 2]), 'plan.csv')).toMatch(
    /neither a spreadsheet/,
  );
  expect(await sentenceOf('')).toMatch(/This file is empty/);
  expect(await sentenceOf('  \n ', 'plan.txt')).toMatch(/There is no text in it/);
  expect(await sentenceOf('Dear Anna, see you on the phone tomorrow.', 'a.txt')).toMatch(
    /no days and meals/,
  );
});

test('[IMPORT-02] [T-M3] of a workbook with macros the cells alone are read, and what a directory claims is not believed', async () => {
  const plan = rowsOf(1, '<c t="inlineStr"><is><t>Breakfast: oats\nLunch: soup</t></is></c>');
  const withMacros = sheet(plan, { 'xl/vbaProject.bin': '\u0000Sub Auto_Open()' });
  expect(await sentenceOf(withMacros, 'plan.xlsm')).toBe('read');
  // The archive claims ten bytes but unpacks to far more.
  const lying = archive({ 'word/document.xml': ' '.repeat(60_000_000) });
  const at = Buffer.from(lying).indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  new DataView(lying.buffer).setUint32(at + 24, 10, true);
  expect(await sentenceOf(lying)).toMatch(/^Unpacked, this file has more than/);
  expect(deflateRawSync(' '.repeat(1000)).length).toBeLessThan(100);
});

test('[IMPORT-02] 53 weeks are offered one by one, and more than 60 are refused with their number', async () => {
  const weeks = (count: number) =>
    Array.from({ length: count }, (_, at) => `Week ${at + 1}\nMonday\nBreakfast: dish ${at}`).join(
      '\n',
    );
  const read = await readSource({ kind: 'paste', html: '', text: weeks(53) });
  const found = read.ok ? recognise(read.source) : read;
  expect(found).toMatchObject({ ok: true });
  if (found.ok && 'weeks' in found) {
    expect(found.weeks).toHaveLength(53);
    expect(found.weeks[52]?.title).toBe('Week 53');
    expect(found.weeks[52]?.days[0]?.[1]?.text).toBe('dish 52');
  }
  expect(await sentenceOf(weeks(70), 'a.txt')).toMatch(/^It holds 70 weeks; up to 60/);
});
