import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it('[T-J1] a cell is quoted where it has to be, and none is a formula', () => {
  const rows = [
    { a: 'plain', b: 1 },
    { a: 'say "hi", you\nthere', b: null },
    { a: '=HYPERLINK("x")', b: -2 },
  ];
  expect(csvOf(['a', 'b'], rows)).toBe(
    'a,b\r\nplain,1\r\n"say ""hi"", you\nthere",\r\n"\'=HYPERLINK(""x"")",-2\r\n',
  );
});
