import type { invoicesOpsContract as contract } from '@fareeq/domain/invoices/contract-ops.ts'
import { DISCOUNT_UNITS, LINE_FACTS, LINE_KINDS, isByContract, isByHand } from '@fareeq/domain/invoices/limits.ts'
import type { ServiceLine } from '@fareeq/domain/invoices/schema-services.ts'
import type { InvoiceLine } from '@fareeq/domain/invoices/schema.ts'
import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { usd } from '@fareeq/domain/kernel/money.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import type { FieldPath } from 'react-hook-form'
import { rulesOf } from '../../../../forms/lazy-resolver.ts'

type Change = InputOf<typeof contract.change>['body']
export type DraftLine = Change['lines'][number]

/** A select has no empty choice of its own. */
export const NONE = 'none'
/** Per cent of the price, dollars, or none. */
export type DiscountUnit = NonNullable<DraftLine['discount']>['unit'] | typeof NONE
export const UNITS: readonly DiscountUnit[] = [NONE, ...DISCOUNT_UNITS]
export type LineFields = {
  kind: DraftLine['kind']
  contract: string
  label: string
  amount: number
  unit: DiscountUnit
  discount: number
}
export type LinesFields = { lines: LineFields[] }
export type DraftFields = LinesFields & { company: string; purchase_order: string; note: string }
export const DRAFTED_KINDS = [...LINE_KINDS.filter(isByHand), ...LINE_KINDS.filter(isByContract)]
export const EMPTY_LINE: LineFields = {
  kind: 'consultant',
  contract: NONE,
  label: '',
  amount: Number.NaN,
  unit: NONE,
  discount: Number.NaN,
}

/** Faults of one line, by the path of its fields. */
const faultsOf = ({ kind, contract, label, amount, unit, discount }: LineFields, index: number) => ({
  [`lines.${index}.contract`]: isByContract(kind) && contract === NONE ? rule.required.code : undefined,
  [`lines.${index}.label`]: isByHand(kind) && label.trim() === '' ? rule.required.code : undefined,
  [`lines.${index}.amount`]: isByHand(kind) && !(amount > 0) ? rule.amount.code : undefined,
  [`lines.${index}.discount`]: unit !== NONE && !(discount > 0) ? rule.discount.code : undefined,
})

/** Faults of all lines of a form. */
export const faultsOfLines = (lines: readonly LineFields[]): Record<string, string | undefined> =>
  Object.assign({}, ...lines.map(faultsOf))

export const DRAFT_RESOLVER = rulesOf(({ company, lines }: DraftFields) => ({
  company: company ? undefined : rule.required.code,
  ...faultsOfLines(lines),
}))

export function lineFrom({ kind, contract, label, amount, unit, discount }: LineFields): DraftLine {
  // A hundredth is a basis point of a share and a cent of an amount.
  const off = unit === NONE ? {} : { discount: { unit, value: usd(discount) } }
  return isByContract(kind)
    ? { kind, contract_id: contract, ...off }
    : { kind, label, amount: usd(amount), ...(contract === NONE ? {} : { contract_id: contract }), ...off }
}

/** A line of a quote or a recurring invoice, which is ours alone. */
export function serviceFrom(line: LineFields): ServiceLine {
  const { kind, label, amount, unit, discount } = line
  if (!isByHand(kind)) throw new Error(`A line that is priced by its contract is not quoted: ${kind}`)
  return { kind, label, amount: usd(amount), ...(unit !== NONE && { discount: { unit, value: usd(discount) } }) }
}
/** And as it is typed again. */
export const serviceFields = ({ kind, label, amount, discount }: ServiceLine): LineFields => ({
  ...EMPTY_LINE,
  kind,
  label,
  amount: amount / 100,
  ...(discount && { unit: discount.unit, discount: discount.value / 100 }),
})

/** `lines.2.amount` of what is sent is the amount of a line here, after the `before` ones that were saved. */
export function lineFieldOf(path: string, before = 0): FieldPath<LinesFields> | undefined {
  const [, index, part = ''] = /^lines\.(\d+)\.(\w+)/.exec(path) ?? []
  if (index === undefined) return undefined
  return `lines.${Number(index) - before}.${PARTS[part] ?? part}` as FieldPath<LinesFields>
}
const PARTS: Readonly<Record<string, string>> = { contract_id: 'contract' }

/** A line that was saved, as it is sent again. */
function savedLine(line: InvoiceLine): DraftLine {
  const { kind, label, contract, net, fee, discount, discount_rate: rate } = line
  const off: Pick<DraftLine, 'discount'> =
    discount === 0 ? {} : { discount: rate ? { unit: 'rate', value: rate } : { unit: 'amount', value: discount } }
  if (isByContract(kind)) return { kind, contract_id: contract?.id ?? '', ...off }
  if (!isByHand(kind)) throw new Error(`A line that is priced by its term is not written: ${kind}`)
  return {
    kind,
    label: label ?? '',
    amount: contract && LINE_FACTS[kind].pays ? net : fee + discount,
    ...off,
    ...(contract && { contract_id: contract.id }),
  }
}

/** Lines of a draft that stay: those that are billed again by their ids, the others as they were written. */
export const savedLines = (lines: readonly InvoiceLine[]): Required<Pick<Change, 'lines' | 'kept_line_ids'>> => ({
  lines: lines.filter((line) => !line.is_rebilled).map(savedLine),
  kept_line_ids: lines.filter((line) => line.is_rebilled).map(({ id }) => id),
})
