/** Forms are separated by bars, which keeps a table at one line per entry. */
export const list = (text: string): readonly string[] =>
  text
    .split('|')
    .map((form) => form.trim())
    .filter((form) => form !== '')
