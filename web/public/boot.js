// Runs before the first paint, as a file of its own because the content security policy allows no
// inline script: the colour scheme, so that nothing flashes, and no code generation in zod, which
// the policy forbids as well.
(() => {
  globalThis.__zod_globalConfig = { jitless: true };
  let chosen;
  try {
    chosen = localStorage.getItem('weekplate-colour-scheme');
  } catch {
    // Storage may be switched off: then the device decides.
    chosen = null;
  }
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.scheme = dark ? 'dark' : 'light';
})();

// What the customer's dashboard waits for is asked for while its code is still on its way: api/ahead.ts
// takes the answers.
(() => {
  if (location.pathname !== '/customer/dashboard') return;
  const answers = new Map();
  globalThis.weekplateAhead = { at: Date.now(), answers };
  const ask = (path) => {
    const answer = fetch(path, { signal: AbortSignal.timeout(60_000) });
    answers.set(path, answer);
    return answer;
  };
  const askForDay = async () => {
    const answer = await ask('/api/me');
    if (!answer.ok) return;
    const { me } = await answer.clone().json();
    // Of whoever is asked something first, the server answers nothing else.
    const isShown = me?.role === 'customer' && me.consent === 'given' && !me.mustProve;
    if (!isShown || me.deletionDueAt !== undefined) return;
    const path = `/api/customers/${encodeURIComponent(me.id)}`;
    for (const what of [`daily-progress/${me.today}`, 'diet-plans/latest', 'goals'])
      ask(`${path}/${what}`).catch(() => undefined);
  };
  askForDay().catch(() => undefined);
})();
