import { type MemberRole, STAFF_ROLES, type StaffRole } from './roles.ts'

/** How far a yes goes. The feature that owns the thing looks after the condition; `no` is all that is left out. */
export const GRANTS = [
  'yes',
  /** What is their own. */
  'own',
  /** With a link that was given to them. */
  'token',
  /** Once a code has proved their address. */
  'code',
  /** Whom a request was answered with or whom its matching finds. */
  'found',
  'nominated',
  'shared',
  /** After the talent has shown it for this nomination. */
  'unlocked',
  'contracted',
  /** They ask, somebody else decides. */
  'ask',
  'on_behalf',
  'rate',
  'answer',
  'terms',
  'view',
  'issue',
  'payouts',
  'pay',
  'report',
  'first_step',
  'second_step',
  'propose',
  'with_reason',
  'handle',
  /** Only the kinds that are theirs to answer. */
  'kinds',
] as const
export type Grant = (typeof GRANTS)[number] | 'no'

/** Every kind of person, in the order of the columns below. */
export const PEOPLE = [
  'visitor',
  'talent',
  'client:owner',
  'client:hiring_manager',
  'client:interviewer',
  'client:finance',
  'client:viewer',
  'staff:recruiter',
  'staff:matcher',
  'staff:account_manager',
  'staff:operations',
  'staff:finance',
  'staff:content',
  'staff:admin',
] as const
export type Person = 'visitor' | 'talent' | `client:${MemberRole}` | `staff:${StaffRole}`

/**
 * Who may do what: one line per action, one column per kind of person, a dash where the answer is no. Contracts name the
 * action of a call, screens ask before they show a button, and a test walks every line against the calls there are. A link
 * that was mailed for one thing is its own key, and no line here.
 */
const MATRIX = {
  // visitor talent  owner      manager    interviewer finance viewer    recruiter matcher account_manager operations finance content admin
  'talents.view':
    'token   own     found      found      nominated   -       found     yes       yes     yes             yes        -       -       yes',
  'talents.salary':
    '-       own     unlocked   unlocked   -           -       -         -         yes     yes             yes        yes     -       yes',
  'talents.contact':
    '-       own     contracted contracted -           -       -         -         yes     yes             yes        yes     -       yes',
  'assessments.report':
    'token   own     nominated  nominated  nominated   -       nominated yes       yes     yes             -          -       -       yes',
  'assessments.person':
    'shared  own     shared     shared     -           -       -         yes       yes     yes             -          -       -       yes',
  'profiles.edit':
    '-       own     -          -          -           -       -         -         propose -               -          -       -       with_reason',
  'talents.find':
    '-       -       yes        yes        -           -       yes       yes       yes     yes             yes        -       -       yes',
  'talents.choose':
    '-       -       yes        yes        -           -       -         -         -       on_behalf       -          -       -       -',
  'talents.share':
    '-       -       yes        yes        -           -       -         -         -       -               -          -       -       -',
  'talents.ban':
    '-       -       report     report     -           -       -         -         report  report          first_step -       -       second_step',
  'nominations.read':
    '-       -       yes        yes        yes         -       yes       -         yes     yes             -          -       -       yes',
  'nominations.give':
    '-       -       ask        ask        -           -       -         -         yes     yes             -          -       -       yes',
  'interviews.read':
    '-       own     yes        yes        yes         -       yes       -         yes     yes             -          -       -       yes',
  'interviews.arrange':
    '-       -       yes        yes        -           -       -         -         -       on_behalf       -          -       -       -',
  'interviews.answer':
    '-       own     -          -          -           -       -         -         -       -               -          -       -       -',
  'interviews.feedback':
    '-       rate    yes        yes        yes         -       -         -         -       -               -          -       -       -',
  'contracts.renew':
    '-       answer  yes        yes        -           -       -         -         -       -               terms      -       -       -',
  'invoices.view':
    '-       payouts yes        yes        -           yes     -         -         -       view            view       issue   -       view',
  'invoices.pay':
    '-       -       yes        yes        -           yes     -         -         -       -               -          issue   -       -',
  'referrals.make':
    'code    yes     -          -          -           -       -         -         -       -               -          pay     -       -',
  'requests.read':
    '-       -       yes        yes        yes         yes     yes       -         yes     yes             yes        -       -       yes',
  'requests.write':
    '-       -       yes        yes        -           -       -         -         -       -               -          -       -       -',
  'meetings.read':
    '-       -       yes        yes        yes         yes     yes       -         yes     yes             -          -       -       yes',
  'meetings.keep':
    '-       -       yes        yes        -           -       -         -         -       yes             -          -       -       yes',
  'members.read':
    '-       -       yes        yes        yes         yes     yes       -         -       -               -          -       -       -',
  'members.manage':
    '-       -       yes        -          -           -       -         -         -       -               -          -       -       -',
  'data.own':
    '-       own     own        own        own         own     own       -         -       -               -          -       -       handle',
  'tickets.answer':
    '-       -       -          -          -           -       -         kinds     kinds   kinds           kinds      -       -       yes',
  'messages.read':
    '-       -       -          -          -           -       -         -         -       yes             yes        -       -       yes',
  'audit.read':
    '-       -       -          -          -           -       -         -         -       -               yes        -       -       yes',
  'funnel.read':
    '-       -       -          -          -           -       -         -         -       yes             yes        -       yes     yes',
  'content.edit':
    '-       -       -          -          -           -       -         -         -       -               -          -       yes     yes',
  'staff.own':
    '-       -       -          -          -           -       -         own       own     own             own        own     own     own',
} as const
export type Action = keyof typeof MATRIX

export const ACTIONS = Object.keys(MATRIX) as Action[]

/** Every call asks, so the table is read once. A word nobody wrote down gives nothing. */
const READ = new Map(
  ACTIONS.map((action) => {
    const words = MATRIX[action].split(/ +/)
    const grant = (person: Person, index: number) =>
      [person, GRANTS.find((one) => one === words[index]) ?? 'no'] as const
    return [action, new Map<Person, Grant>(PEOPLE.map(grant))] as const
  }),
)

export const grantOf = (person: Person, action: Action): Grant => READ.get(action)?.get(person) ?? 'no'

/** Whoever makes a call, as far as it matters here. Staff may have several roles: the first that may, does. */
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

/** The same for a list of staff roles, as the rooms of our colleagues ask. */
export const staffMay = (roles: readonly string[], action: Action): boolean => may({ kind: 'staff', roles }, action)
