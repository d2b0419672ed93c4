/** Keeps what this process prints as log lines out of the test report, and in reach of the test. */
export function catchLog(): { readonly lines: string[]; release(): void } {
  const lines: string[] = [];
  const { write } = process.stdout;
  process.stdout.write = ((chunk: string | Uint8Array, ...rest: never[]) => {
    const text = typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8');
    if (!text.startsWith('{"time":')) return write.call(process.stdout, chunk, ...rest);
    lines.push(text.trimEnd());
    return true;
  }) as typeof write;
  return {
    lines,
    release() {
      process.stdout.write = write;
    },
  };
}
