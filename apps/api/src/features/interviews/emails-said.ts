/** What the sentences are made of, in the reader's language and by their clock. */
export type Said = {
  /** Whom they meet. */
  other: string
  /** The request it is about, ready to follow a word; empty when it has no name. */
  about: string
  /** The agreed time by the reader's clock, and by both clocks where they differ. */
  when: string
  clocks: string
  /** The times on the table, a line each. */
  times: string
  /** Until when somebody may answer. */
  due: string
  reason: string | null
}
export type Face = { subject: string; title: string; says: string[]; button: string }
