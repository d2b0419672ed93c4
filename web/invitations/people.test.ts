import { expect, it } from 'vitest';
import { INVITEES_MAX } from '#domain/invitations/invitation.ts';
import { cellsOf } from './InviteByList.tsx';
import { typedTable } from './InviteByMail.tsx';
import { refusedWords } from './inWords.ts';
import { dayWritten, peopleIn } from './people.ts';

const NO_DATES = { startDate: '', endDate: '' };

async function read(text: string, dates = NO_DATES) {
  const cells = await cellsOf(text);
  if (!cells.ok) throw new Error(cells.sentence);
  const outcome = peopleIn(cells.rows, dates);
  if (!outcome.ok) return outcome.sentence;
  const { people, wrong, ...rest } = outcome.found;
  return {
    people: people.map(({ invitee }) => Object.values(invitee).join(' | ')),
    wrong: wrong.map(({ line, why }) => `${line}: ${why}`),
    ...rest,
  };
}

it('[INVITE-01] the columns of a list stand in any order, with commas, semicolons or tabs', async () => {
  const people = ['lena@example.test | Lena Roth | 2026-12-01 | 2027-02-28'];
  for (const text of [
    'Name,Email,Start,End\nLena Roth,Lena@Example.test,2026-12-01,2027-02-28',
    '\uFEFFEnd date;Email address;Full name;Start date\r\n28.02.2027;lena@example.test;Lena Roth;1.12.2026\r\n',
    'From\tUntil\tLast name\tFirst name\tMail\n2026/12/1\t28/2/2027\tRoth\tLena\tlena@example.test',
    'lena@example.test,Lena Roth,2026-12-01,2027-02-28',
  ])
    expect(await read(text)).toMatchObject({ people, wrong: [], more: 0 });
  const quoted = await read('Email,Name\nlena@example.test,"Roth, Lena"');
  expect(quoted).toMatchObject({ people: ['lena@example.test | Roth, Lena |  | '] });
});

it('[INVITE-01] what is wrong is said by row, and the rest is invited', async () => {
  const text = [
    'Name,Email,Start,End',
    'Ana,ana@example.test,,',
    '',
    'Ben,not an address,,',
    'Cleo,cleo@example.test,2026-12-31,2026-12-01',
    'Dan,dan@example.test,3/4/2026,2026-12-01',
    'Eve,eve@example.test,2026-12-01,',
    'Ana again,ANA@example.test,,',
    '"=HYPERLINK(""http://evil.example"")",fay@example.test,,',
  ].join('\n');
  const dates = { startDate: '2027-01-01', endDate: '2027-01-31' };
  expect(await read(text, dates)).toMatchObject({
    people: ['ana@example.test | Ana | 2027-01-01 | 2027-01-31'],
    wrong: [
      '4: Enter a valid email address, like name@example.org.',
      '5: Start date cannot be after end date.',
      '6: This date cannot be read. Write it as 2026-12-31.',
      '7: Please select both start and end dates.',
      '8: This address is already in row 2.',
      '9: The name begins like a formula. Remove the sign in front of it.',
    ],
  });
});

it('[INVITE-01] of a longer list the first 150 people are taken, and the others counted', async () => {
  const rows = Array.from({ length: INVITEES_MAX + 7 }, (_, index) => `p${index}@example.test`);
  const found = await read(['Email', ...rows].join('\n'));
  expect(found).toMatchObject({ more: 7, wrong: [] });
  expect(typeof found === 'string' ? 0 : found.people.length).toBe(INVITEES_MAX);
});

it('[INVITE-01] a list without addresses, or with nobody, says so', async () => {
  expect(await read('Name,Start\nLena,2026-12-01')).toContain('No column of email addresses');
  expect(await read('\n , \n')).toContain('Enter at least one email address');
  expect(await cellsOf('PK\u0003\u0000')).toMatchObject({ ok: false });
});

it('[INVITE-01] people are typed one a line, the name on either side of the address', () => {
  const typed = 'Lena Roth <lena@example.test>\nmo@example.test; Mo\n\njust@example.test';
  const outcome = peopleIn(typedTable(typed), NO_DATES);
  expect(outcome.ok && outcome.found.people.map(({ invitee }) => invitee)).toMatchObject([
    { email: 'lena@example.test', name: 'Lena Roth' },
    { email: 'mo@example.test', name: 'Mo' },
    { email: 'just@example.test', name: '' },
  ]);
});

it('[INVITE-01] a day that can be read in two ways is not guessed', () => {
  const days = ['2026-12-01', '1.12.2026', '13/2/2026', '2/13/2026', '3/4/2026', '31.2.2026', ''];
  expect(days.map((day) => dayWritten(day))).toEqual([
    '2026-12-01',
    '2026-12-01',
    '2026-02-13',
    '2026-02-13',
    null,
    null,
    null,
  ]);
});

it('[INVITE-01] headings and dates are read in the languages of the product', async () => {
  const people = ['lena@example.test | Lena Roth | 2026-12-05 | 2027-04-03'];
  for (const text of [
    'Name;Vorname;E-Mail-Adresse;Beginn;Ende\nRoth;Lena;lena@example.test;5.12.2026;03.04.27',
    'Kundin;E-Mail;Beginn des Coachings;Ende des Coachings\nLena Roth;lena@example.test;5. Dezember 2026;3. Apr. 2027',
    'Nombre;Apellidos;Correo electrónico;Fecha de inicio;Fecha de fin\nLena;Roth;lena@example.test;5/12/2026;3/4/2027',
    'Nom;Prénom;Courriel;Début;Fin\nRoth;Lena;lena@example.test;5/12/2026;3 avril 2027',
    'Nome;Cognome;Posta elettronica;Inizio;Fine\nLena;Roth;lena@example.test;5-12-2026;3-4-2027',
    'Nome completo;Email;Data de início;Data de fim\nLena Roth;lena@example.test;05/12/2026;3 de abril de 2027',
    'الاسم;البريد الإلكتروني;تاريخ البداية;تاريخ النهاية\nLena Roth;lena@example.test;٥/١٢/٢٠٢٦;٣ أبريل ٢٠٢٧',
    'नाम;ईमेल;प्रारंभ तिथि;समाप्ति तिथि\nLena Roth;lena@example.test;5/12/2026;3/4/2027',
    '姓名,电子邮件,开始日期,结束日期\nLena Roth,lena@example.test,2026年12月5日,2027年4月3日',
    'Full name,Email,Start,End\nLena Roth,lena@example.test,"Dec 5, 2026",3-Apr-2027',
    'First name,Name,Email,Start,End\nLena,Lena Roth,lena@example.test,2026-12-05 00:00:00,2027-04-03',
  ])
    expect(await read(text)).toMatchObject({ people, wrong: [], ignored: [] });
});

it('[INVITE-01] the dates of one list are in one order, which any of them may show', async () => {
  const list = (...days: string[]) =>
    read(
      ['Email,Start,End', ...days.map((day, at) => `p${at}@example.test,${day},2027-09-09`)].join(
        '\n',
      ),
    );
  expect(await list('3/4/2027', '25/4/2027')).toMatchObject({
    people: ['p0@example.test |  | 2027-04-03 | 2027-09-09', expect.any(String)],
  });
  expect(await list('3/4/2027', '4/25/2027')).toMatchObject({
    people: ['p0@example.test |  | 2027-03-04 | 2027-09-09', expect.any(String)],
  });
  expect(await list('3/4/2027', '4/25/2027', '25/4/2027')).toMatchObject({
    wrong: ['2: This date cannot be read. Write it as 2026-12-31.'],
  });
});

it('[INVITE-01] a column that is not read is named, and one of addresses is found in any language', async () => {
  expect(
    await read('Sähköposti,Puhelin,,Start weight\nlena@example.test,040 123,VIP,75'),
  ).toMatchObject({
    people: ['lena@example.test |  |  | '],
    ignored: ['Puhelin', 'column 3', 'Start weight'],
  });
  // A postal address is not taken for one of email.
  expect(
    await read('Address,Email\n1 High Street,lena@example.test\n,bea@example.test'),
  ).toMatchObject({ ignored: ['Address'], wrong: [] });
});

it('[INVITE-01] who was not invited is named, and why', () => {
  expect(refusedWords({ email: 'lena@example.test', reason: 'invited' })).toBe(
    'lena@example.test: Already has an open invitation.',
  );
});
