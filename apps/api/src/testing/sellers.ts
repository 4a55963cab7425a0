import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { sellersContract } from '@fareeq/domain/sellers/contract.ts'
import type { Story } from './story.ts'

/** A version of the seller as somebody types it, without its day. */
export const SELLER_FORM = {
  name_ar: 'شركة فريق للتقنية',
  name_en: 'Fareeq Technology LLC',
  address_ar: 'حي العليا، الرياض 12211',
  address_en: 'Olaya, Riyadh 12211',
  vat_number: '310123456700003',
  registration_number: '1010123456',
  accounts: [
    {
      currency: 'USD',
      holder: 'Fareeq Technology LLC',
      bank: 'Riyad Bank',
      iban: 'SA03 8000 0000 6080 1016 7519',
      bic: 'RIBLSARI',
    },
  ],
  reason: 'We have moved',
} as const

/** Proposed by one colleague of finance and released by another; in force today. */
export async function releaseSeller(story: Story, overrides: object = {}): Promise<string> {
  const [omar, mona] = [await story.staff(['finance'], 'Omar'), await story.staff(['finance'], 'Mona')]
  const form = { ...SELLER_FORM, from_day: riyadhDay(story.now()), ...overrides }
  const { id } = (await omar.send('POST', '/api/ops/sellers', form)).body.data
  const answer = await mona.call(sellersContract.release, { params: { id } })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return id
}
