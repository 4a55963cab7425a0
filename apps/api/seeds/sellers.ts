import { DEMO_SELLER } from '@fareeq/domain/sellers/limits.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { insertVersion, releaseVersion } from '../src/features/sellers/queries.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import { newId } from '../src/platform/ids.ts'

/** Before the first invoice of the demo world. */
const FROM_DAY = '2024-01-01'

const staffId = async (db: Db, email: string) =>
  (await db.one<{ id: string }>(sql`select id from staff where email = ${email}`)).id

/**
 * Who issues the papers of the demo, and where companies transfer to: proposed by one colleague and released by another. Its VAT
 * number is the demo's, so that every paper says that it is not valid; the IBAN is the example of its standard.
 */
export async function seedSeller(db: Db, now: Date) {
  if (await db.row(sql`select 1 from sellers limit 1`)) return
  const at = after(now, -900 * DAY)
  const id = newId(at)
  const form = {
    name_ar: 'شركة فريق للتقنية',
    name_en: 'Fareeq Technology Company',
    address_ar: 'حي العليا، الرياض 12211',
    address_en: 'Olaya, Riyadh 12211',
    vat_number: DEMO_SELLER.vat_number,
    registration_number: '1010000000',
    accounts: [
      {
        currency: 'USD' as const,
        holder: 'Fareeq Technology Company',
        bank: 'Riyad Bank',
        iban: 'SA0380000000608010167519',
        bic: 'RIBLSARI',
      },
    ],
    from_day: FROM_DAY,
    reason: 'بيانات التأسيس',
  }
  await insertVersion(db, id, form, await staffId(db, 'finance@demo.fareeq.test'), at)
  await releaseVersion(db, id, await staffId(db, 'staff@demo.fareeq.test'), after(at, DAY))
}
