import { countedEn } from '@fareeq/domain/kernel/locale.ts'
import type { PolicyEffectKind } from '@fareeq/domain/policies/schema.ts'

const talents = countedEn({ one: '{n} talent asks', other: '{n} talents ask' })
const people = countedEn({ one: '{n} talent', other: '{n} talents' })
const invoices = countedEn({ one: '{n} issued invoice keeps', other: '{n} issued invoices keep' })
const drafts = countedEn({ one: '{n} draft invoice', other: '{n} draft invoices' })
const contracts = countedEn({ one: '{n} contract keeps its', other: '{n} contracts keep their' })
const payouts = countedEn({ one: '{n} payout keeps its', other: '{n} payouts keep their' })
const invitations = countedEn({ one: '{n} open invitation keeps', other: '{n} open invitations keep' })
const bonuses = countedEn({ one: '{n} bonus keeps its', other: '{n} bonuses keep their' })
const tickets = countedEn({ one: '{n} open ticket keeps its', other: '{n} open tickets keep their' })
const nominations = countedEn({ one: '{n} open nomination', other: '{n} open nominations' })
const openInvoices = countedEn({ one: '{n} open invoice', other: '{n} open invoices' })
const runningContracts = countedEn({ one: '{n} running contract', other: '{n} running contracts' })
const closings = countedEn({ one: '{n} account to be closed', other: '{n} accounts to be closed' })
const interviews = countedEn({ one: '{n} open interview', other: '{n} open interviews' })
const absences = countedEn({ one: '{n} reported absence', other: '{n} reported absences' })
const attempts = countedEn({ one: '{n} attempt under way', other: '{n} attempts under way' })
const links = countedEn({ one: '{n} invitation', other: '{n} invitations' })
const objections = countedEn({ one: '{n} open objection', other: '{n} open objections' })
const banks = countedEn({ one: '{n} assessment has', other: '{n} assessments have' })
const meetings = countedEn({ one: '{n} booked meeting', other: '{n} booked meetings' })
const reports = countedEn({ one: '{n} link to a report', other: '{n} links to reports' })
const unanswered = countedEn({ one: '{n} invitation without an answer', other: '{n} invitations without an answer' })
const renewals = countedEn({ one: '{n} open renewal', other: '{n} open renewals' })
const items = countedEn({ one: '{n} piece of work', other: '{n} pieces of work' })

/** What a change does to what is under way, by kind. */
export const enEffects: Record<PolicyEffectKind, (n: number) => string> = {
  talents_below_minimum: (n) =>
    `${talents(n)} for less than the new minimum; they keep their salary until they edit it.`,
  contracts_keep_rate: (n) => `${contracts(n)} agreed rate.`,
  drafts_take_rate: (n) => `${drafts(n)} will be issued with the value of their day.`,
  invoices_keep_rate: (n) => `${invoices(n)} their value.`,
  invoices_keep_due_day: (n) => `${invoices(n)} their due day.`,
  payouts_keep_due_day: (n) => `${payouts(n)} day.`,
  buyouts_keep_fee: (n) => `${drafts(n)} with a buyout: the fee stays.`,
  referrals_keep_amount: (n) => `${invitations(n)} the promised bonus.`,
  bonuses_keep_day: (n) => `${bonuses(n)} day.`,
  friends_keep_promise: (n) => `${invitations(n)} the promised day of the tests.`,
  talents_keep_promise: (n) => `${people(n)} in this step: the promised day stays.`,
  talents_keep_wait: (n) => `${people(n)}: the day they were told stays.`,
  tickets_keep_promise: (n) => `${tickets(n)} promised day.`,
  nominations_keep_day: (n) => `${nominations(n)}: their last day stays.`,
  nominations_take_reminder: (n) => `${nominations(n)}: the reminder comes by the new number.`,
  interviews_keep_deadline: (n) => `${interviews(n)} in this step: the deadline stays.`,
  interviews_keep_feedback: (n) => `${interviews(n)}: the company keeps the days it began with.`,
  absences_keep_deadline: (n) => `${absences(n)}: the time to answer stays.`,
  attempts_keep_numbers: (n) => `${attempts(n)}: mark, length and time stay.`,
  attempts_keep_link: (n) => `${links(n)}: the link works as long as it was told.`,
  objections_keep_day: (n) => `${objections(n)}: the promised day stays.`,
  banks_too_small: (n) => `${banks(n)} fewer questions than that. Add some first.`,
  invoices_take_reminders: (n) => `${openInvoices(n)}: what is still to be sent comes by the new number.`,
  contracts_asked_at_once: (n) => `${runningContracts(n)}: the company is asked about the renewal on that day.`,
  contracts_keep_term: (n) => `${contracts(n)} months.`,
  invitations_keep_link: (n) => `${invitations(n)} the days they were sent with.`,
  accounts_keep_day: (n) => `${closings(n)}: the day that was told stays.`,
  talents_keep_trials: (n) => `${people(n)} after a failed attempt: trials left and the day of the next one stay.`,
  reports_keep_link: (n) => `${reports(n)}: the day it ends stays.`,
  readings_take_limit: (n) => `${people(n)}: CVs that were read are counted by the new number.`,
  nominations_take_life: (n) =>
    `${interviews(n)}: the nomination behind it lives by the new number from the next step on.`,
  offers_stay: (n) => `${interviews(n)} with offered times: the times stay.`,
  invitations_take_again: (n) => `${unanswered(n)}: sent again by the new number.`,
  renewals_take_start: (n) => `${renewals(n)}: the latest start is counted by the new number.`,
  contracts_on_board: (n) => `${runningContracts(n)} on the list by this number.`,
  work_takes_days: (n) => `${items(n)} waiting for us: measured by the new number from that day on.`,
  meetings_outside_hours: (n) => `${meetings(n)} would be outside the new hours. Move them first.`,
  meetings_keep_time: (n) => `${meetings(n)}: their time stays.`,
}
