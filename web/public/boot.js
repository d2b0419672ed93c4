// Runs before the first paint, as a file of its own because the content security policy allows no
// inline script: the colour scheme, so that nothing flashes, and no code generation in zod, which
// the policy forbids as well.
(() => {
  globalThis.__zod_globalConfig = { jitless: true };
  let chosen = null;
  try {
    chosen = localStorage.getItem('weekplate-colour-scheme');
  } catch (error) {
    // Storage may be switched off; then the device decides.
    console.info('No stored colour scheme:', error.name);
  }
  const dark =
    chosen === 'dark' ||
    (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
