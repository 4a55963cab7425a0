import { buyoutFee } from '@fareeq/domain/contracts/rules.ts'
import type { invoicesOpsContract as contract } from '@fareeq/domain/invoices/contract-ops.ts'
import { invoiceErrors } from '@fareeq/domain/invoices/errors.ts'
import type { ContractLineKind, OnceLineKind } from '@fareeq/domain/invoices/limits.ts'
import { type Discount, discountFault, discounted } from '@fareeq/domain/invoices/rules-discounts.ts'
import { type LineAmounts, handAmounts, totalsOf } from '@fareeq/domain/invoices/rules.ts'
import type { DraftLine } from '@fareeq/domain/invoices/schema.ts'
import { isDraft } from '@fareeq/domain/invoices/states.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import type { Policies } from '@fareeq/domain/kernel/policies/policies.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { DaySpan } from '@fareeq/domain/kernel/time/working-days.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { type Actor, actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, type ActionContext, inTransaction } from '../../platform/context.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { newId } from '../../platform/ids.ts'
import type { Staff } from '../../platform/session.ts'
import { readForStaff } from './actions-ops.ts'
import { buyerRow } from './queries-billing.ts'
import { billableContract, billedOnce, lockOnce } from './queries-companies.ts'
import { type NewLine, dropLines, insertLines, linesOf, onceIn, onceKey } from './queries-lines.ts'
import { lockInvoice, insertInvoice, saveDraft } from './queries.ts'
import type { BillableRow } from './rows.ts'

type Body<Name extends keyof typeof contract> = BodyOf<(typeof contract)[Name]>

const BARE = { term: null, month: null, from_day: null, to_day: null, unpaid_days: 0 } as const

/** What the contract prices; a buyout by the rule (D-81). */
const PRICES: Readonly<Record<ContractLineKind, (contract: BillableRow, policies: Policies) => LineAmounts>> = {
  buyout: ({ salary_gross, months }, policies) => ({ net: 0, wht: 0, fee: buyoutFee(salary_gross, months, policies) }),
}
const REPEATED = { buyout: invoiceErrors.already_bought_out } satisfies Record<OnceLineKind, unknown>

function withDiscount(price: LineAmounts, discount: Discount | undefined, path: string) {
  const fault = discount && discountFault(price, discount)
  if (fault) throw new Refusal(invoiceErrors[fault], { field: `${path}.discount` })
  return discounted(price, discount)
}

/** By the price of its contract, or by hand: extra pay with the tax on top of it, or a fee of ours. */
async function lineFrom(
  { db, platform, now }: ActionContext,
  organisationId: string,
  line: DraftLine,
  numberPath: string,
): Promise<NewLine> {
  const contractOf = async (id: string) => {
    const contract = await billableContract(db, organisationId, id)
    if (!contract) throw new Refusal(invoiceErrors.contract_of_another, { field: `${numberPath}.contract_id` })
    return contract
  }
  if ('amount' in line) {
    const { kind, label, amount, contract_id, discount } = line
    const contract = contract_id ? await contractOf(contract_id) : null
    const amounts = withDiscount(handAmounts(kind, amount, contract), discount, numberPath)
    return { ...BARE, kind, label, contract_id: contract?.id ?? null, ...amounts }
  }
  const { kind, contract_id, discount } = line
  const price = PRICES[kind](await contractOf(contract_id), platform.policies.at(now))
  return { ...BARE, kind, label: null, contract_id, ...withDiscount(price, discount, numberPath) }
}

async function writeLines(
  ctx: ActionContext,
  { id, organisation_id: organisationId }: { id: string; organisation_id: string },
  lines: readonly DraftLine[],
  period: DaySpan | null = null,
) {
  const { db, now } = ctx
  const days = period ? { from_day: period.from, to_day: period.to } : {}
  const savedLines = await linesOf(db, id, 'ar')
  const added: NewLine[] = []
  for (const [index, line] of lines.entries())
    added.push({ ...(await lineFrom(ctx, organisationId, line, `lines.${index}`)), ...days })
  const once = onceIn(added)
  await lockOnce(db, once)
  const billed = await billedOnce(db, once)
  for (const line of once) {
    if (billed.has(onceKey(line))) throw new Refusal(REPEATED[line.kind])
    billed.add(onceKey(line))
  }
  if (savedLines.length + added.length === 0) throw new Refusal(rule.required, { field: 'lines' })
  await insertLines(db, id, added, now, Math.max(0, ...savedLines.map(({ place }) => place)))
  return totalsOf([...savedLines, ...added], 0).subtotal
}

type NewDraft = {
  lines: readonly DraftLine[]
  note: string | null
  purchase_order: string | null
  /** What the lines are for, where they are for a stretch of days. */
  period?: DaySpan
}
/** A draft of these lines, in the caller's transaction; nobody else sees it before it is issued. */
export async function draftInvoice(ctx: ActionContext, organisationId: string, draft: NewDraft, actor: Actor) {
  const { db, now } = ctx
  const { lines, period, ...rest } = draft
  if (!(await buyerRow(db, organisationId))) throw new Refusal(platformErrors.not_found)
  const id = newId(now)
  await insertInvoice(db, { id, organisation_id: organisationId, month: null, subtotal: 0, ...rest }, now)
  const subtotal = await writeLines(ctx, { id, organisation_id: organisationId }, lines, period)
  await saveDraft(db, id, { subtotal, ...rest }, now)
  await audit(db, { actor, action: 'invoice.draft', subject: { kind: 'invoice', id } })
  await publishToStaff(db, ctx.platform.events, 'invoice.changed', { id })
  return id
}

/** What finance write by hand. */
export const writeDraft = (ctx: RequestContext<Staff>, form: Body<'draft'>) =>
  inTransaction(ctx, async (ctx) => {
    const { organisation_id, lines, note, purchase_order } = form
    const draft = { lines, note: note || null, purchase_order: purchase_order || null }
    return readForStaff(ctx, await draftInvoice(ctx, organisation_id, draft, actorOf(ctx.viewer)))
  })

/** Lines that are billed again stay as they are, or go. */
export const changeDraft = (
  ctx: RequestContext<Staff>,
  id: string,
  { lines, kept_line_ids, expected_lines, note, purchase_order }: Body<'change'>,
) =>
  inTransaction(ctx, async (ctx) => {
    const { db } = ctx
    const invoice = await lockInvoice(db, id)
    if (!invoice) throw new Refusal(platformErrors.not_found)
    if (!isDraft(invoice.state)) throw new Refusal(platformErrors.moved_on)
    const all = (await linesOf(db, id, 'ar')).map((line) => line.id)
    // Lines are written anew with each change: other ids are the lines of a colleague.
    if (expected_lines && expected_lines.join() !== all.join()) throw new Refusal(platformErrors.moved_on)
    await dropLines(db, id, kept_line_ids ?? all)
    const subtotal = await writeLines(ctx, invoice, lines)
    await saveDraft(db, id, { subtotal, note: note || null, purchase_order: purchase_order || null }, ctx.now)
    await publishToStaff(db, ctx.platform.events, 'invoice.changed', { id })
    return readForStaff(ctx, id)
  })
