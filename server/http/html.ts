/** Text escaped for HTML, also for the value of an attribute. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (each) => `&#${each.charCodeAt(0)};`);
