/** The lines of a server's output that report unexpected errors. */
export const errorLines = (printed: readonly string[]): string[] =>
  printed.filter((line) => /^\{.*"level":"error"/.test(line) || /^(Uncaught|\S*Error:)/.test(line));
