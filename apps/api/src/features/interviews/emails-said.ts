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

/** What English says alike to both; Arabic speaks to a company as many and to a talent as one. */
export const BOTH_EN = {
  scheduled: ({ other, when, clocks }: Said): Face => ({
    subject: `Your interview with ${other}: ${when}`,
    title: 'Your interview is scheduled',
    says: [clocks, `You meet ${other} at this time. The invitation for your calendar is attached.`],
    button: 'About the interview',
  }),
  link: ({ other, when, clocks }: Said): Face => ({
    subject: `A new place for your interview with ${other}: ${when}`,
    title: 'The link has changed',
    says: [clocks, 'The time stays. The attached invitation updates the link in your calendar.'],
    button: 'About the interview',
  }),
  reminder: ({ other, when, clocks }: Said): Face => ({
    subject: `A reminder of your interview with ${other}: ${when}`,
    title: 'Your interview is near',
    says: [clocks, `You meet ${other} at this time.`],
    button: 'Join the interview',
  }),
}
