import { isDemoNumber } from '@fareeq/domain/sellers/rules.ts'
import type { SellerAccount } from '@fareeq/domain/sellers/schema.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import type { ActionContext } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Env } from '../../platform/env.ts'
import type { Seller } from '../../platform/seller.ts'
import { particularsOf, particularsOn } from './queries.ts'
import type { Particulars } from './rows.ts'

/** Who issues a paper; `id` is null where it is the one of the settings. */
export type Issuer = Seller & {
  readonly id: string | null
  readonly from_day: string | null
  readonly registration_number: string | null
  readonly accounts: readonly SellerAccount[]
}

const fromSettings = ({ seller }: Env): Issuer => ({
  ...seller,
  id: null,
  from_day: null,
  registration_number: null,
  accounts: [],
})

const toIssuer = (row: Particulars): Issuer => ({
  id: row.id,
  name: { ar: row.name_ar, en: row.name_en },
  address: { ar: row.address_ar, en: row.address_en },
  vat_number: row.vat_number,
  registration_number: row.registration_number,
  accounts: row.accounts,
  from_day: row.from_day,
  isDemo: isDemoNumber(row.vat_number),
})

/** Read with the transaction, so that every node and every paper sees the same. */
export async function issuerAt({ db, env, now }: { db: Db; env: Env; now: Date }): Promise<Issuer> {
  const row = await particularsOn(db, riyadhDay(now))
  return row ? toIssuer(row) : fromSettings(env)
}
export const currentIssuer = ({ db, platform, now }: ActionContext): Promise<Issuer> =>
  issuerAt({ db, env: platform.env, now })

/** With whom a paper was issued; what is older than the first version has the settings. */
export const issuerOf = async (db: Db, env: Env, id: string | null): Promise<Issuer> =>
  id ? toIssuer(await particularsOf(db, id)) : fromSettings(env)
