import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { landingPage, robots, sitemap } from './web.ts';

const dist = mkdtempSync(join(tmpdir(), 'weekplate-landing-'));
const file = join(dist, 'landing.html');
writeFileSync(file, '<!--address--><i data-year="%YEAR%">© %YEAR%</i>');
const practice = { publicUrl: 'https://practice.example' };

it('[LAND-08] the year is the one in which the page is asked for', async () => {
  const page = (at: Date) => landingPage(file, { publicUrl: undefined }, at);
  expect(await page(new Date('2026-12-31T23:59:59Z'))).toContain('<i data-year="2026">© 2026</i>');
  expect(await page(new Date('2027-01-01T00:00:00Z'))).toContain('<i data-year="2027">© 2027</i>');
});

it('search engines are told the configured address, and none where none is configured', async () => {
  const now = new Date('2026-11-24T00:00:00Z');
  const known = await landingPage(file, practice, now);
  expect(known).toContain('<link rel="canonical" href="https://practice.example/" />');
  expect(known).toContain('content="https://practice.example/preview.png"');
  expect(await landingPage(file, { publicUrl: undefined }, now)).not.toContain('canonical');
});

it('robots are kept out of everything that is somebody’s', () => {
  const lines = robots(practice).split('\n');
  for (const path of ['/api', '/client', '/customer']) expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).toContain('Sitemap: https://practice.example/sitemap.xml');
  expect(sitemap(practice.publicUrl)).toContain('<loc>https://practice.example/signup</loc>');
});
