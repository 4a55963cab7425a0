/** The mails that are about nothing the person did: each can be left with one press (D-10). */
export const LISTS = ['opportunities', 'newsletter', 'reminders'] as const
export const LONGEST_COMMENT = 500
