import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { CHECKOUT_WORDS } from '../apps/api/src/platform/payments/local-pages.ts'
import { ar } from '../apps/web/src/features/payments/messages/ar.ts'
import { en } from '../apps/web/src/features/payments/messages/en.ts'
import { type Client, colleague } from './story-clients.ts'
import { acceptedPair, signedContract } from './story-contracts.ts'
import { inLang } from './story-talents.ts'
import { lang } from './story.ts'

export const words = () => ({ ar, en })[lang()]
export const provider = () => CHECKOUT_WORDS[lang()]

/** On the page of the local provider. */
export const choose = (page: Page, choice: keyof (typeof CHECKOUT_WORDS)['ar']['choices']) =>
  page.getByRole('button', { name: new RegExp(`^${provider().choices[choice][0]}`) }).click()
export const isAt = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

export type BilledClient = { client: Client; staff: Awaited<ReturnType<typeof colleague>>; bill: () => Promise<string> }

/** A company with a contract in force, and the colleague who bills it: each `bill` is an issued invoice of its own. */
export async function billedClient(request: APIRequestContext): Promise<BilledClient> {
  const staff = await colleague(request, inLang('jawaher@demo.fareeq.test', 'marta@demo.fareeq.test'))
  const accepted = await acceptedPair(request, staff)
  const { number } = await signedContract(request, accepted, 12)
  type Company = { organisation_id: string; contracts: { number: string }[] }
  const companies: Company[] = await staff.send('GET', '/api/ops/invoices/companies')
  const organisation_id = companies.find(({ contracts }) =>
    contracts.some((contract) => contract.number === number),
  )?.organisation_id
  const bill = async (): Promise<string> => {
    const lines = [{ kind: 'other', label: inLang('رسوم التهيئة', 'Onboarding'), amount: 24_052 }]
    const draft = await staff.send('POST', '/api/ops/invoices', { organisation_id, lines })
    return (await staff.send('POST', `/api/ops/invoices/${draft.id}/issue`, {})).id
  }
  return { client: accepted.client, staff, bill }
}
