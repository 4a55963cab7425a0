import type { Batch, StaffPayout } from '@fareeq/domain/payouts/schema.ts'
import type { APIRequestContext } from '@playwright/test'
import { type Caller, callerOf, colleague } from './story-clients.ts'
import { codeFor } from './story.ts'

/** Shared by the stories of payouts: overtime that is owed, a batch that a second colleague released. */

export async function signInByMail(request: APIRequestContext, email: string) {
  const visitor = callerOf(request)
  await visitor('POST', '/api/auth/generateOTP', { email })
  const otpCode = await codeFor(request, email)
  const { access_token: token, user } = await visitor('POST', '/api/auth/login', { email, otpCode })
  return { token, user }
}

/** Overtime that finance bill to the company: its talent is owed it from then on. */
export async function billOvertime(send: Caller, name: string, amount: number) {
  type Company = { organisation_id: string; contracts: { id: string; talent: string }[] }
  const companies: Company[] = await send('GET', '/api/ops/invoices/companies')
  const isOwn = ({ talent }: { talent: string }) => talent.includes(name)
  const company = companies.find(({ contracts }) => contracts.some(isOwn))
  const line = { kind: 'other', label: 'Overtime', amount, contract_id: company?.contracts.find(isOwn)?.id }
  const draft = { organisation_id: company?.organisation_id, lines: [line] }
  const { id } = await send('POST', '/api/ops/invoices', draft)
  await send('POST', `/api/ops/invoices/${id}/issue`, {})
}

export async function owedPayout(send: Caller, amount: number): Promise<StaffPayout> {
  const payouts: StaffPayout[] = await send('GET', '/api/ops/payouts?state=due')
  return payouts.find(({ net }) => net === amount)!
}

/** Of one payout, released by a second colleague. */
export async function releasedBatch(request: APIRequestContext, send: Caller, amount: number): Promise<Batch> {
  const { id } = await owedPayout(send, amount)
  const { batch } = await send('POST', '/api/ops/payout-batches', { ids: [id] })
  const hana = await colleague(request, 'hana@demo.fareeq.test')
  await hana.send('POST', `/api/ops/approvals/${batch.approval.id}/release`)
  return send('GET', `/api/ops/payout-batches/${batch.id}`)
}
