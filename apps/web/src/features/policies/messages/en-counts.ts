import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'

// What is counted by the effects of a change.
export const talents = countedEn({ one: '{n} talent asks', other: '{n} talents ask' })
export const people = countedEn({ one: '{n} talent', other: '{n} talents' })
export const invoices = countedEn({ one: '{n} issued invoice keeps', other: '{n} issued invoices keep' })
export const drafts = countedEn({ one: '{n} draft invoice', other: '{n} draft invoices' })
export const contracts = countedEn({ one: '{n} contract keeps its', other: '{n} contracts keep their' })
export const payouts = countedEn({ one: '{n} payout keeps its', other: '{n} payouts keep their' })
export const invitations = countedEn({ one: '{n} open invitation keeps', other: '{n} open invitations keep' })
export const bonuses = countedEn({ one: '{n} bonus keeps its', other: '{n} bonuses keep their' })
export const tickets = countedEn({ one: '{n} open ticket keeps its', other: '{n} open tickets keep their' })
export const nominations = countedEn({ one: '{n} open nomination', other: '{n} open nominations' })
export const openInvoices = countedEn({ one: '{n} open invoice', other: '{n} open invoices' })
export const runningContracts = countedEn({ one: '{n} running contract', other: '{n} running contracts' })
export const closings = countedEn({ one: '{n} account to be closed', other: '{n} accounts to be closed' })
export const interviews = countedEn({ one: '{n} open interview', other: '{n} open interviews' })
export const absences = countedEn({ one: '{n} reported absence', other: '{n} reported absences' })
export const attempts = countedEn({ one: '{n} attempt under way', other: '{n} attempts under way' })
export const links = countedEn({ one: '{n} invitation', other: '{n} invitations' })
export const objections = countedEn({ one: '{n} open objection', other: '{n} open objections' })
export const banks = countedEn({ one: '{n} assessment has', other: '{n} assessments have' })
export const meetings = countedEn({ one: '{n} booked meeting', other: '{n} booked meetings' })
export const reports = countedEn({ one: '{n} link to a report', other: '{n} links to reports' })
export const unanswered = countedEn({
  one: '{n} invitation without an answer',
  other: '{n} invitations without an answer',
})
export const offers = countedEn({ one: '{n} open offer', other: '{n} open offers' })
export const renewals = countedEn({ one: '{n} open renewal', other: '{n} open renewals' })
export const items = countedEn({ one: '{n} piece of work', other: '{n} pieces of work' })
