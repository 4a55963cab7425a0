import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { CHECKOUT_WORDS } from '../apps/api/src/platform/payments/local-pages.ts'
import { ar } from '../apps/web/src/features/payments/messages/ar.ts'
import { en } from '../apps/web/src/features/payments/messages/en.ts'
import { type Caller, type Client, colleague } from './story-clients.ts'
import { REQUESTS, bring, pairOf } from './story-interviews.ts'
import { codeFor } from './story-staff.ts'
import { inLang } from './story-talents.ts'
import { lang } from './story.ts'

export const words = () => ({ ar, en })[lang()]
export const provider = () => CHECKOUT_WORDS[lang()]

/** On the page of the local provider. */
export const choose = (page: Page, choice: keyof (typeof CHECKOUT_WORDS)['ar']['choices']) =>
  page.getByRole('button', { name: new RegExp(`^${provider().choices[choice][0]}`) }).click()
export const isAt = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

type Signer = { send: Caller; email: string; user: { first_name: string; last_name: string } }

async function sign(request: APIRequestContext, side: 'talent' | 'client', who: Signer, id: string) {
  const path = `/api/${side}/contracts/${id}`
  await who.send('POST', `${path}/code`, {})
  const { document_hash } = await who.send('GET', `${path}/document`)
  const code = await codeFor(request, who.email, 4)
  await who.send('POST', `${path}/sign`, { name: `${who.user.first_name} ${who.user.last_name}`, code, document_hash })
}

export type BilledClient = { client: Client; staff: Awaited<ReturnType<typeof colleague>>; bill: () => Promise<string> }

/** A company with a contract in force, and the colleague who bills it: each `bill` is an issued invoice of its own. */
export async function billedClient(request: APIRequestContext): Promise<BilledClient> {
  const staff = await colleague(request, inLang('jawaher@demo.fareeq.test', 'marta@demo.fareeq.test'))
  const pair = await pairOf(request, { send: staff.send })
  const { client, talent } = pair
  const interview_id = await bring(pair, await pair.nominate(), 'scheduled')
  await client.send('POST', `/api/local/interviews/${interview_id}/begin`, { minutes_ago: 46 })
  const feedback = { action: 'accepted', reason: 'Clear thinking', share_with_talent: false }
  await client.send('POST', `${REQUESTS}/${interview_id}/feedback`, feedback)
  const { id, number } = await staff.send('POST', '/api/ops/contracts', {
    interview_id,
    type: 'full_time',
    availability: 'full_time',
    start: riyadhDay(new Date()),
    months: 12,
    salary_net: 200_000,
    fee: 30_000,
    notice_days: 30,
  })
  await staff.send('POST', `/api/ops/contracts/${id}/send`, {})
  const { basicInfo } = await talent.profile()
  await sign(request, 'talent', { ...talent, user: basicInfo }, id)
  await sign(request, 'client', client, id)
  type Company = { organisation_id: string; contracts: { number: string }[] }
  const companies: Company[] = await staff.send('GET', '/api/ops/invoices/companies')
  const organisation_id = companies.find(({ contracts }) =>
    contracts.some((one) => one.number === number),
  )?.organisation_id
  const bill = async (): Promise<string> => {
    const lines = [{ kind: 'other', label: inLang('رسوم التهيئة', 'Onboarding'), amount: 24_052 }]
    const draft = await staff.send('POST', '/api/ops/invoices', { organisation_id, lines })
    return (await staff.send('POST', `/api/ops/invoices/${draft.id}/issue`, {})).id
  }
  return { client, staff, bill }
}
