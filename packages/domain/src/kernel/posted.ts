/** Values and errors of a form that was posted without JavaScript. */
export type Posted = {
  readonly values: Readonly<Record<string, string>>
  readonly faults: readonly { readonly field?: string; readonly error: string }[]
  /** The answer of a successful post. */
  readonly answer?: unknown
}
