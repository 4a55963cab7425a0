import { contractErrors } from '@fareeq/domain/contracts/errors.ts'
import { TAKEOVER } from '@fareeq/domain/contracts/limits.ts'
import { endFault, endWindow } from '@fareeq/domain/contracts/rules-endings.ts'
import { factsOf } from '@fareeq/domain/contracts/states.ts'
import type {
  buyoutsOpsContract as ops,
  clientBuyoutsContract as client,
} from '@fareeq/domain/invoices/contract-buyouts.ts'
import { invoiceErrors } from '@fareeq/domain/invoices/errors.ts'
import { ratesFor } from '@fareeq/domain/invoices/rules.ts'
import { buyoutPrice } from '@fareeq/domain/invoices/rules-buyouts.ts'
import type { Buyout } from '@fareeq/domain/invoices/schema-buyouts.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { formatDay } from '@fareeq/domain/kernel/time/time.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { newId } from '../../platform/ids.ts'
import type { Client, Staff } from '../../platform/session.ts'
import { endContract } from '../contracts/actions-endings.ts'
import { namesOf } from '../contracts/queries-parties.ts'
import { contractById, contractFor, lockContract } from '../contracts/queries.ts'
import type { ContractRow } from '../contracts/rows.ts'
import { openTicket } from '../tickets/actions-opening.ts'
import { settleTicket } from '../tickets/actions-rewriting.ts'
import { buyerRow } from './queries-billing.ts'
import { askedBuyout, organisationOf } from './queries-buyouts.ts'
import { billedOnce, lockOnce } from './queries-companies.ts'
import { insertLines, onceKey } from './queries-lines.ts'
import { insertInvoice } from './queries.ts'

type Caller = RequestContext<Client> | RequestContext<Staff>

async function contractOrThrow({ db, viewer, lang }: Caller, id: string): Promise<ContractRow> {
  const contract = viewer.kind === 'staff' ? await contractById(db, id, lang) : await contractFor(db, viewer, id, lang)
  if (!contract) throw new Refusal(platformErrors.not_found)
  return contract
}

const windowOf = ({ now }: Caller, { first_day: start, end_day: end }: ContractRow) => ({
  today: riyadhDay(now),
  start,
  end,
  notice_days: 0,
  trial_days: 0,
})

const buyoutLine = ({ id }: ContractRow) => ({ kind: 'buyout' as const, contract_id: id })
const isBoughtOut = async ({ db }: Caller, contract: ContractRow): Promise<boolean> =>
  (await billedOnce(db, [buyoutLine(contract)])).has(onceKey(buyoutLine(contract)))

/** By the terms in force, with the tax of the country that invoices of the company go to. */
async function priceOf({ db, platform, now }: Caller, contract: ContractRow) {
  const policies = platform.policies.at(now)
  const organisationId = await organisationOf(db, contract.client_id)
  const buyer = organisationId ? await buyerRow(db, organisationId) : undefined
  return { organisationId, ...buyoutPrice(contract, policies, ratesFor(buyer?.country ?? null, policies).vat_rate) }
}

async function buyoutOf(ctx: Caller, contract: ContractRow): Promise<{ data: Buyout | null }> {
  const open = endWindow(windowOf(ctx, contract))
  const isOpen = factsOf(contract.state).is_running && contract.ends_on === contract.end_day
  if (!open || !isOpen || (await isBoughtOut(ctx, contract))) return { data: null }
  const { organisationId: _, ...price } = await priceOf(ctx, contract)
  const question = await askedBuyout(ctx.db, contract.id)
  return {
    data: {
      ...price,
      open,
      asked: question
        ? {
            last_day: question.last_day,
            fee: question.fee,
            asked_at: question.created_at.toISOString(),
            due_at: question.due_at.toISOString(),
          }
        : null,
    },
  }
}

export const readBuyout = async (ctx: Caller, id: string) => buyoutOf(ctx, await contractOrThrow(ctx, id))

/** The lock of the contract keeps two from asking. */
export const askForBuyout = (ctx: RequestContext<Client>, id: string, body: BodyOf<(typeof client)['ask']>) =>
  inTransaction(ctx, async (ctx) => {
    const { db, platform, viewer, lang } = ctx
    await contractOrThrow(ctx, id)
    await lockContract(db, id)
    const contract = await contractOrThrow(ctx, id)
    if (!factsOf(contract.state).is_running) throw new Refusal(contractErrors.contract_not_running)
    if (contract.ends_on !== contract.end_day) throw new Refusal(contractErrors.notice_given)
    if (await isBoughtOut(ctx, contract)) throw new Refusal(invoiceErrors.already_bought_out)
    if (await askedBuyout(db, id)) throw new Refusal(invoiceErrors.buyout_asked)
    const fault = endFault(body.last_day, windowOf(ctx, contract))
    if (fault)
      throw new Refusal(contractErrors[fault.code], {
        field: 'last_day',
        values: { ...fault.values, day: formatDay(fault.values.day, lang) },
      })
    const { fee } = await priceOf(ctx, contract)
    if (fee !== body.fee) throw new Refusal(invoiceErrors.buyout_price_changed)
    const { email, names } = await namesOf(db, viewer.userId)
    const text = {
      ar: `تطلب الشركة نقل التعاقد في العقد ${contract.number}، وآخر يوم ${formatDay(body.last_day, 'ar')}. الرسوم قبل الضريبة: ${formatUsd(fee, 'ar')}.`,
      en: `The company asks to take over contract ${contract.number}, last day ${formatDay(body.last_day, 'en')}. Fee before VAT: ${formatUsd(fee, 'en')}.`,
    }
    await openTicket(ctx, {
      kind: 'buyout',
      subject: contract.number,
      body: text.ar,
      english: { subject: contract.number, body: text.en },
      from_name: names[0] ?? '',
      from_email: email,
      viewer,
      lang,
      data: { contract_id: id, last_day: body.last_day, fee },
    })
    await audit(db, {
      actor: actorOf(viewer),
      action: 'contract.buyout_asked',
      subject: { kind: 'contract', id },
      details: { fee },
    })
    await publishToStaff(db, platform.events, 'contract.changed', { id })
    return buyoutOf(ctx, contract)
  })

const BARE = { label: null, term: null, month: null, from_day: null, to_day: null, unpaid_days: 0 } as const

/** The contract ends on the day that was asked for, and finance have the draft with the fee that was asked for. */
export async function approveBuyout(ctx: RequestContext<Staff>, id: string, { fee }: BodyOf<(typeof ops)['approve']>) {
  await inTransaction(ctx, async (ctx) => {
    const { db, platform, viewer, now } = ctx
    await contractOrThrow(ctx, id)
    await lockContract(db, id)
    const contract = await contractOrThrow(ctx, id)
    const question = await askedBuyout(db, id)
    if (!question || question.fee !== fee) throw new Refusal(platformErrors.moved_on)
    await lockOnce(db, [buyoutLine(contract)])
    if (await isBoughtOut(ctx, contract)) throw new Refusal(invoiceErrors.already_bought_out)
    const today = riyadhDay(now)
    const last_day = question.last_day > today ? question.last_day : today
    await endContract(ctx, id, { kind: 'buyout', side: 'client', last_day, reason: TAKEOVER })
    const { organisationId } = await priceOf(ctx, contract)
    if (!organisationId) throw new Refusal(platformErrors.not_found)
    const invoice = newId(now)
    await insertInvoice(
      db,
      { id: invoice, organisation_id: organisationId, month: null, subtotal: fee, note: null },
      now,
    )
    await insertLines(db, invoice, [{ ...BARE, ...buyoutLine(contract), net: 0, wht: 0, fee }], now)
    await audit(db, { actor: actorOf(viewer), action: 'invoice.draft', subject: { kind: 'invoice', id: invoice } })
    await publishToStaff(db, platform.events, 'invoice.changed', { id: invoice })
    await settleTicket(ctx, question.id, actorOf(viewer))
  })
  return readBuyout(ctx, id)
}
