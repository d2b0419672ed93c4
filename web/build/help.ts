import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import type { Plugin } from 'vite';
import { directionOf, LANGUAGES, type Language } from '#domain/language/language.ts';
import { type Index, type Section, wordsOf } from '../help/find.ts';
import { HELP_WORDS } from './helpWords.ts';

const ROOT = join(import.meta.dirname, '../..');
const HELP = 'docs/help/';
const LANGUAGE_IDS = Object.keys(LANGUAGES) as Language[];
/** The pages of a language are in a folder of its own, the English ones outside. */
const folderOf = (language: Language) => (language === 'en' ? '' : `${language}/`);
/** The front page of a language. Its headings are the groups of pages, and its links the pages, in their order. */
const frontOf = (language: Language) => `${HELP}${folderOf(language)}README.md`;
/** What a page shows of the README of the repository, see `sourceOf`. */
const README_BEGINS = '## Run it';
const README_LEAVES_OUT = ['Check it', 'More'];

type Page = {
  /** The Markdown file, from the top folder. */
  readonly file: string;
  /** The address, from the English front page. */
  readonly path: string;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  readonly group: string;
};

export type HelpSite = {
  /** Pages and search.json, by address. */
  readonly texts: ReadonlyMap<string, string>;
  /** The files of the pictures, from the top folder. */
  readonly pictures: ReadonlySet<string>;
};

/**
 * All pages of help, from the Markdown files that the front pages link to. `template` is web/help.html as the
 * build wrote it; `app` is the address of the product, if the pages are part of it.
 */
export function helpSite(template: string, app?: string): HelpSite {
  const texts = new Map<string, string>();
  const pictures = new Set<string>();
  for (const language of LANGUAGE_IDS) {
    const pages = pagesOf(language);
    const sections: Section[] = [];
    const words = new Map<string, number[]>();
    // The pages for operators are English only.
    for (const page of pages.filter((each) => each.language === language)) {
      const html = withAnchors(rendered(page, pages, pictures), anchorsOf(page, pages));
      // The front page only lists the others.
      for (const { text, ...section } of page.group === '' ? [] : sectionsOf(page, html)) {
        const at = sections.push(section) - 1;
        for (const word of new Set(wordsOf(text)))
          words.set(word, [...(words.get(word) ?? []), at]);
      }
      texts.set(page.path, filled(template, page, pages, html, app));
    }
    const index: Index = { sections, words: Object.fromEntries(words) };
    texts.set(`${folderOf(language)}search.json`, JSON.stringify(index));
  }
  return { texts, pictures };
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

function pagesOf(language: Language): Page[] {
  const file = frontOf(language);
  const front = read(file);
  const title = /^# (.+)$/m.exec(front)?.[1] ?? '';
  const path = `${folderOf(language)}index.html`;
  const start = { file, path, language, title, description: title, group: '' };
  let group = '';
  const rest = front.split('\n').flatMap((line): Page[] => {
    group = /^## (.+)$/.exec(line)?.[1] ?? group;
    const [, title = '', link, description = ''] =
      /^- \[(.+?)\]\((.+?)\)\s?: (.+)$/.exec(line) ?? [];
    if (!link) return [];
    const file = join(dirname(start.file), link);
    const name = basename(file, '.md').toLowerCase();
    return file.startsWith(HELP)
      ? [{ file, path: `${file.slice(HELP.length, -3)}.html`, language, title, description, group }]
      : [{ file, path: `operators/${name}.html`, language: 'en', title, description, group }];
  });
  return [start, ...rest];
}

function sourceOf({ file, title }: Page): string {
  const text = read(file);
  if (file !== 'README.md') return text;
  const sections = text.slice(text.indexOf(README_BEGINS)).split(/^(?=## )/m);
  const shown = sections.filter(
    (section) => !README_LEAVES_OUT.some((each) => section.startsWith(`## ${each}\n`)),
  );
  return `# ${title}\n\n${shown.join('')}`;
}

function rendered(page: Page, pages: readonly Page[], pictures: Set<string>): string {
  const html = micromark(sourceOf(page), {
    extensions: [gfmTable()],
    htmlExtensions: [gfmTableHtml()],
  });
  const root = rootOf(page);
  const fileOf = (link: string) => join(dirname(page.file), link);
  return html
    .replaceAll(/<a href="(?![a-z]+:|#)([^"#]*)([^"]*)">(.*?)<\/a>/gs, (_, link, anchor, words) => {
      const to = pages.find(({ file }) => file === fileOf(link));
      // Other files of the repository are not part of the site.
      return to ? `<a href="${root}${to.path}${anchor}">${words}</a>` : words;
    })
    .replaceAll(/<img src="([^"]+)" alt="([^"]*)" \/>/g, (_, link, alt) => {
      const light = fileOf(link);
      const dark = light.replace('-light', '-dark');
      const both = [light, ...(dark !== light && existsSync(join(ROOT, dark)) ? [dark] : [])];
      return both
        .map((file) => {
          pictures.add(file);
          const scheme = both.length === 1 ? '' : file === dark ? ' help-dark' : ' help-light';
          const { width, height } = sizeOf(file);
          return `<img class="help-picture${scheme}" src="${root}screens/${basename(file)}" alt="${alt}" width="${width}" height="${height}" loading="lazy" />`;
        })
        .join('');
    })
    .replaceAll('<pre>', '<pre tabindex="0">')
    .replaceAll('<table>', '<div class="help-table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}

/** A PNG states its width and height after its signature and the head of its first chunk. */
function sizeOf(png: string) {
  const bytes = readFileSync(join(ROOT, png));
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

const textOf = (html: string) =>
  html
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

const HEADING = /<(h[1-6])>(.*?)<\/\1>/gs;

/** The anchors of a page's headings: those of the English page, so that a link leads to the same place in all. */
function anchorsOf(page: Page, pages: readonly Page[]): string[] {
  const file = page.file.replace(HELP + folderOf(page.language), HELP);
  const html = rendered({ ...page, file }, pages, new Set());
  return [...html.matchAll(HEADING)].map(([, , words = '']) => anchorOf(textOf(words)));
}

const withAnchors = (html: string, anchors: readonly string[]) => {
  let at = 0;
  return html.replaceAll(
    HEADING,
    (_, tag, words) => `<${tag} id="${anchors[at++]}">${words}</${tag}>`,
  );
};

/** The parts of a page, from one heading to the next, with their texts. */
const sectionsOf = ({ path, title }: Page, html: string): (Section & { text: string })[] =>
  html.split(/(?=<h[1-3] )/).flatMap((part) => {
    const [, anchor, heading = ''] = /^<h\d id="([^"]*)">(.*?)<\/h\d>/s.exec(part) ?? [];
    if (!anchor) return [];
    const address = { href: `${path}#${anchor}`, heading: textOf(heading), page: title };
    return [{ ...address, text: textOf(part) }];
  });

const rootOf = ({ path }: Page) => '../'.repeat(path.split('/').length - 1) || './';

const hereIf = (isHere: boolean) => (isHere ? ' aria-current="page"' : '');

function filled(
  template: string,
  page: Page,
  pages: readonly Page[],
  html: string,
  app: string | undefined,
): string {
  const root = rootOf(page);
  const words = HELP_WORDS[page.language];
  const ends: Record<string, string> = {
    '%TITLE%': page.title,
    '%DESCRIPTION%': page.description,
    '%HELP%': words.title,
    '%HOME%': `${root}${folderOf(page.language)}`,
    '%SEARCHHELP%': words.searchHelp,
    '%SEARCH%': words.search,
    '%FOUND%': words.found,
    '%NOTHING%': words.nothing,
    '%OPEN%': app ? `<a class="prose-login" href="${app}">${words.open}</a>` : '',
    '%PAGE%': html,
    '%NAV%': navOf(page, pages, root),
    '%LANGUAGES%': languagesOf(page, root),
  };
  return (
    template
      // The static site is built with relative addresses, as seen from its front page.
      .replaceAll('="./', `="${root}`)
      .replace(
        '<html lang="en"',
        `<html lang="${page.language}" dir="${directionOf(page.language)}" data-root="${root}" data-folder="${page.group && page.path.replace(/[^/]*$/, '')}"`,
      )
      .replaceAll(/%[A-Z]+%/g, (name) => ends[name] ?? name)
  );
}

/** The other pages of the group, and the other groups. The front page has them as its text. */
function navOf(page: Page, pages: readonly Page[], root: string): string {
  if (page.group === '') return '';
  const links = pages
    .filter(({ group }) => group === page.group)
    .map(
      ({ path, title }) =>
        `<li><a href="${root}${path}"${hereIf(path === page.path)}>${title}</a></li>`,
    );
  const [front] = pages;
  const anchors = front ? anchorsOf(front, pages).slice(1) : [];
  const groups = [...new Set(pages.flatMap(({ group }) => group || []))].flatMap((group, at) =>
    group === page.group
      ? []
      : `<li><a href="${root}${front?.path}#${anchors[at]}">${group}</a></li>`,
  );
  return `<nav class="help-nav" aria-label="${HELP_WORDS[page.language].help}"><h2>${page.group}</h2><ul>${links.join('')}</ul><ul>${groups.join('')}</ul></nav>`;
}

function languagesOf({ path, file, language }: Page, root: string): string {
  if (!file.startsWith(HELP)) return '';
  const same = path.slice(folderOf(language).length);
  const links = LANGUAGE_IDS.map((each) => {
    const to = `href="${root}${folderOf(each)}${same}" lang="${each}" hreflang="${each}"`;
    return `<a ${to}${hereIf(each === language)}>${LANGUAGES[each]}</a>`;
  });
  return `<nav class="help-languages" aria-label="${HELP_WORDS[language].languages}">${links.join('')}</nav>`;
}

/**
 * Writes the pages into `folder` of the build in `dist`, in place of their template. `app` is the address of the
 * product, if they are part of it.
 */
export const help = (dist: string, folder: string, app?: string): Plugin => ({
  name: 'help',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  writeBundle() {
    const template = join(dist, 'help.html');
    const { texts, pictures } = helpSite(readFileSync(template, 'utf8'), app);
    rmSync(template);
    const to = (path: string) => {
      const file = join(dist, folder, path);
      mkdirSync(dirname(file), { recursive: true });
      return file;
    };
    for (const [path, text] of texts) writeFileSync(to(path), text);
    for (const file of pictures) copyFileSync(join(ROOT, file), to(`screens/${basename(file)}`));
  },
});
