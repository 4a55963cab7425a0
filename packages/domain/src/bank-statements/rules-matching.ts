import { creditorReference } from '../kernel/validation/bank-accounts.ts'
import { INVOICE_CURRENCY } from '../invoices/rules-transfers.ts'
import type { Cents } from '../kernel/money.ts'
import { MAX_PARTS, MAX_PROPOSALS } from './limits.ts'
import { type AnnouncedTransfer, announcedParts, spread } from './rules-companies.ts'
import { type NameScores, createNameIndex } from './rules-names.ts'
import type { OpenInvoice, Part } from './rules-open-invoices.ts'
import { isNear, mentionsIn } from './rules-references.ts'

export type MatchedLine = {
  readonly amount: Cents
  readonly currency: string
  readonly name: string | null
  readonly text: string
  readonly is_reversal: boolean
}

/** What speaks for a proposal. */
export const MATCH_REASONS = [
  'reference',
  'company_reference',
  'announced',
  'number',
  'near_reference',
  'exact',
  'part',
  'more',
  'sum',
  'name',
  'near_name',
] as const
export type MatchReason = (typeof MATCH_REASONS)[number]
/** Why nobody but a person may decide. */
export const MATCH_DOUBTS = [
  'reversal',
  'currency',
  'unknown_reference',
  'several_references',
  'amount_differs',
  'other_company',
  'by_hand',
  'twice',
  'company_only',
  'no_reference',
] as const
export type MatchDoubt = (typeof MATCH_DOUBTS)[number]

export type Proposal = {
  readonly parts: readonly Part[]
  readonly reasons: readonly MatchReason[]
  readonly score: number
}
export type Match = {
  /** Booked by itself; null where finance decides. */
  readonly certain: Part | null
  /** The best first. */
  readonly proposals: readonly Proposal[]
  readonly doubts: readonly MatchDoubt[]
}

const POINTS: Readonly<Record<MatchReason, number>> = {
  reference: 60,
  company_reference: 50,
  announced: 32,
  number: 45,
  near_reference: 40,
  exact: 30,
  part: 4,
  more: 2,
  sum: 26,
  name: 30,
  near_name: 14,
}
/** From here on it is offered first, as what this line most likely is. */
const LIKELY = 30
export const isLikely = ({ score }: Pick<Proposal, 'score'>): boolean => score >= LIKELY
const [NAME, NEAR_NAME] = [0.6, 0.34]
/** Open invoices of one company that sums are looked for in. */
const MAX_SUMMED = 12

const digitsOf = (number: string): string => number.replaceAll(/\D/g, '')
const oldestFirst = (one: OpenInvoice, other: OpenInvoice): number =>
  one.due_day === other.due_day ? (one.number < other.number ? -1 : 1) : one.due_day < other.due_day ? -1 : 1

/** Invoices, the oldest first, that make exactly this amount together; null where none or several do. */
function summing(invoices: readonly OpenInvoice[], amount: Cents): readonly OpenInvoice[] | null {
  const matches: (readonly OpenInvoice[])[] = []
  const search = (from: number, rest: Cents, parts: readonly OpenInvoice[]): void => {
    if (rest === 0) {
      if (parts.length > 1) matches.push(parts)
      return
    }
    for (let at = from; at < invoices.length && matches.length < 2; at++) {
      const invoice = invoices[at]!
      if (invoice.open <= rest) search(at + 1, rest - invoice.open, [...parts, invoice])
    }
  }
  if (invoices.reduce((sum, { open }) => sum + open, 0) >= amount) search(0, amount, [])
  return matches.length === 1 ? matches[0]! : null
}

type Draft = { parts: readonly Part[]; reasons: Set<MatchReason> }

/** Compares lines with the invoices that were open when it was made. */
export function createMatcher(invoices: readonly OpenInvoice[], announced: readonly AnnouncedTransfer[] = []) {
  const sorted = invoices.toSorted(oldestFirst)
  const byDigits = new Map(sorted.map((invoice) => [digitsOf(invoice.number), invoice]))
  const codes = sorted.map((invoice) => [creditorReference(digitsOf(invoice.number)).slice(2), invoice] as const)
  const byAmount = Map.groupBy(sorted, ({ open }) => open)
  const byCompany = Map.groupBy(sorted, ({ organisation_id }) => organisation_id)
  const byNumber = new Map(sorted.map(({ company_number, organisation_id }) => [company_number, organisation_id]))
  const announcedOf = Map.groupBy(announced, ({ organisation_id }) => organisation_id)
  const scoresOf = createNameIndex(
    sorted.map(({ organisation_id, company }) => ({ id: organisation_id, name: company })),
  )

  const nameReason = (names: NameScores, { organisation_id }: OpenInvoice): MatchReason | null => {
    const score = names.get(organisation_id) ?? 0
    return score >= NAME ? 'name' : score >= NEAR_NAME ? 'near_name' : null
  }

  function proposalsFor(line: MatchedLine, mentions: ReturnType<typeof mentionsIn>, names: NameScores): Proposal[] {
    const drafts = new Map<string, Draft>()
    const draft = (parts: readonly Part[], reason: MatchReason) => {
      const key = parts.map(({ invoice }) => invoice.id).join()
      const entry = drafts.get(key) ?? { parts, reasons: new Set() }
      entry.reasons.add(reason)
      drafts.set(key, entry)
    }
    const single = (invoice: OpenInvoice, reason: MatchReason) => draft([{ invoice, amount: line.amount }], reason)
    const mentioned = (digits: Iterable<string>): OpenInvoice[] =>
      [...digits].flatMap((number) => byDigits.get(number) ?? [])

    const mentionedInvoices = [...mentioned(mentions.references), ...mentioned(mentions.numbers)]
    for (const invoice of mentioned(mentions.references)) single(invoice, 'reference')
    for (const invoice of mentioned(mentions.numbers)) single(invoice, 'number')
    for (const code of mentions.mistaken)
      for (const [own, invoice] of codes) if (isNear(code, own)) single(invoice, 'near_reference')
    for (const invoice of byAmount.get(line.amount) ?? []) single(invoice, 'exact')
    const companies = new Set(mentionedInvoices.map(({ organisation_id }) => organisation_id))
    /** By its own reference. */
    const referred = new Set<string>()
    for (const number of mentions.companies) {
      const company = byNumber.get(number)
      if (company === undefined) continue
      companies.add(company)
      referred.add(company)
      draft(spread(byCompany.get(company) ?? [], line.amount), 'company_reference')
    }
    const alike = [...names].filter(([, score]) => score >= NEAR_NAME).toSorted((one, other) => other[1] - one[1])
    for (const [id] of alike.slice(0, MAX_PROPOSALS)) companies.add(id)
    for (const company of companies) {
      const own = byCompany.get(company) ?? []
      for (const transfer of announcedOf.get(company) ?? []) {
        const parts = transfer.amount === line.amount ? announcedParts(transfer, own) : null
        if (parts) draft(parts, 'announced')
        if (parts && referred.has(company)) draft(parts, 'company_reference')
      }
      const first = own.find(({ open }) => open >= line.amount) ?? own[0]
      if (first && nameReason(names, first)) single(first, nameReason(names, first)!)
      const summed = summing(own.slice(0, MAX_SUMMED), line.amount)
      const sum = summed?.map((invoice) => ({ invoice, amount: invoice.open }))
      if (sum) draft(sum, 'sum')
      if (!referred.has(company)) continue
      if (sum) draft(sum, 'company_reference')
      for (const invoice of own) if (invoice.open === line.amount) single(invoice, 'company_reference')
    }
    const all = mentionedInvoices.filter((invoice, at) => mentionedInvoices.indexOf(invoice) === at)
    if (all.length > 1 && all.reduce((sum, { open }) => sum + open, 0) === line.amount)
      draft(
        all.slice(0, MAX_PARTS).map((invoice) => ({ invoice, amount: invoice.open })),
        'reference',
      )

    return [...drafts.values()].map(({ parts, reasons }) => explained(line, parts, reasons, names)).toSorted(better)
  }

  function explained(
    line: MatchedLine,
    parts: readonly Part[],
    reasons: Set<MatchReason>,
    names: NameScores,
  ): Proposal {
    const [{ invoice }] = parts as readonly [Part]
    const name = nameReason(names, invoice)
    if (name) reasons.add(name)
    if (parts.length > 1) reasons.add(parts.every(({ invoice, amount }) => amount === invoice.open) ? 'sum' : 'part')
    else reasons.add(line.amount === invoice.open ? 'exact' : line.amount < invoice.open ? 'part' : 'more')
    const score = [...reasons].reduce((sum, reason) => sum + POINTS[reason], 0)
    return { parts, reasons: MATCH_REASONS.filter((reason) => reasons.has(reason)), score }
  }

  return function match(line: MatchedLine): Match {
    if (line.is_reversal) return { certain: null, proposals: [], doubts: ['reversal'] }
    if (line.currency !== INVOICE_CURRENCY) return { certain: null, proposals: [], doubts: ['currency'] }
    const mentions = mentionsIn(`${line.text}\n${line.name ?? ''}`)
    const names = scoresOf(line.name ?? line.text)
    const proposals = proposalsFor(line, mentions, names)
    const doubts = doubtsAbout(line, mentions, names, byDigits)
    const [digits = ''] = mentions.references
    const invoice = byDigits.get(digits)
    const certain = doubts.length === 0 && invoice ? { invoice, amount: line.amount } : null
    return { certain, proposals: proposals.slice(0, MAX_PROPOSALS), doubts }
  }
}
export type Matcher = ReturnType<typeof createMatcher>

const better = (one: Proposal, other: Proposal): number =>
  one.score === other.score ? oldestFirst(one.parts[0]!.invoice, other.parts[0]!.invoice) : other.score - one.score

/** Certain is what leaves none: one valid reference of an open invoice, exactly its amount, and nothing that speaks against it. */
function doubtsAbout(
  { amount }: MatchedLine,
  { references, mistaken, companies }: ReturnType<typeof mentionsIn>,
  names: NameScores,
  byDigits: ReadonlyMap<string, OpenInvoice>,
): MatchDoubt[] {
  if (references.size === 0) return [companies.size > 0 ? 'company_only' : 'no_reference']
  if (references.size + mistaken.length > 1) return ['several_references']
  const [digits = ''] = references
  const invoice = byDigits.get(digits)
  if (!invoice) return ['unknown_reference']
  const own = names.get(invoice.organisation_id) ?? 0
  const isOther =
    [...names].some(([id, score]) => id !== invoice.organisation_id && score >= NEAR_NAME && score > own) ||
    [...companies].some((number) => number !== invoice.company_number)
  return [
    ...(amount === invoice.open ? [] : (['amount_differs'] as const)),
    ...(isOther ? (['other_company'] as const) : []),
    ...(invoice.by_hand.includes(amount) ? (['by_hand'] as const) : []),
  ]
}

/** Lines in their order: of two that would pay one invoice the first does, and a person looks at the second. */
export function matchAll(lines: readonly MatchedLine[], match: Matcher): Match[] {
  const paid = new Set<string>()
  return lines.map((line) => {
    const result = match(line)
    if (!result.certain) return result
    const { id } = result.certain.invoice
    if (paid.has(id)) return { ...result, certain: null, doubts: ['twice'] }
    paid.add(id)
    return result
  })
}
