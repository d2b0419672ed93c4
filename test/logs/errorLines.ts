/** Of what a server printed, the lines by which it says that something went wrong unexpectedly. */
export const errorLines = (printed: readonly string[]): string[] =>
  printed.filter((line) => /^\{.*"level":"error"/.test(line) || /^(Uncaught|\S*Error:)/.test(line));
