const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Words inside markup. */
export const text = (value: string) => value.replace(/[&<>"]/g, (char) => escapes[char] ?? char)
