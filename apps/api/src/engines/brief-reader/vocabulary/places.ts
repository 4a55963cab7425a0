import { COUNTRIES } from '@fareeq/domain/catalogue/entries-countries.ts'
import { TIME_ZONES } from '@fareeq/domain/catalogue/entries-time-zones.ts'
import { searchForm } from '@fareeq/domain/kernel/text/text.ts'
import { list } from './lists.ts'

/** A place as it is read: the zone of its clock, and its country. */
export type Place = { readonly zone: string | null; readonly country: string | null; readonly isCity: boolean }

/** The zone that a country's clock is meant by; large countries with several have none. */
const ZONE_OF_COUNTRY: Readonly<Record<string, string>> = {
  SA: 'Asia/Riyadh',
  AE: 'Asia/Dubai',
  EG: 'Africa/Cairo',
  JO: 'Asia/Amman',
  LB: 'Asia/Beirut',
  KW: 'Asia/Kuwait',
  QA: 'Asia/Qatar',
  BH: 'Asia/Bahrain',
  OM: 'Asia/Muscat',
  IQ: 'Asia/Baghdad',
  SY: 'Asia/Damascus',
  PS: 'Asia/Gaza',
  YE: 'Asia/Aden',
  SD: 'Africa/Khartoum',
  MA: 'Africa/Casablanca',
  TN: 'Africa/Tunis',
  DZ: 'Africa/Algiers',
  LY: 'Africa/Tripoli',
  TR: 'Europe/Istanbul',
  PK: 'Asia/Karachi',
  IN: 'Asia/Kolkata',
  GB: 'Europe/London',
  DE: 'Europe/Berlin',
  FR: 'Europe/Paris',
  NG: 'Africa/Lagos',
  KE: 'Africa/Nairobi',
}

/** Cities and short names that the lists of zones and countries do not have. */
const MORE: Readonly<Record<string, readonly [country: string, isCity: boolean]>> = {
  'ksa | saudi | saudi arabia | المملكة | المملكة العربية السعودية | السعوديه': ['SA', false],
  'jeddah | جدة | جده | dammam | الدمام | mecca | مكة | medina | المدينة المنورة | khobar | الخبر': ['SA', true],
  'uae | emirates | الامارات': ['AE', false],
  'abu dhabi | أبوظبي | ابو ظبي | sharjah | الشارقة': ['AE', true],
  'alexandria | الإسكندرية | اسكندرية': ['EG', true],
  'uk | britain | england | united kingdom | بريطانيا': ['GB', false],
  'amman | عمان': ['JO', true],
  'irbid | إربد | zarqa | الزرقاء': ['JO', true],
  'tripoli lebanon | صيدا': ['LB', true],
}

const place = (country: string, isCity: boolean, zone = ZONE_OF_COUNTRY[country] ?? null): Place => ({
  zone,
  country,
  isCity,
})

const countryOfZone = new Map(
  TIME_ZONES.flatMap(({ id, aliases }) => {
    const country = COUNTRIES.find(({ name }) => aliases.includes(name.en))
    return country ? [[id, country.id] as const] : []
  }),
)

/** Names of places that are words of their own: never a place without a word of place or time before them. */
const ORDINARY = new Set(
  list(
    `oral | ديلي | العيون | الخبر | مالي | عمان | نيس | reunion | wake | nice | jersey | georgia | chad | mali | central | oman | male | easter | saba | turkey`,
  ).map(searchForm),
)

const NEAR_AREAS: ReadonlySet<string> = new Set(['asia', 'africa', 'europe'])
const MORE_CITIES: ReadonlySet<string> = new Set([
  'America/New_York',
  'America/Los_Angeles',
  'America/Toronto',
  'America/Chicago',
  'America/Sao_Paulo',
  'Australia/Sydney',
])

const isPlaceName = (name: string) => !ORDINARY.has(searchForm(name)) && name.length > 2

/** Every name of a city or a country. A city wins over a country of the same name. */
export const PLACES: ReadonlyMap<string, Place> = new Map([
  ...COUNTRIES.flatMap(({ id, name, aliases }) =>
    [name.ar, name.en, ...aliases].filter(isPlaceName).map((form) => [form, place(id, false)] as const),
  ),
  ...TIME_ZONES.filter(({ id, area }) => NEAR_AREAS.has(area) || MORE_CITIES.has(id)).flatMap(({ id, name }) => {
    const country = countryOfZone.get(id) ?? null
    const forms = [name.ar, name.en].filter(isPlaceName)
    const isCountry = COUNTRIES.some(({ name: other }) => other.ar === name.ar || other.en === name.en)
    return isCountry ? [] : forms.map((form) => [form, { zone: id, country, isCity: true }] as const)
  }),
  ...Object.entries(MORE).flatMap(([forms, [country, isCity]]) =>
    list(forms).map((form) => [form, place(country, isCity)] as const),
  ),
])
