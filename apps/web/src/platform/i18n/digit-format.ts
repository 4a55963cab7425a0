type Write = (text: string) => string

/** How the numbers of a sentence are written that came with an answer, not with a page; a page says it once. */
let write: Write = (text) => text

export const written: Write = (text) => write(text)
export const writeWith = (next: Write): void => void (write = next)
