import type { Cents } from '../kernel/money.ts'
import { isBankReason } from './rules-bank-reasons.ts'
import { type TransferEvent, type TransferState, isOpenTransfer, transferLife } from './states.ts'

/** What a bank says about one transfer; null where it does not. */
export type ReportedTransfer = {
  readonly reference: string
  readonly status: string | null
  readonly amount: Cents | null
  readonly day: string | null
  readonly code: string | null
  readonly note: string | null
}
/** What a bank says about a payment order: as a whole, and about each transfer that it names. */
export type StatusReport = {
  readonly id: string
  readonly day: string
  /** The order that it is about. */
  readonly message: string
  readonly status: string | null
  readonly code: string | null
  readonly note: string | null
  readonly transfers: readonly ReportedTransfer[]
}

/** ISO 20022 statuses: settled, refused, and everything before that. */
const EVENTS: Readonly<Record<string, TransferEvent>> = {
  ACSC: 'pay',
  ACCC: 'pay',
  RJCT: 'reject',
  CANC: 'reject',
  ACCP: 'accept',
  ACSP: 'accept',
  ACTC: 'accept',
  ACWC: 'accept',
  ACWP: 'accept',
  PDNG: 'accept',
  RCVD: 'accept',
}
const eventOf = (status: string | null): TransferEvent | null =>
  status !== null && Object.hasOwn(EVENTS, status) ? (EVENTS[status] ?? null) : null

export type OwnTransfer = {
  readonly reference: string
  readonly amount: Cents
  readonly state: TransferState
}
export type ReportedMove<Transfer> = {
  readonly transfer: Transfer
  /** Null where it is there already, or further. */
  readonly event: TransferEvent | null
  readonly code: string
  readonly note: string | null
  /** Of the payment. */
  readonly day: string
}

/** A code of a bank's own is kept in its words. */
const codeOf = (code: string | null): string => (code !== null && isBankReason(code) ? code : 'NARR')
const noteOf = (code: string | null, note: string | null): string | null =>
  [code !== null && !isBankReason(code) ? code : null, note].filter(Boolean).join(': ') || null

export type ReportFault = { readonly kind: 'report_unknown_transfer' | 'report_amount'; readonly reference: string }

/** A transfer of the report that is not in the batch, or of another sum, makes it another one. */
export function reportFault(report: StatusReport, transfers: readonly OwnTransfer[]): ReportFault | null {
  const own = new Map(transfers.map((transfer) => [transfer.reference, transfer]))
  for (const { reference, amount } of report.transfers) {
    const transfer = own.get(reference)
    if (!transfer || transfer.amount === 0) return { kind: 'report_unknown_transfer', reference }
    if (amount !== null && amount !== transfer.amount) return { kind: 'report_amount', reference }
  }
  return null
}

/**
 * What a report does to each transfer of a batch by which money moves: what it says of it, or of the order as a whole. A payment is of the
 * day the bank names, or of the report. Reports come late and repeated: one that says less than is known changes nothing.
 */
export function reportedMoves<Transfer extends OwnTransfer>(
  report: StatusReport,
  transfers: readonly Transfer[],
): ReportedMove<Transfer>[] {
  const byReference = new Map(report.transfers.map((transfer) => [transfer.reference, transfer]))
  return transfers
    .filter(({ amount }) => amount > 0)
    .map((transfer) => {
      const reported = byReference.get(transfer.reference)
      const { code, note } = reported?.code || reported?.note ? reported : report
      // A part of the order was rejected: what is not named was not.
      const status = reported?.status ?? (report.status === 'PART' ? null : report.status)
      const event = eventOf(status)
      const isNews =
        event !== null && isOpenTransfer(transfer.state) && transferLife.next(transfer.state, event) !== null
      return {
        transfer,
        event: isNews ? event : null,
        code: codeOf(code),
        note: noteOf(code, note),
        day: reported?.day ?? report.day,
      }
    })
}
