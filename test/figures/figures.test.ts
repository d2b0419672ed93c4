import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withCapacity } from './capacity/page.ts';
import { CAPACITY, costsTaken, PAGE, partsTaken, README } from './files.ts';
import { figuresPage } from './page.ts';
import { withFigures } from './readme.ts';

it('no figure is typed by hand: docs/FIGURES.md says what the commands measured', () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(figuresPage(partsTaken()));
});

it('no figure is typed by hand: the README quotes what the commands measured', () => {
  const readme = readFileSync(README, 'utf8');
  expect(readme).toBe(withFigures(readme, partsTaken()));
});

it('no figure is typed by hand: docs/CAPACITY.md is counted from what the commands measured', () => {
  const page = readFileSync(CAPACITY, 'utf8');
  const { capacity } = partsTaken();
  expect(capacity).toBeDefined();
  expect(page).toBe(withCapacity(page, capacity, costsTaken()));
});
