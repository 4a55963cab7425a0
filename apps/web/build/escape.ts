const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Escapes text in markup. */
export const text = (value: string) => value.replace(/[&<>"]/g, (char) => escapes[char] ?? char)
