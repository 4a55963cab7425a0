import type { Invariant } from '../engine/watch.ts'
import { deadlines } from './lives/deadlines.ts'
import { states } from './lives/states.ts'
import { language } from './messages/language.ts'
import { night } from './messages/night.ts'
import { once } from './messages/once.ts'
import { accounts } from './money/accounts.ts'
import { bills } from './money/bills.ts'
import { entries } from './money/entries.ts'
import { numbers } from './money/numbers.ts'
import { payouts } from './money/payouts.ts'
import { contacts } from './privacy/contacts.ts'
import { salaries } from './privacy/salaries.ts'
import { agreedHours } from './promises/interviews.ts'
import { reminders } from './promises/reminders.ts'
import { counters } from './truth/counters.ts'
import { matching } from './truth/matching.ts'
import { trail } from './truth/trail.ts'

export const INVARIANTS: readonly Invariant[] = [
  entries,
  bills,
  numbers,
  accounts,
  payouts,
  states,
  deadlines,
  counters,
  matching,
  trail,
  contacts,
  salaries,
  agreedHours,
  reminders,
  once,
  language,
  night,
]
