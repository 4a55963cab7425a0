import { payoutErrors } from '@fareeq/domain/payouts/errors.ts'
import { MAX_TRANSACTIONS, REPORT_UPLOAD } from '@fareeq/domain/payouts/limits.ts'
import type { ReportedTransfer, StatusReport } from '@fareeq/domain/payouts/rules-reports.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { isDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { hundredths } from './amounts.ts'
import { type Element, all, elementsWithin, first } from './elements.ts'

const refuse = (kind: 'report_unreadable' | 'report_cut') =>
  new Refusal(payoutErrors[kind], { field: REPORT_UPLOAD.field })
const FAULTS = { unreadable: () => refuse('report_unreadable'), cut: () => refuse('report_cut') }

const reasonOf = (element: Element) => ({
  code: first(element, 'StsRsnInf/Rsn/Cd', 'StsRsnInf/Rsn/Prtry')?.toUpperCase() ?? null,
  note:
    all(element, 'StsRsnInf/AddtlInf')
      .map(({ text }) => text.trim())
      .filter(Boolean)
      .join(' ') || null,
})

const statusOf = (element: Element, path: string): string | null => first(element, path)?.toUpperCase() ?? null

function transferOf(element: Element): ReportedTransfer {
  const amount = first(element, 'OrgnlTxRef/Amt/InstdAmt')
  return {
    reference: first(element, 'OrgnlEndToEndId', 'OrgnlInstrId') ?? '',
    status: statusOf(element, 'TxSts'),
    // What is no amount is none of ours.
    amount: amount === null ? null : (hundredths(amount, '.') ?? -1),
    day: first(element, 'AccptncDtTm', 'FctvIntrBkSttlmDt/Dt', 'FctvIntrBkSttlmDt/DtTm')?.slice(0, 10) ?? null,
    ...reasonOf(element),
  }
}

/** ISO 20022, pain.002 in any version: what the bank says about a payment order, as a whole and about each transfer. */
export function* readStatusReport(text: string): Generator<undefined, StatusReport> {
  let header: Element | null = null
  let group: Element | null = null
  const orders: Element[] = []
  const names = yield* elementsWithin(
    text,
    'CstmrPmtStsRpt',
    (child) => {
      if (child.name === 'GrpHdr') header = child
      if (child.name === 'OrgnlGrpInfAndSts') group = child
      if (child.name === 'OrgnlPmtInfAndSts') orders.push(child)
    },
    () => {},
    FAULTS,
  )
  if (!names.has('CstmrPmtStsRpt') || !header || !group) throw refuse('report_unreadable')
  const day = first(header, 'CreDtTm')?.slice(0, 10) ?? ''
  const transfers = orders.flatMap((order) => all(order, 'TxInfAndSts')).map(transferOf)
  if (!isDay(day) || transfers.length > MAX_TRANSACTIONS) throw refuse('report_unreadable')
  return {
    id: first(header, 'MsgId') ?? '',
    day,
    message: first(group, 'OrgnlMsgId') ?? '',
    // An instruction that is decided about as a whole says so for the group: ours has one.
    status: statusOf(group, 'GrpSts') ?? orders.map((order) => statusOf(order, 'PmtInfSts')).find(Boolean) ?? null,
    ...firstReason([group, ...orders]),
    transfers,
  }
}

const firstReason = (elements: readonly Element[]) =>
  elements.map(reasonOf).find(({ code, note }) => code !== null || note !== null) ?? { code: null, note: null }
