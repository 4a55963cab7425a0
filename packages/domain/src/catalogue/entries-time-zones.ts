import type { Bilingual } from '../kernel/language/locale.ts'
import { zoneCity } from '../kernel/time/time.ts'
import { COUNTRIES } from './entries-countries.ts'
import { AFRICA } from './entries-time-zones-africa.ts'
import { AMERICA } from './entries-time-zones-america.ts'
import { ASIA } from './entries-time-zones-asia.ts'
import { EUROPE } from './entries-time-zones-europe.ts'
import { OCEANS } from './entries-time-zones-oceans.ts'
import { type Entry, rowsOf } from './entries.ts'

/** Parts of the world as IANA has them; the nearest come first. */
export const AREAS = {
  asia: { ar: 'آسيا', en: 'Asia' },
  africa: { ar: 'أفريقيا', en: 'Africa' },
  europe: { ar: 'أوروبا', en: 'Europe' },
  america: { ar: 'الأمريكتان', en: 'Americas' },
  australia: { ar: 'أستراليا', en: 'Australia' },
  pacific: { ar: 'المحيط الهادئ', en: 'Pacific' },
  atlantic: { ar: 'المحيط الأطلسي', en: 'Atlantic' },
  indian: { ar: 'المحيط الهندي', en: 'Indian Ocean' },
  arctic: { ar: 'القطب الشمالي', en: 'Arctic' },
  antarctica: { ar: 'القطب الجنوبي', en: 'Antarctica' },
  utc: { ar: 'التوقيت العالمي', en: 'Universal time' },
} as const satisfies Record<string, Bilingual>
export type Area = keyof typeof AREAS

export type TimeZone = Entry & { readonly area: Area }

const country = new Map(COUNTRIES.map((country) => [country.id, country]))
const areaOf = (id: string) => id.split('/', 1)[0]?.toLowerCase() as Area

/** A zone is also found by its country, and by the name it had before. */
export const TIME_ZONES: readonly TimeZone[] = [
  ...rowsOf([AFRICA, AMERICA, ASIA, EUROPE, OCEANS].map((table) => table.trim()).join('\n')).map(
    ([id = '', code = '', ar = '', before]) => {
      const { name, aliases } = country.get(code) ?? { name: { ar, en: code }, aliases: [] }
      const also = [id, ...(before ? [before] : []), name.ar, name.en, ...aliases]
      return { id, name: { ar, en: zoneCity(id, 'en') }, area: areaOf(id), aliases: also }
    },
  ),
  { id: 'UTC', name: { ar: 'غرينتش', en: 'UTC' }, area: 'utc', aliases: ['GMT', 'Greenwich'] },
]
