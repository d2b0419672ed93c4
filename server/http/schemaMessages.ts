import * as z from 'zod';

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** Sets the messages for schemas that have none of their own. */
export function setSchemaMessages(): void {
  z.config({
    customError: (issue) => {
      if (issue.code === 'invalid_type')
        return `This has to be ${kinds[issue.expected] ?? issue.expected}.`;
      if (issue.code === 'invalid_value')
        return `This has to be one of: ${issue.values.join(', ')}.`;
      if (issue.code === 'invalid_union') return 'This is none of what may stand here.';
      return undefined;
    },
  });
}
