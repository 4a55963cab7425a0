import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { ar as contractsAr } from '../apps/web/src/features/contracts/messages/ar.ts'
import { en as contractsEn } from '../apps/web/src/features/contracts/messages/en.ts'
import { ar as textAr } from '../apps/web/src/features/contract-templates/messages/text/ar.ts'
import { en as textEn } from '../apps/web/src/features/contract-templates/messages/text/en.ts'
import type { Caller } from './story-clients.ts'
import { REQUESTS, bring, pairOf } from './story-interviews.ts'
import { codeFor } from './story-staff.ts'
import { press } from './story-talents.ts'
import { lang, otherUi, ui } from './story.ts'

/** A company, a talent it accepted after the interview, and the names they sign with. */
export async function acceptedPair(request: APIRequestContext, staff: { send: Caller }) {
  const pair = await pairOf(request, staff)
  const { client, talent } = pair
  const interviewId = await bring(pair, await pair.nominate(), 'scheduled')
  await client.send('POST', `/api/local/interviews/${interviewId}/begin`, { minutes_ago: 46 })
  const feedback = { action: 'accepted', reason: 'Clear thinking', share_with_talent: false }
  await client.send('POST', `${REQUESTS}/${interviewId}/feedback`, feedback)
  const { basicInfo } = await talent.profile()
  const nameOf = (person: { first_name: string; last_name: string }) => `${person.first_name} ${person.last_name}`
  return {
    staff,
    client: { ...client, name: nameOf(client.user) },
    talent: { ...talent, name: nameOf(basicInfo) },
    interviewId,
  }
}
export type Accepted = Awaited<ReturnType<typeof acceptedPair>>

/** An offer that starts today and that the talent accepted. */
export async function acceptedOffer({ staff, talent, interviewId: interview_id }: Accepted, months: number) {
  const work = { role: 'Backend developer', duties: 'Orders and payments.', level: 'mid', hours: 40 }
  const terms = { type: 'remote', availability: 'full_time', salary_net: 200_000, fee: 30_000, notice_days: 30 }
  const days = { start: riyadhDay(new Date()), months, leave_days: 21, probation_days: 14 }
  const { id } = await staff.send('POST', '/api/ops/offers', { interview_id, ...work, ...terms, ...days })
  const { version, hash } = await talent.send('GET', `/api/talent/offers/${id}`)
  await talent.send('POST', `/api/talent/offers/${id}/accept`, { version, hash })
}

/** Who both sides are by law, as each says once. */
async function stateParties({ client, talent }: Accepted) {
  const company = { legal_name: `Nakhla ${client.name} LLC`, registration_number: '1010123456', country: 'SA' }
  const signatory = { signatory_name: client.name, signatory_capacity: 'General manager' }
  await client.send('PUT', '/api/client/legal-details', { ...company, ...signatory, address: 'Riyadh' })
  await talent.send('PUT', '/api/talent/legal-details', { legal_name: talent.name, country: 'JO', address: 'Amman' })
}

async function sign(request: APIRequestContext, side: 'talent' | 'client', accepted: Accepted, id: string) {
  const { send, email, name } = accepted[side]
  const path = `/api/${side}/contracts/${id}`
  await send('POST', `${path}/code`, {})
  const { document_hash } = await send('GET', `${path}/document`)
  await send('POST', `${path}/sign`, { name, code: await codeFor(request, email, 4), document_hash })
}

/** Their contract, from today or so many days ahead, and signed by both. */
export async function signedContract(
  request: APIRequestContext,
  accepted: Accepted,
  months: number,
  ahead = 0,
  pay = { salary_net: 200_000, fee: 30_000 },
) {
  const { staff, interviewId: interview_id } = accepted
  const terms = { type: 'remote', availability: 'full_time', notice_days: 30, ...pay }
  const start = daysAfter(riyadhDay(new Date()), ahead)
  const contract = await staff.send('POST', '/api/ops/contracts', { interview_id, start, months, ...terms })
  await staff.send('POST', `/api/ops/contracts/${contract.id}/send`, {})
  await stateParties(accepted)
  await sign(request, 'talent', accepted, contract.id)
  await sign(request, 'client', accepted, contract.id)
  return contract as { id: string; number: string }
}

const contracts = { ar: contractsAr, en: contractsEn }

/** The text in both languages is read, then the name and the mailed code are the signature. */
export async function signOnPage(page: Page, { email, name }: { email: string; name: string }, speaks: 'ar' | 'en') {
  const { signing } = contracts[speaks]
  for (const text of Object.values({ ar: textAr, en: textEn }[speaks].languages))
    await expect(page.getByRole('region', { name: text })).toBeVisible()
  await page.getByLabel(signing.name).fill(name)
  await press(page, signing.send)
  await expect(page.getByText(signing.sentText)).toBeVisible()
  const { digit } = speaks === lang() ? ui() : otherUi()
  await page.getByRole('textbox', { name: digit(1, 4) }).focus()
  await page.keyboard.type(await codeFor(page.request, email, 4))
  await press(page, signing.sign)
}
