/**
 * A tab that was opened before an upgrade hears kinds of a newer server, for which it has neither words nor a place: it leaves
 * them out until it is loaded anew.
 */
export const ofKnownKinds = <Item extends { readonly kind: string }>(
  kinds: Readonly<Record<string, unknown>>,
  items: readonly Item[],
): Item[] => items.filter(({ kind }) => Object.hasOwn(kinds, kind))
