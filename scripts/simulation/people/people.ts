import { personOf } from '../../../apps/api/seeds/many-people.ts'
import { type Chance, chanceOf } from '../engine/chance.ts'
import type { Client, Colleague, Company, Talent } from '../engine/world.ts'
import { FURTHER_COUNTRIES, mobileIn } from './countries.ts'

/** Everybody calls from a network of their own. */
const addressOf = (realm: number, n: number): string => `10.${realm}.${(n >> 8) & 255}.${n & 255}`
const realmOf = (n: number): number => 16 + (n >> 16)

const LATIN: readonly [string, string][] = [
  ['Adam', 'Novak'],
  ['Amara', 'Okafor'],
  ['Anna', 'Kowalska'],
  ['Carlos', 'Mendes'],
  ['Daniel', 'Petrov'],
  ['Elena', 'Costa'],
  ['Hana', 'Sato'],
  ['Ines', 'Moreau'],
  ['Jonas', 'Berg'],
  ['Kofi', 'Mensah'],
  ['Lucia', 'Rossi'],
  ['Marko', 'Horvat'],
  ['Nadia', 'Popescu'],
  ['Priya', 'Sharma'],
  ['Tomas', 'Silva'],
  ['Victor', 'Nguyen'],
]
/** Every so many lives in a country that the seeds do not know. */
const ABROAD = 6

export function talentOf(seed: number, n: number, now: number): Talent {
  const chance = chanceOf(seed, 'talent', n)
  const person = personOf(seed * 1_000_003 + n, new Date(now))
  const abode = n % ABROAD === 0 ? FURTHER_COUNTRIES[Math.floor(n / ABROAD) % FURTHER_COUNTRIES.length]! : undefined
  const [first_name, last_name] = abode ? chance.pick(LATIN) : [person.first_name, person.last_name]
  const ask = person.salary_full_time ?? (person.salary_part_time ?? 300) * 2
  return {
    kind: 'talent',
    key: `t${n}`,
    email: `talent${n}.${seed}@mail.example`,
    first_name,
    last_name,
    lang: abode ? 'en' : person.lang,
    address: addressOf(realmOf(n), n),
    zone: abode?.zone ?? person.timezone,
    country: abode?.country ?? person.country,
    phone: abode ? mobileIn(abode.country, n) : person.phone,
    role: person.role,
    skills: person.skills,
    months: person.months,
    ask: Math.min(ask, 9000),
    part_time: person.salary_full_time === null,
    hours: chance.around(chance.pick([1, 3, 8, 20, 48])),
    answers: chance.happens(0.93),
    knowledge: 0.35 + 0.65 * chance.next(),
    state: 'stranger',
    is_imported: false,
    contracts: [],
  }
}

const COMPANY_WORDS = [
  'Nakhla',
  'Sahab',
  'Rimal',
  'Wadi',
  'Noor',
  'Marsa',
  'Jisr',
  'Madar',
  'Ufuq',
  'Qimma',
  'Bahr',
  'Najm',
]
const COMPANY_KINDS = ['Tech', 'Pay', 'Health', 'Logistics', 'Learning', 'Retail', 'Energy', 'Media', 'Foods', 'Travel']
const COMPANY_COUNTRIES = ['SA', 'SA', 'SA', 'SA', 'SA', 'SA', 'AE', 'AE', 'JO', 'EG', 'KW', 'BH', 'GB', 'DE'] as const
const ZONES: Readonly<Record<string, string>> = {
  SA: 'Asia/Riyadh',
  AE: 'Asia/Dubai',
  JO: 'Asia/Amman',
  EG: 'Africa/Cairo',
  KW: 'Asia/Kuwait',
  BH: 'Asia/Bahrain',
  GB: 'Europe/London',
  DE: 'Europe/Berlin',
}
const CLIENT_NAMES = [
  'Khalid Otaibi',
  'Noura Harbi',
  'Fahad Shammari',
  'Reem Ghamdi',
  'Omar Haddad',
  'Lina Masri',
  'Sami Nasser',
  'Huda Zahrani',
]

export function clientOf(seed: number, key: string, company: Company, role: string, chance: Chance): Client {
  const [first_name = '', last_name = ''] = chance.pick(CLIENT_NAMES).split(' ')
  const n = Number(key.replaceAll(/\D/g, ''))
  const country = company.country as 'SA'
  return {
    kind: 'client',
    key,
    email: `${first_name}.${key}@${company.website}`.toLowerCase(),
    first_name,
    last_name,
    lang: ['GB', 'DE'].includes(company.country) || chance.happens(0.3) ? 'en' : 'ar',
    address: addressOf(8, n),
    zone: ZONES[company.country] ?? 'Asia/Riyadh',
    country: company.country,
    phone: mobileIn(country, seed * 7919 + n),
    company: company.key,
    member_role: role,
    state: 'stranger',
  }
}

export function companyOf(seed: number, n: number, seats: number): { company: Company; owner: Client } {
  const chance = chanceOf(seed, 'company', n)
  const name = `${COMPANY_WORDS[n % COMPANY_WORDS.length]} ${chance.pick(COMPANY_KINDS)} ${n}`
  const company: Company = {
    key: `c${n}`,
    name,
    country: chance.pick(COMPANY_COUNTRIES),
    website: `${name.toLowerCase().replaceAll(' ', '-')}.example.com`,
    owner: `m${n}00`,
    members: [`m${n}00`],
    seats,
    filled: 0,
    is_exact: chance.happens(0.6),
    pays_after: chance.pick([1, 3, 7, 12, 14, 16, 25, 40]),
    pays_by_card: chance.happens(0.5),
    requests: [],
  }
  return { company, owner: clientOf(seed, company.owner, company, 'owner', chance) }
}

export function colleagueOf(n: number, name: string, roles: string[]): Colleague {
  const [first_name = '', last_name = ''] = name.split(' ')
  return {
    kind: 'colleague',
    key: `s${n}`,
    email: `${first_name.toLowerCase()}@fareeq.example`,
    first_name,
    last_name,
    lang: n % 3 === 2 ? 'en' : 'ar',
    address: addressOf(4, n),
    zone: 'Asia/Riyadh',
    country: 'SA',
    roles,
    away: [],
  }
}
