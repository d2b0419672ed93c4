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
// takes the answers. Who was here last, and today on this device, are right nearly always: the answer to
// /api/me need not be waited for. Where they are not, it is asked again.
(() => {
  if (location.pathname !== '/customer/dashboard') return;
  const answers = new Map();
  globalThis.weekplateAhead = { at: Date.now(), answers };
  const ask = (path) => {
    if (answers.has(path)) return answers.get(path);
    const answer = fetch(path, { signal: AbortSignal.timeout(60_000) });
    answer.catch(() => undefined);
    answers.set(path, answer);
    return answer;
  };
  const askForDay = (id, today) => {
    const path = `/api/customers/${encodeURIComponent(id)}`;
    for (const what of [`daily-progress/${today}`, 'diet-plans/latest', 'goals'])
      ask(`${path}/${what}`);
  };
  const lastHere = () => {
    try {
      return localStorage.getItem('role') === 'customer'
        ? localStorage.getItem('weekplate-owner')
        : null;
    } catch {
      return null;
    }
  };
  const todayHere = () => {
    const at = new Date();
    const two = (number) => String(number).padStart(2, '0');
    return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  };
  const ofMe = async (id) => {
    const answer = await ask('/api/me');
    const me = answer.ok ? (await answer.clone().json()).me : null;
    // Of whoever is asked something first, the server answers nothing else.
    const isShown = me?.role === 'customer' && me.consent === 'given' && !me.mustProve;
    const isAnswered = isShown && me.deletionDueAt === undefined;
    if (id && !(isAnswered && me.id === id)) forgetAllBut('/api/me');
    if (isAnswered) askForDay(me.id, me.today);
  };
  const forgetAllBut = (path) => {
    for (const asked of answers.keys()) if (asked !== path) answers.delete(asked);
  };
  const id = lastHere();
  ofMe(id).catch(() => undefined);
  if (id) askForDay(id, todayHere());
})();
