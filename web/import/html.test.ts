import { expect, test } from 'vitest';
import { blocksOfHtml } from './html.ts';

test('[IMPORT-01] a table within a cell with words becomes lines of that cell, one that fills it a table of its own', () => {
  const inner = '<table><tr><td>rice</td><td>100 g</td></tr><tr><td></td><td>dal</td></tr></table>';
  const texts = (html: string) =>
    blocksOfHtml(html).map((block) =>
      block.kind === 'table' ? block.cells.map(({ text }) => text) : block.text,
    );
  expect(texts(`<table><tr><td>Lunch ${inner}</td><td>Dinner</td></tr></table>`)).toEqual([
    ['Lunch\nrice 100 g\ndal', 'Dinner'],
  ]);
  const [filled] = texts(`<table><tr><td>${inner}</td></tr></table>`);
  expect(filled).toEqual(['rice', '100 g', '', 'dal']);
});
