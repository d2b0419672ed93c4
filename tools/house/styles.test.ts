import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '#test/check/run.ts';

const read = (pattern: string) =>
  globSync(pattern, { cwd: ROOT, exclude: ['web/dist/**'] }).map((path) => ({
    path,
    text: readFileSync(join(ROOT, path), 'utf8').replaceAll(/\/\*.*?\*\//gs, ''),
  }));

const styles = read('web/**/*.css');
const code = read('{web,domain}/**/*.{ts,tsx}');

const found = (texts: readonly { readonly text: string }[], pattern: RegExp) =>
  new Set(texts.flatMap(({ text }) => Array.from(text.matchAll(pattern), ([, name = '']) => name)));

it('every class of a module of styles is used', () => {
  const unused = styles.flatMap(({ path, text }) => {
    if (!path.endsWith('.module.css')) return [];
    const file = basename(path);
    const users = code.filter((each) => each.text.includes(file)).map((each) => each.text);
    const composed = [...found(styles, /composes:([^;]*);/g)].join(' ');
    const selectors = text.replaceAll(/:global\([^)]*\)+/g, '').matchAll(/([^{};]+)\{/g);
    const classes = found(
      [...selectors]
        .map(([, selector = '']) => ({ text: selector }))
        .filter((each) => !each.text.trim().startsWith('@')),
      /\.([a-z]\w*)/gi,
    );
    return [...classes]
      .filter(
        (name) =>
          !users.some((user) => new RegExp(`\\.${name}\\b|\\[`).test(user) && user.includes(name)),
      )
      .filter((name) => !new RegExp(`\\b${name}\\b`).test(composed))
      .map((name) => `${path} .${name}`);
  });
  expect(unused).toEqual([]);
});

it('every class that a component takes from a module of styles is in it: one that is not looks like nothing', () => {
  const imports = code.flatMap(({ path, text }) =>
    Array.from(
      text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g),
      ([, name, file = '']) => {
        const of = join(dirname(path), file);
        const has = found(
          styles.filter((each) => each.path === of),
          /\.([a-zA-Z]\w*)/g,
        );
        return [...found([{ text }], new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map((taken) => ({
          taken: `${path} ${taken}`,
          isThere: has.has(taken),
        }));
      },
    ).flat(),
  );
  expect(imports.length).toBeGreaterThan(900);
  expect(imports.filter(({ isThere }) => !isThere)).toEqual([]);
});
