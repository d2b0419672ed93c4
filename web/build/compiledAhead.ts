import type { Plugin } from 'vite';

/** The chunks that a customer's first screen is made of. */
const CALLED_ON_LOAD = ['react', 'pages', 'frame', 'signedIn', 'daily', 'Frame', 'HomeScreen'];

/** Has to stand first in its file: https://v8.dev/blog/explicit-compile-hints. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Most of this code runs before the screen appears. With the hint, Chromium compiles it in the background
 * while other files load, instead of each function on its first call: this saves half a second on a slow
 * phone.
 */
export const compiledAhead: Plugin = {
  name: 'compiled-ahead',
  apply: 'build',
  generateBundle: {
    // Runs late, because Vite inserts the names of files before the code of a screen.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && CALLED_ON_LOAD.includes(file.name))
          file.code = HINT + file.code;
    },
  },
};
