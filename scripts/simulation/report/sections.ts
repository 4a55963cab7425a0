import { ledger, money } from './sections/money.ts'
import { funnel, load, utilisation, waits } from './sections/people.ts'
import { faults, invariants } from './sections/rules.ts'
import type { Section } from './sections/section.ts'
import { tables, times } from './sections/server.ts'

export const SECTIONS: readonly Section[] = [
  funnel,
  waits,
  load,
  money,
  ledger,
  utilisation,
  times,
  tables,
  faults,
  invariants,
]
