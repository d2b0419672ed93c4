import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { LOGO_ICONS } from '#domain/images/image.ts';
import { accentsOf } from '#domain/look/colour.ts';
import type { Look, UploadedLogo } from '#domain/look/lookSchema.ts';
import { anotherDoor } from '#test/anotherInstance.ts';
import { onEachEngine, onSqlite } from '#test/engines.ts';
import { refusedFiles } from '#test/factories/harmful.ts';
import { aLogo, aPhotoWithPlace, aPicture, aPixel } from '#test/factories/images.ts';
import { PASSWORD, type Person } from '#test/factories/people.ts';
import type { Refused } from '#test/http/client.ts';

const LOOK = '/api/practice/look';

onEachEngine('How a practice looks', (engine) => {
  const upload = async (by: Person, body: Uint8Array, type = 'image/png') => {
    const answer = await engine.as(by).raw('/api/practice/logos', {
      method: 'POST',
      headers: { 'content-type': type },
      body: new Uint8Array(body),
    });
    return { status: answer.status, body: (await answer.json()) as UploadedLogo & Refused };
  };

  const lookNow = async (by: Person) => (await engine.as(by).get<Look>(LOOK)).body;

  const save = async (by: Person, changes: Partial<Look> & { password?: string }) => {
    const { version, ...now } = await lookNow(by);
    const sent = { ...now, password: PASSWORD, ...changes };
    return engine.as(by).put<Look & Refused>(LOOK, sent, { ifMatch: version });
  };

  const text = async (path: string, url = engine.url) => (await fetch(`${url}${path}`)).text();

  const stored = () => {
    const folder = join(engine.dataDir, 'images', 'profileImages', 'practice');
    return existsSync(folder) ? readdirSync(folder) : [];
  };

  it('[BRAND-01] a logo and a colour are on every page of every instance, without a request for them', async () => {
    const second = await anotherDoor(engine);
    const dora = await engine.make.aDietician();
    const before = await text('/login');
    expect(before).not.toContain('name="practice"');
    const { body: uploaded } = await upload(dora, await aLogo());
    expect(uploaded.picture).toMatch(/^data:image\/webp;base64,/);
    const saved = await save(dora, { colour: '#c2185b', logo: uploaded.logo });
    expect([saved.status, saved.body.version]).toEqual([200, 1]);
    await engine.make.aPractice({ name: 'Fork & <Knife>' });
    const accent = accentsOf('#c2185b', 'light')['--accent'];
    for (const url of [engine.url, second.url])
      for (const path of ['/', '/login', '/customer/dashboard', '/privacy', '/index.html']) {
        const html = await text(path, url);
        expect(html, path).toContain(`html:root{--accent:${accent};`);
        expect(html, path).toContain('/logo.webp?v=1');
        expect(html, path).toContain('/icon-180.png?v=1');
        expect(html, path).toContain('Fork &#38; &#60;Knife&#62;');
        expect(html, path).not.toContain('<Knife>');
        expect(html, path).not.toContain('%PRACTICE%');
      }
    await second.close();
  });

  it('[BRAND-01] the logo is the icon of the app, of the tab and of notifications', async () => {
    const dora = await engine.make.aDietician();
    const { body } = await upload(dora, await aLogo(600, 100));
    const { version } = (await save(dora, { colour: '#004488', logo: body.logo })).body;
    const manifest = JSON.parse(await text('/manifest.webmanifest'));
    const name = 'Fork & <Knife>';
    expect(manifest).toMatchObject({ name, short_name: name, theme_color: '#004488' });
    const addresses: string[] = manifest.icons.map(({ src }: { src: string }) => src);
    expect(addresses).toContain(`/icon-maskable.png?v=${version}`);
    for (const path of [...addresses, ...LOGO_ICONS.map((icon) => `/${icon}`)]) {
      const bytes = await (await fetch(engine.url + path)).arrayBuffer();
      const { dominant } = await sharp(bytes).stats();
      const { width, height, format, hasAlpha } = await sharp(bytes).metadata();
      const edge = Number(/-(\d+)\./.exec(path)?.[1] ?? 512);
      expect([path, width, height, format, hasAlpha]).toEqual([path, edge, edge, 'png', false]);
      expect(dominant.r, 'a light plate').toBeGreaterThan(240);
    }
    // What a phone may cut off of a maskable icon is only the plate.
    const maskable = sharp(await (await fetch(`${engine.url}/icon-maskable.png`)).arrayBuffer());
    const { info } = await maskable.trim().toBuffer({ resolveWithObject: true });
    expect(Math.hypot(info.width, info.height)).toBeLessThanOrEqual(0.8 * 512 + 2);
    const mark = await fetch(`${engine.url}/mark.svg`);
    expect(mark.headers.get('content-type')).toBe('image/svg+xml');
    expect(await mark.text()).toContain('data:image/png;base64,');
    const logo = await fetch(`${engine.url}/logo.webp?v=${version}`);
    expect(logo.headers.get('cache-control')).toBe('public, max-age=31536000');
    const { width, height } = await sharp(await logo.arrayBuffer()).metadata();
    expect([width, height], 'without the margin around it').toEqual([480, 80]);
  });

  it('[BRAND-01] the service worker of customers keeps the logo, and every look is a new worker', async () => {
    const dora = await engine.make.aDietician();
    const { body } = await upload(dora, await aLogo());
    await save(dora, { logo: body.logo });
    const first = await text('/sw.js');
    expect(first).toContain('"files":["/logo.webp",');
    await save(dora, { colour: '#112233' });
    expect(await text('/sw.js')).not.toBe(first);
  });

  it('[BRAND-01] a removed logo and colour leave all as it was, and no file', async () => {
    const dora = await engine.make.aDietician();
    const { body } = await upload(dora, await aLogo());
    await save(dora, { colour: '#123456', logo: body.logo });
    expect(stored().filter((name) => name.startsWith(body.logo.slice(0, 30)))).toHaveLength(7);
    await engine.make.aPractice();
    await save(dora, { colour: null, logo: null });
    expect(stored().filter((name) => name.startsWith(body.logo.slice(0, 30)))).toEqual([]);
    for (const path of ['/login', '/customer/dashboard']) {
      const html = await text(path);
      expect(html).not.toContain('practice-colour');
      expect(html).toContain('href="/icon-32.png"');
    }
    expect((await fetch(`${engine.url}/logo.webp`)).status).toBe(404);
    expect(await text('/mark.svg')).toContain('stroke-dasharray');
  });

  it('[BRAND-01] [T-K7] only who proves who they are changes it; of two at once the second is told', async () => {
    const dora = await engine.make.aDietician();
    for (const password of ['', 'not-the-password'])
      expect((await save(dora, { colour: '#ff0000', password })).status).toBe(422);
    const { version } = await lookNow(dora);
    const twice = await Promise.all(
      ['#ff0000', '#00ff00'].map((colour) =>
        engine.as(dora).put(LOOK, { colour, logo: null, password: PASSWORD }, { ifMatch: version }),
      ),
    );
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  it('[BRAND-01] [T-E2] only a colour is a colour, and only an uploaded logo a logo', async () => {
    const dora = await engine.make.aDietician();
    const before = await lookNow(dora);
    for (const colour of ['red', '#12345', '#1234567', '#ff0000}body{display:none', '</style>'])
      expect([colour, (await save(dora, { colour })).status]).toEqual([colour, 422]);
    const made = `logo-${crypto.randomUUID()}-300x100-dark.webp`;
    for (const logo of [made, '../secret', `${made}/..`, 'logo.webp']) {
      const { status, body } = await save(dora, { logo });
      expect([logo, status, Object.keys(body.error.fields ?? {})]).toEqual([logo, 422, ['logo']]);
    }
    expect(await lookNow(dora)).toEqual(before);
  });
});

onSqlite('Logos that do harm', (engine) => {
  const send = async (body: Uint8Array, type = 'image/png') => {
    const dora = await engine.make.aDietician();
    return engine.as(dora).raw('/api/practice/logos', {
      method: 'POST',
      headers: { 'content-type': type },
      body: new Uint8Array(body),
    });
  };

  const files = () =>
    ['incoming', 'images'].flatMap((folder) => {
      const path = join(engine.dataDir, folder);
      return existsSync(path) ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [];
    });

  it('[BRAND-01] [T-D1] forty megabytes, an SVG, and what is no picture are refused in words, and leave no file', async () => {
    const before = files();
    const large = await send(new Uint8Array(40 * 1024 * 1024));
    expect(large.status).toBe(413);
    expect(((await large.json()) as Refused).error.message).toMatch(/10 MB/);
    expect((await send(Buffer.from('<svg/>'), 'image/svg+xml')).status).toBe(415);
    for (const [name, type, body] of await refusedFiles())
      expect([name, (await send(body, type)).status]).toEqual([name, 422]);
    expect(files()).toEqual(before);
  });

  it('[BRAND-01] [T-D2] a photo as a logo has no place in it any more', async () => {
    const { logo } = (await (
      await send(await aPhotoWithPlace(), 'image/jpeg')
    ).json()) as UploadedLogo;
    expect(logo).toMatch(/-plain\.webp$/);
    for (const bytes of [logo, logo.replace('.webp', '-icon-512.png')].map((name) =>
      sharp(join(engine.dataDir, 'images', 'profileImages', 'practice', name)).metadata(),
    ))
      expect([(await bytes).exif, (await bytes).xmp]).toEqual([undefined, undefined]);
  });

  it('[BRAND-01] what is one colour or light on nothing is a logo too; one pixel and nothing at all are refused in words', async () => {
    const white = await aLogo(200, 200, '#ffffff');
    for (const [body, tone] of [
      [await aPicture('png', 200, 30), 'plain'],
      [await aLogo(60, 60), 'dark'],
      [white, 'light'],
    ] as const) {
      const answer = await send(body);
      expect(answer.status).toBe(201);
      expect(((await answer.json()) as UploadedLogo).logo).toContain(tone);
    }
    for (const body of [
      aPixel,
      await aPicture('png', 2000, 1),
      await aLogo(3, 3),
      await aLogo(200, 200, '#ffffff00'),
    ]) {
      const answer = await send(body);
      const { error } = (await answer.json()) as Refused;
      expect([answer.status, error.code]).toEqual([422, 'logo-too-small']);
      expect(error.message).toMatch(/at least 16 × 16 pixels/);
    }
  });
});
