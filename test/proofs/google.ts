import { Journey } from '../google/journey.ts';
import { identity } from '../google/signIn.ts';
import { altered, type Case, type Stage } from './proof.ts';

const limit = 'proofByNetwork';
const COOKIE = 'better-auth.state';

/** A sign-in that comes back from Google, and the cookie of the browser in which it was started. */
async function begun({ engine, google }: Stage) {
  google.setIdentity(identity());
  const journey = new Journey(engine.url);
  const back = new URL(await journey.choose(await journey.begin()));
  return { query: back.searchParams, cookie: journey.cookie(COOKIE) ?? '' };
}

const opener = (stage: Stage) => (query: Record<string, string>, cookie: string | null) =>
  stage.engine.asNobody().raw(`/api/auth/google/callback?${new URLSearchParams(query)}`, {
    headers: cookie === null ? {} : { cookie: `${COOKIE}=${cookie}` },
  });

const states: Case = async (stage) => {
  const open = opener(stage);
  const own = await begun(stage);
  const other = await begun(stage);
  const code = own.query.get('code') ?? '';
  const state = own.query.get('state') ?? '';
  const ofOther = other.query.get('state') ?? '';
  const seal = own.cookie.indexOf('.');
  const tries = Object.entries({
    'made up, without a cookie': () => open({ code, state: 'made-up' }, null),
    'another browser’s, without a cookie': () => open({ code, state: ofOther }, null),
    'made up': () => open({ code, state: 'made-up' }, own.cookie),
    'another browser’s': () => open({ code, state: ofOther }, own.cookie),
    none: () => open({ code }, own.cookie),
    'its cookie cut off': () => open({ code, state }, own.cookie.slice(0, -12)),
    'its cookie unsigned': () => open({ code, state }, `${own.cookie.slice(0, seal)}.`),
    'its cookie altered': () => open({ code, state }, altered(own.cookie)),
  }).map(([what, send]) => ({ what, unsealed: true, send }));
  return [{ limit, tries }];
};

const codes: Case = async (stage) => {
  const open = opener(stage);
  const other = await begun(stage);
  const used = await begun(stage);
  await open(Object.fromEntries(used.query), used.cookie);
  const withCode = async (what: string, code: string) => {
    const own = await begun(stage);
    const send = () => open({ ...Object.fromEntries(own.query), code }, own.cookie);
    return { what, unsealed: false, send };
  };
  const tries = [
    await withCode('made up', 'made-up'),
    await withCode('of another sign-in', other.query.get('code') ?? ''),
    await withCode('used before', used.query.get('code') ?? ''),
  ];
  return [{ limit, tries }];
};

export const googleCases: Readonly<Record<string, Case>> = {
  'GET /api/auth/google/callback state': states,
  'GET /api/auth/google/callback code': codes,
};
