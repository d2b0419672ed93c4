/** For Mantine's fields: what is typed has the direction of its text. Their own `dir` is that of what is around it. */
export const OWN_TEXT = { attributes: { input: { dir: 'auto' } } };
