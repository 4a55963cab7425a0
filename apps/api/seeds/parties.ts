import type { CompanyParty } from '@fareeq/domain/parties/schema.ts'
import { saveCompanyParty, saveTalentParty } from '../src/features/parties/queries.ts'
import { namesOf } from '../src/features/contracts/queries-parties.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'

type Registered = Omit<CompanyParty, 'signatory_name'>
/** By the address of who signs for it. */
const COMPANIES: Readonly<Record<string, Registered>> = {
  'client@demo.fareeq.test': {
    legal_name: 'شركة سوق الحرفيين للتجارة الإلكترونية ذات مسؤولية محدودة',
    second_legal_name: 'Souq Al-Hirafiyyin E-Commerce LLC',
    registration_number: '1010000001',
    tax_number: '300000000100003',
    country: 'SA',
    address: 'طريق الملك فهد، حي العليا، الرياض 12214',
    signatory_capacity: 'المدير العام',
  },
  'sarah@studio.fareeq.test': {
    legal_name: 'Studio Digital Trading LLC',
    second_legal_name: 'شركة ستوديو للتجارة الرقمية ذات مسؤولية محدودة',
    registration_number: 'CN1000002',
    tax_number: null,
    country: 'AE',
    address: 'Al Wasl Road, Dubai',
    signatory_capacity: 'Managing director',
  },
  'faris@rihla.fareeq.test': {
    legal_name: 'شركة رحلة لتقنيات السفر ذات مسؤولية محدودة',
    second_legal_name: 'Rihla Travel Technologies LLC',
    registration_number: '1010000003',
    tax_number: '300000000300003',
    country: 'SA',
    address: 'طريق الأمير سلطان، جدة 23435',
    signatory_capacity: 'الرئيس التنفيذي',
  },
}
const TALENTS = ['talent', 'elias', 'hassan', 'rana', 'selin', 'amina'].map((name) => `${name}@demo.fareeq.test`)

type Account = { id: string; organisation_id: string | null; country: string | null; city: string }
const accountsOf = (db: Db, emails: readonly string[]) =>
  db.rows<Account & { email: string }>(sql`
    select users.id, email, organisation_id, coalesce(country, phone_country, 'SA') as country,
      coalesce(nullif(split_part(timezone, '/', 2), ''), '—') as city
    from users left join organisation_members on user_id = users.id where email = any(${emails})`)

/** Who the companies and talents of the contracts are by law. */
export async function seedParties(db: Db, now: Date) {
  for (const { id, email, organisation_id } of await accountsOf(db, Object.keys(COMPANIES))) {
    const company = COMPANIES[email]
    const [signatory_name = ''] = (await namesOf(db, id)).names
    if (company && organisation_id) await saveCompanyParty(db, organisation_id, { ...company, signatory_name }, now)
  }
  for (const { id, country, city } of await accountsOf(db, TALENTS)) {
    const [legal_name = '', second_legal_name = null] = (await namesOf(db, id)).names
    const facts = { legal_name, second_legal_name, country: country ?? 'SA', address: city.replaceAll('_', ' ') }
    const numbers = { national_id: null, tax_number: null, numbers_secret: null }
    await saveTalentParty(db, { ...facts, ...numbers, user_id: id }, now)
  }
}
