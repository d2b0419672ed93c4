import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { askedScoreOf, readCorpus, scoreOf, verdictOn } from '#test/allergens/corpus.ts';
import { allergensTable, askedTable } from './table.ts';

/**
 * `npm run bench:allergens`: how many of the allergens in labelled meals the rule finds, and how many it
 * marks that are not there. `--each` lists the mistakes in the cells used for tuning; `--aside` those in the
 * cells kept aside.
 */
const { values } = parseArgs({
  options: {
    json: { type: 'string' },
    each: { type: 'boolean', default: false },
    aside: { type: 'boolean', default: false },
  },
});
const cells = readCorpus();
const verdicts = cells.map(verdictOn);
const languages = [...new Set(verdicts.map(({ cell }) => cell.language))];
const of = (language: string, aside: boolean) =>
  scoreOf(verdicts.filter(({ cell }) => cell.language === language && cell.aside === aside));
const rows = languages.map((language) => ({
  language,
  tuned: of(language, false),
  aside: of(language, true),
  asked: askedScoreOf(cells.filter((cell) => cell.language === language)),
}));
const figures = {
  rows,
  tuned: scoreOf(verdicts.filter(({ cell }) => !cell.aside)),
  aside: scoreOf(verdicts.filter(({ cell }) => cell.aside)),
  asked: askedScoreOf(cells),
};
console.info(allergensTable(figures));
console.info(askedTable(figures));
for (const { cell, missed, wrong } of values.each || values.aside ? verdicts : []) {
  if (missed.length + wrong.length === 0 || cell.aside !== values.aside) continue;
  console.info(
    `${cell.language}: ${cell.text}: missed ${missed.join(', ') || 'none'}; wrong ${wrong.join(', ') || 'none'}`,
  );
}
if (values.json) writeFileSync(values.json, JSON.stringify(figures));
