/** Text as it may stand in HTML, also within an attribute. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (each) => `&#${each.charCodeAt(0)};`);
