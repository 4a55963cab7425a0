import type { invoicesOpsContract as contract } from '@fareeq/domain/invoices/contract-ops.ts'
import { LINE_FACTS, LINE_KINDS, isByContract, isByHand } from '@fareeq/domain/invoices/limits.ts'
import type { InvoiceLine } from '@fareeq/domain/invoices/schema.ts'
import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { usd } from '@fareeq/domain/kernel/money.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { rulesOf } from '../../../../forms/lazy-resolver.ts'

type Change = InputOf<typeof contract.change>['body']
export type DraftLine = Change['lines'][number]

/** A select has no empty choice of its own. */
export const NONE = 'none'
export type LineFields = { kind: DraftLine['kind']; contract: string; label: string; amount: number }
export type DraftFields = { company: string; lines: LineFields[]; note: string }
export const DRAFTED_KINDS = [...LINE_KINDS.filter(isByHand), ...LINE_KINDS.filter(isByContract)]
export const EMPTY_LINE: LineFields = { kind: 'other', contract: NONE, label: '', amount: Number.NaN }

/** Faults of one line, by the path of its fields. */
const faultsOf = ({ kind, contract, label, amount }: LineFields, index: number) => ({
  [`lines.${index}.contract`]: isByContract(kind) && contract === NONE ? rule.required.code : undefined,
  [`lines.${index}.label`]: isByHand(kind) && label.trim() === '' ? rule.required.code : undefined,
  [`lines.${index}.amount`]: isByHand(kind) && !(amount > 0) ? rule.amount.code : undefined,
})

export const DRAFT_RESOLVER = rulesOf(({ company, lines }: DraftFields) => ({
  company: company ? undefined : rule.required.code,
  ...Object.assign({}, ...lines.map(faultsOf)),
}))

export const lineFrom = ({ kind, contract, label, amount }: LineFields): DraftLine =>
  isByContract(kind)
    ? { kind, contract_id: contract }
    : { kind, label, amount: usd(amount), ...(contract === NONE ? {} : { contract_id: contract }) }

/** A line that was saved, as it is sent again. */
function savedLine({ kind, label, contract, net, fee }: InvoiceLine): DraftLine {
  if (isByContract(kind)) return { kind, contract_id: contract?.id ?? '' }
  if (!isByHand(kind)) throw new Error(`A line that is priced by its term is not written: ${kind}`)
  return {
    kind,
    label: label ?? '',
    amount: contract && LINE_FACTS[kind].pays ? net : fee,
    ...(contract && { contract_id: contract.id }),
  }
}

/** Lines of a draft that stay: those that are billed again by their ids, the others as they were written. */
export const savedLines = (lines: readonly InvoiceLine[]): Required<Pick<Change, 'lines' | 'kept_line_ids'>> => ({
  lines: lines.filter((line) => !line.is_rebilled).map(savedLine),
  kept_line_ids: lines.filter((line) => line.is_rebilled).map(({ id }) => id),
})
