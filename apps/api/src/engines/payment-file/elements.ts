type Content = string | Element | null
export type Element = { readonly name: string; readonly attributes: string; readonly content: readonly Content[] }

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)

/** An element with what is in it; what is null is left out. */
export const element = (name: string, ...content: readonly Content[]): Element => ({ name, attributes: '', content })
export const withAttribute = (target: Element, name: string, value: string): Element => ({
  ...target,
  attributes: `${target.attributes} ${name}="${escaped(value)}"`,
})

/** Without spaces between elements: some banks count them as text. */
export function toXml({ name, attributes, content }: Element): string {
  const inner = content.map((part) => (part === null ? '' : typeof part === 'string' ? escaped(part) : toXml(part)))
  return `<${name}${attributes}>${inner.join('')}</${name}>`
}
