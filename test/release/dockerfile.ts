export type Instruction = { readonly name: string; readonly words: string };

/** The stages of a Dockerfile, each with its instructions, without comments; lines that go on are joined. */
export function stagesOf(text: string): Instruction[][] {
  const lines = text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replaceAll(/\s*\\\n\s*/g, ' ')
    .split('\n')
    .filter(Boolean);
  const stages: Instruction[][] = [];
  for (const line of lines) {
    const [, name = '', words = ''] = /^(\w+) (.+)$/.exec(line) ?? [];
    if (name === 'FROM') stages.push([]);
    stages.at(-1)?.push({ name, words });
  }
  return stages;
}
