/** Placeholders of a template, replaced when it is inserted into an answer. */
export const PLACEHOLDERS = ['name', 'reference'] as const
export type PlaceholderValues = Readonly<Record<(typeof PLACEHOLDERS)[number], string>>

const PLACEHOLDER = /\{([^{}\n]*)\}/g

export const fillTemplate = (text: string, filling: PlaceholderValues): string =>
  text.replace(PLACEHOLDER, (placeholder, name: string) =>
    Object.hasOwn(filling, name) ? filling[name as keyof PlaceholderValues] : placeholder,
  )

/** Braces that nothing would replace. */
export const hasUnknownPlaceholder = (text: string): boolean =>
  [...text.matchAll(PLACEHOLDER)].some(([, name]) => !PLACEHOLDERS.some((one) => one === name))
