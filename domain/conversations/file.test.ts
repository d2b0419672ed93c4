import { expect, it } from 'vitest';
import { fileNameOf } from './message.ts';

it('[T-O1] a file is saved under a name that leads nowhere and looks like nothing else', () => {
  expect(fileNameOf('Blood values.pdf')).toBe('Blood values.pdf');
  expect(fileNameOf('تحاليل الدم.PDF')).toBe('تحاليل الدم.pdf');
  expect(fileNameOf('../../etc/passwd')).toBe('passwd.pdf');
  expect(fileNameOf('C:\\Temp\\plan.pdf.exe')).toBe('plan.pdf.exe.pdf');
  expect(fileNameOf('invoice\u202efdp.exe')).toBe('invoicefdp.exe.pdf');
  expect(fileNameOf('a\r\nb"; x=<c>.pdf')).toBe('ab ; x= c.pdf');
  expect(fileNameOf('.pdf')).toBe('file.pdf');
  expect(fileNameOf('x'.repeat(300)).length).toBe(104);
});
