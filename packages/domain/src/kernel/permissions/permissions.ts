import type { Grant, Person } from './grants.ts'
import { type MemberRole, STAFF_ROLES } from './roles.ts'
import { HIRING_MATRIX } from './permission-matrix-hiring.ts'
import { MONEY_MATRIX } from './permission-matrix-money.ts'
import { OPERATIONS_MATRIX } from './permission-matrix-operations.ts'

/**
 * Permission matrix: for each action the kinds of people who may, and how far; everybody else may not. Contracts name the
 * action of a call, screens check it before they show a button, and a test compares every row with the endpoints. A mailed
 * link is its own capability, and no row here.
 */
const MATRIX = { ...HIRING_MATRIX, ...MONEY_MATRIX, ...OPERATIONS_MATRIX } as const

export type Action = keyof typeof MATRIX

export const ACTIONS = Object.keys(MATRIX) as Action[]

/** Own properties only: a role named like a member of Object.prototype must find nothing. */
export const grantOf = (person: Person, action: Action): Grant => {
  const row: Partial<Record<Person, Grant>> = MATRIX[action]
  return Object.hasOwn(row, person) ? (row[person] ?? 'no') : 'no'
}

/** The caller, as far as permissions are concerned. Staff may have several roles: one that may suffices. */
export type Who =
  | { readonly kind: 'visitor' | 'talent' }
  | { readonly kind: 'client'; readonly role: MemberRole }
  | { readonly kind: 'staff'; readonly roles: readonly string[] }

export function peopleIn(who: Who): Person[] {
  if (who.kind === 'staff')
    return STAFF_ROLES.filter((role) => who.roles.includes(role)).map((role) => `staff:${role}` as const)
  return who.kind === 'client' ? [`client:${who.role}`] : [who.kind]
}

export const may = (who: Who, action: Action): boolean =>
  peopleIn(who).some((person) => grantOf(person, action) !== 'no')

/** The same for a list of staff roles, as the staff screens ask. */
export const staffMay = (roles: readonly string[], action: Action): boolean => may({ kind: 'staff', roles }, action)
