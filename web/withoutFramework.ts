import type { Plugin } from 'vite';

type Cut = {
  readonly file: RegExp;
  readonly what: RegExp;
  readonly by: string;
  readonly times: number;
};

const components = /react-router\/dist\/production\/lib\/components\.js$/;
const lib = /react-router\/dist\/production\/lib\/dom\/lib\.js$/;

/** Says that a component which nobody uses may go; one that is used stays as it is. */
const pure = {
  what: /^(const \w+ = )(React\$1\.(?:forwardRef|memo)\()/gm,
  by: '$1/* @__PURE__ */ $2',
};

const cuts: readonly Cut[] = [
  { ...pure, file: components, times: 1 },
  { ...pure, file: lib, times: 3 },
  // A name for developers' tools. Writing it counts as a use.
  { file: lib, what: /^\w+\.displayName = "\w+";$/gm, by: '', times: 5 },
  // What a link prefetches by itself only works with the router's own server.
  {
    file: lib,
    what: /^\treturn shouldPrefetch && !isAbsolute \? .*: link;$/gm,
    by: '\tif (shouldPrefetch) throw new Error("A link prefetches nothing here.");\n\treturn link;',
    times: 1,
  },
];

/**
 * The router's file without what it has for a server of its own. Throws when the file is not what
 * the cuts were written for: another version of the router.
 */
export function cutFramework(code: string, id: string): string {
  let left = code;
  for (const { file, what, by, times } of cuts) {
    if (!file.test(id)) continue;
    const found = left.match(what)?.length ?? 0;
    if (found !== times)
      throw new Error(`${what} is ${found} times in ${id}, not ${times}: see withoutFramework.ts.`);
    left = left.replace(what, by);
  }
  return left;
}

/**
 * The router mentions what it has for servers and forms of its own where it cannot be seen to be
 * unused: 3 kB of each first load. The build fails when there is nothing to cut any more.
 */
export function withoutFramework(): Plugin {
  const seen = new Set<RegExp>();
  return {
    name: 'router-without-framework',
    apply: 'build',
    transform(code, id) {
      const file = [components, lib].find((each) => each.test(id));
      if (!file) return null;
      seen.add(file);
      return cutFramework(code, id);
    },
    buildEnd(failure) {
      if (!failure && seen.size < 2)
        this.error('The router has other files: see withoutFramework.ts.');
    },
  };
}
