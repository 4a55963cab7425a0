import type { ReadLine, ReadStatement } from '@fareeq/domain/bank-statements/schema.ts'
import { isDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { hundredths } from './amounts.ts'
import { type Element, all, elementsWithin, first } from './elements.ts'
import { countLine, fault } from './faults.ts'
import { type Section, emptySection, joined } from './sections.ts'

/** ISO 20022, camt.053 in any version: their elements differ in what nobody here reads. */
export function* readCamt(text: string): Generator<undefined, ReadStatement> {
  const sections: Section[] = []
  let section = emptySection()
  let count = 0
  const names = yield* elementsWithin(
    text,
    'Stmt',
    (child) => {
      if (child.name === 'Ntry') {
        count++
        for (const line of linesOf(child, count)) {
          countLine(section.lines)
          section.lines.push(line)
        }
      } else takeHead(section, child)
    },
    () => {
      sections.push(section)
      section = emptySection()
    },
  )
  if (!names.has('BkToCstmrStmt')) throw fault('statement_unreadable')
  return joined('camt', sections)
}

function takeHead(section: Section, child: Element): void {
  switch (child.name) {
    case 'Id':
      section.number ??= child.text.trim() || null
      return
    case 'Acct':
      section.iban = first(child, 'Id/IBAN')?.replaceAll(/\s/g, '').toUpperCase() ?? null
      return
    case 'Bal': {
      const amount = signed(child, first(child, 'Amt'))
      const code = first(child, 'Tp/CdOrPrtry/Cd')
      if (code === 'OPBD' || code === 'PRCD') section.opening ??= amount
      if (code === 'CLBD') section.closing = amount
    }
  }
}

function signed(element: Element, text: string | null): number | null {
  const amount = text === null ? null : hundredths(text, '.')
  const direction = first(element, 'CdtDbtInd')
  return amount === null || (direction !== 'CRDT' && direction !== 'DBIT')
    ? null
    : direction === 'CRDT'
      ? amount
      : 0 - amount
}

const TEXTS = ['RmtInf/Ustrd', 'RmtInf/Strd/CdtrRefInf/Ref', 'RmtInf/Strd/AddtlRmtInf', 'Refs/EndToEndId', 'AddtlTxInf']

/** A batch is a line for each of its transfers where their amounts are given and add up. */
function linesOf(entry: Element, count: number): ReadLine[] {
  const status = first(entry, 'Sts/Cd', 'Sts')
  if (status !== null && status !== 'BOOK') return []
  const amount = signed(entry, first(entry, 'Amt'))
  const day = first(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm')?.slice(0, 10) ?? ''
  const currency = all(entry, 'Amt')[0]?.attributes['Ccy'] ?? ''
  if (amount === null || !isDay(day) || !/^[A-Z]{3}$/.test(currency)) throw fault('statement_line', { line: count })
  const details = all(entry, 'NtryDtls/TxDtls')
  const shares = details.map((detail) => {
    const share = first(detail, 'Amt', 'AmtDtls/TxAmt/Amt')
    const cents = share === null ? null : hundredths(share, '.')
    return cents === null ? null : amount < 0 ? 0 - cents : cents
  })
  const base = { day, currency, is_reversal: first(entry, 'RvslInd') === 'true' || first(entry, 'RvslInd') === '1' }
  const side = amount < 0 ? 'Cdtr' : 'Dbtr'
  const nameOf = (detail: Element) => first(detail, `RltdPties/${side}/Nm`, `RltdPties/${side}/Pty/Nm`)
  const note = first(entry, 'AddtlNtryInf') ?? ''
  const id = first(entry, 'AcctSvcrRef', 'NtryRef')
  const textsOf = (detail: Element) =>
    TEXTS.flatMap((path) => all(detail, path).map(({ text: content }) => content.trim()))
  const isBatch = details.length > 1 && shares.reduce<number>((sum, share) => sum + (share ?? 0), 0) === amount
  if (!isBatch) {
    const text = [...details.flatMap(textsOf), note].filter(Boolean).join('\n')
    const name = details.map(nameOf).find((match) => match !== null) ?? null
    return [{ ...base, amount, name, text, bank_id: id ?? bankIdOf(details[0]) }]
  }
  return details.map((detail, at) => ({
    ...base,
    amount: shares[at] ?? 0,
    name: nameOf(detail),
    text: textsOf(detail).filter(Boolean).join('\n') || note,
    bank_id: bankIdOf(detail) ?? (id === null ? null : `${id}-${at + 1}`),
  }))
}

const bankIdOf = (detail: Element | undefined): string | null =>
  detail ? first(detail, 'Refs/AcctSvcrRef', 'Refs/TxId') : null
