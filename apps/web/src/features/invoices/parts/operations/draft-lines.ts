import type { invoicesOpsContract as contract } from '@fareeq/domain/invoices/contract-ops.ts'
import type { InvoiceLine } from '@fareeq/domain/invoices/schema.ts'
import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { usd } from '@fareeq/domain/kernel/money.ts'
import { rule } from '@fareeq/domain/kernel/validation.ts'
import { rulesOf } from '../../../../forms/lazy-resolver.ts'

export type DraftLine = InputOf<typeof contract.change>['body']['lines'][number]

/** A select has no empty choice of its own. */
export const NONE = 'none'
export type LineFields = {
  company: string
  kind: 'buyout' | 'other'
  contract: string
  label: string
  amount: number
  note: string
}
export const EMPTY_LINE: LineFields = {
  company: '',
  kind: 'other',
  contract: NONE,
  label: '',
  amount: Number.NaN,
  note: '',
}

export const LINE_RESOLVER = rulesOf(({ company, kind, contract, label, amount }: LineFields) => ({
  company: company ? undefined : rule.required.code,
  contract: kind === 'buyout' && contract === NONE ? rule.required.code : undefined,
  label: kind === 'other' && label.trim() === '' ? rule.required.code : undefined,
  amount: kind === 'other' && !(amount > 0) ? rule.amount.code : undefined,
}))

export const lineFrom = ({ kind, contract, label, amount }: LineFields): DraftLine =>
  kind === 'buyout'
    ? { kind, contract_id: contract }
    : { kind, label, amount: usd(amount), ...(contract === NONE ? {} : { contract_id: contract }) }

/** A line that was saved, as it is sent again; months are billed by the clock and stand on no draft. */
export function savedLine({ kind, label, contract, net, fee }: InvoiceLine): DraftLine {
  if (kind === 'buyout') return { kind, contract_id: contract?.id ?? '' }
  return {
    kind: 'other',
    label: label ?? '',
    amount: contract ? net : fee,
    ...(contract && { contract_id: contract.id }),
  }
}
