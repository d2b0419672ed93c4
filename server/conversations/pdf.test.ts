import { expect, it } from 'vitest';
import { aPdf } from '#test/factories/replies.ts';
import { pdfRefusal } from './files.ts';

const codeOf = async (bytes: Buffer | string) => (await pdfRefusal(Buffer.from(bytes)))?.code;

it('[T-O1] takes an ordinary PDF, also one whose objects are compressed', async () => {
  expect(await codeOf(aPdf())).toBeUndefined();
  expect(await codeOf(aPdf([], ['<< /Type /Font >>', '<< /A 1 >>']))).toBeUndefined();
  // A name that only begins like a harmful one, and a text about scripts.
  expect(await codeOf(aPdf(['<< /LaunchPad 1 /T (JavaScript) >>']))).toBeUndefined();
});

it.each([
  ['a script', '<< /S /JavaScript /JS (app.alert(1)) >>'],
  ['a script in a rendition', '<< /S /Rendition /JS (x) >>'],
  ['a name written with codes', '<< /S /J#61vaScr#69pt >>'],
  ['a program to start', '<< /S /Launch /F (x.exe) >>'],
  ['a file elsewhere that it opens', '<< /S /GoToR /F (\\\\\\\\host\\\\file) >>'],
  ['an article elsewhere', '<< /S /Thread /F (x.pdf) >>'],
  ['a file within it', '<< /Type /Filespec /EF << /F 9 0 R >> >>'],
  ['a file within it, elsewhere', '<< /Type /Filespec /EF 12 0 R >>'],
  ['a form that sends', '<< /S /SubmitForm /F (https://x.test) >>'],
  ['a form of another kind', '<< /XFA [ (a) 4 0 R ] >>'],
  [
    'an address that it opens',
    '<< /Type /Catalog /OpenAction << /S /URI /URI (https://x.test) >> >>',
  ],
  ['an address for a page that is shown', '<< /Type /Page /AA << /O 9 0 R >> >>'],
  ['a film', '<< /Subtype /RichMedia >>'],
])('[T-O1] refuses a PDF with %s, also where it is compressed', async (_, object) => {
  expect(await codeOf(aPdf([object]))).toBe('pdf-harmful');
  expect(await codeOf(aPdf([], ['<< /A 1 >>', object]))).toBe('pdf-harmful');
});

it('[T-O1] refuses a PDF that opens an address by another object; a page to begin with and a link to press are usual', async () => {
  const address = '<< /S /URI /URI (https://x.test) >>';
  const opens = (number: number) => `<< /Type /Catalog /OpenAction ${number} 0 R >>`;
  expect(await codeOf(aPdf([opens(5), address]))).toBe('pdf-harmful');
  expect(await codeOf(aPdf([opens(51)], ['<< /A 1 >>', address, '<< /B 2 >>']))).toBe(
    'pdf-harmful',
  );
  const toPage = '<< /S /GoTo /D [3 0 R /Fit] >>';
  const link = `<< /Type /Annot /A ${address} >>`;
  expect(await codeOf(aPdf([opens(5), toPage, link]))).toBeUndefined();
  expect(await codeOf(aPdf([opens(51)], [link, toPage, link]))).toBeUndefined();
  expect(await codeOf(aPdf(['<< /OpenAction [3 0 R /Fit] >>', link]))).toBeUndefined();
});

it('[T-O1] refuses what is no PDF, what is locked, and what it cannot look into', async () => {
  for (const other of ['', 'GIF89a', '<html>%PDF-1.7 %%EOF</html>', '%PDF-1.7\nno end'])
    expect(await codeOf(other), other).toBe('not-a-pdf');
  expect(await codeOf(aPdf(['<< /Encrypt 9 0 R >>']))).toBe('pdf-locked');
  const other = '<< /Type /ObjStm /Filter /LZWDecode >>\nstream\nabc\nendstream';
  expect(await codeOf(aPdf([other]))).toBe('pdf-unread');
  // Half of the objects, and a stream that unpacks to more than is looked at.
  const whole = aPdf([], ['<< /A 1 >>']);
  const broken = Buffer.from(whole);
  broken.fill(0, broken.indexOf('stream') + 7, broken.indexOf('stream') + 20);
  expect(await codeOf(broken)).toBe('pdf-unread');
  expect(await codeOf(aPdf([], ['<< /A 1 >>', ' '.repeat(17 * 1024 * 1024)]))).toBe('pdf-unread');
});
