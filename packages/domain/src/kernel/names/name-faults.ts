import { type PersonName, isSecondScript } from './names.ts'
import type { Fault } from '../refusal.ts'
import { rule } from '../validation/validation.ts'

/** A second name in the script of the first would never be shown. */
export const secondNameFaults = (person: PersonName): Fault[] =>
  (['first_name', 'last_name'] as const)
    .filter((name) => !isSecondScript(person[name], person[`second_${name}`]))
    .map((name) => ({ kind: rule.other_script, field: `second_${name}` }))
