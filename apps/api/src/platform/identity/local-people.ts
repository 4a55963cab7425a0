import { createHash } from 'node:crypto'

export type LocalPerson = { sub: string; name: string; email: string; emailVerified: boolean }

/** Google accounts of the local world: two at companies, one with a free address, one unverified. */
export const LOCAL_PEOPLE: readonly LocalPerson[] = [
  { sub: '100000000000000000001', name: 'Sara Alharbi', email: 'sara.alharbi@nakhla.test', emailVerified: true },
  { sub: '100000000000000000002', name: 'عمر الفاروق', email: 'omar@sahab.test', emailVerified: true },
  { sub: '100000000000000000003', name: 'Lina Haddad', email: 'fareeq.demo.lina@gmail.com', emailVerified: true },
  { sub: '100000000000000000004', name: 'Yousef Nasser', email: 'yousef@barq.test', emailVerified: false },
]

/** Deterministic: the same address is the same person, also after a restart. */
export const typedPerson = (name: string, email: string): LocalPerson =>
  LOCAL_PEOPLE.find((person) => person.email === email) ?? { sub: subjectOf(email), name, email, emailVerified: true }

/** 21 digits, as Google's are. */
const subjectOf = (email: string) =>
  BigInt(`0x${createHash('sha256').update(email).digest('hex').slice(0, 16)}`)
    .toString()
    .padStart(20, '0')
    .padStart(21, '2')

/** As Google does: a first name, and the rest of the name where there is one. */
export function claimsOf({ sub, name, email, emailVerified }: LocalPerson) {
  const [given_name = name, ...rest] = name.split(' ')
  const family = rest.length > 0 ? { family_name: rest.join(' ') } : {}
  return { sub, name, given_name, ...family, email, email_verified: emailVerified }
}
