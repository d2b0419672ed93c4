// Runs before the first paint. It is a file of its own because the content security policy allows no inline
// script. It sets the colour scheme, so that nothing flashes, and turns off code generation in zod, which the
// policy forbids as well.
(() => {
  globalThis.__zod_globalConfig = { jitless: true };
  let chosen;
  try {
    chosen = localStorage.getItem('weekplate-colour-scheme');
  } catch {
    // Storage may be switched off: then the device's scheme applies.
    chosen = null;
  }
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.scheme = dark ? 'dark' : 'light';
})();
