import { buyoutFee } from '@fareeq/domain/contracts/rules.ts'
import type { invoicesOpsContract as contract } from '@fareeq/domain/invoices/contract-ops.ts'
import { invoiceErrors } from '@fareeq/domain/invoices/errors.ts'
import { extraPay, totalsOf } from '@fareeq/domain/invoices/rules.ts'
import { isDraft } from '@fareeq/domain/invoices/states.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type Call, type Work, inTransaction } from '../../platform/call.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { newId } from '../../platform/ids.ts'
import type { Staff } from '../../platform/session.ts'
import { readForStaff } from './actions-ops.ts'
import { buyerRow } from './queries-billing.ts'
import { billableContract, boughtOut, lockBuyouts } from './queries-companies.ts'
import { type NewLine, buyoutsIn, dropLines, insertLines, linesOf } from './queries-lines.ts'
import { lockInvoice, insertInvoice, saveDraft } from './queries.ts'

type Body<Name extends keyof typeof contract> = BodyOf<(typeof contract)[Name]>
type DraftLine = Body<'draft'>['lines'][number]

const BARE = { term: null, month: null, from_day: null, to_day: null } as const

/** A buyout by the rule (D-81), extra pay with the tax on top of it, or a fee of ours. */
async function lineFrom(
  { db, platform, now }: Work,
  organisationId: string,
  line: DraftLine,
  numberPath: string,
): Promise<NewLine> {
  const { kind, contract_id } = line
  if (kind === 'other' && !contract_id)
    return { ...BARE, kind, label: line.label, contract_id: null, net: 0, wht: 0, fee: line.amount }
  const contract = await billableContract(db, organisationId, contract_id ?? '')
  if (!contract) throw new Refusal(invoiceErrors.contract_of_another, { field: `${numberPath}.contract_id` })
  const { id, months, salary_gross, wht_rate } = contract
  if (kind === 'other') return { ...BARE, kind, label: line.label, contract_id: id, ...extraPay(line.amount, wht_rate) }
  const fee = buyoutFee(salary_gross, months, platform.policies.at(now))
  return { ...BARE, kind, label: null, contract_id: id, net: 0, wht: 0, fee }
}

async function writeLines(
  work: Work,
  { id, organisation_id: organisationId }: { id: string; organisation_id: string },
  lines: readonly DraftLine[],
) {
  const { db, now } = work
  const savedLines = await linesOf(db, id, 'ar')
  const added: NewLine[] = []
  for (const [index, line] of lines.entries()) added.push(await lineFrom(work, organisationId, line, `lines.${index}`))
  const buyouts = buyoutsIn(added)
  await lockBuyouts(db, buyouts)
  if (new Set(buyouts).size < buyouts.length || (await boughtOut(db, buyouts)).size > 0)
    throw new Refusal(invoiceErrors.already_bought_out)
  if (savedLines.length + added.length === 0) throw new Refusal(rule.required, { field: 'lines' })
  await insertLines(db, id, added, now, Math.max(0, ...savedLines.map(({ place }) => place)))
  return totalsOf([...savedLines, ...added], 0).subtotal
}

/** What finance write by hand; nobody else sees it before it is issued. */
export const writeDraft = (call: Call<Staff>, form: Body<'draft'>) =>
  inTransaction(call, async (call) => {
    const { db, viewer, now } = call
    const { organisation_id, lines, note } = form
    if (!(await buyerRow(db, organisation_id))) throw new Refusal(platformErrors.not_found)
    const id = newId(now)
    await insertInvoice(db, { id, organisation_id, month: null, subtotal: 0, note: note || null }, now)
    const subtotal = await writeLines(call, { id, organisation_id }, lines)
    await saveDraft(db, id, subtotal, note || null, now)
    await audit(db, { actor: actorOf(viewer), action: 'invoice.draft', subject: { kind: 'invoice', id } })
    await publishToStaff(db, call.platform.events, 'invoice.changed', { id })
    return readForStaff(call, id)
  })

/** Lines that are billed again stay as they are, or go. */
export const changeDraft = (call: Call<Staff>, id: string, { lines, kept, expected_lines, note }: Body<'change'>) =>
  inTransaction(call, async (call) => {
    const { db } = call
    const invoice = await lockInvoice(db, id)
    if (!invoice) throw new Refusal(platformErrors.not_found)
    if (!isDraft(invoice.state)) throw new Refusal(platformErrors.moved_on)
    const all = (await linesOf(db, id, 'ar')).map((line) => line.id)
    // Lines are written anew with each change: other ids are the lines of a colleague.
    if (expected_lines && expected_lines.join() !== all.join()) throw new Refusal(platformErrors.moved_on)
    await dropLines(db, id, kept ?? all)
    const subtotal = await writeLines(call, invoice, lines)
    await saveDraft(db, id, subtotal, note || null, call.now)
    await publishToStaff(db, call.platform.events, 'invoice.changed', { id })
    return readForStaff(call, id)
  })
