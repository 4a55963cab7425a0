import type { ReadLine, ReadStatement } from '@fareeq/domain/bank-statements/schema.ts'
import { isDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { hundredths } from './amounts.ts'
import { countLine, fault } from './faults.ts'
import { type Section, emptySection, joined } from './sections.ts'

type Field = { tag: string; text: string }

/** Fields of SWIFT messages: a tag between colons begins a line, what follows belongs to it. */
function* fields(text: string): Generator<Field> {
  let field: Field | null = null
  for (const row of text.split(/\r\n|\n|\r/)) {
    const line = row.replace(/^\{.*\{4:/, '')
    const { tag, rest = '' } = /^:(?<tag>\d{2}[A-Z]?):(?<rest>.*)$/u.exec(line)?.groups ?? {}
    if (tag !== undefined) {
      if (field) yield field
      field = { tag, text: rest }
    } else if (field && !/^-?\}?$/.test(line)) field.text += `\n${line}`
  }
  if (field) yield field
}

/** SWIFT MT940, also several days or pages in one file. */
export function* readMt940(text: string): Generator<undefined, ReadStatement> {
  const sections: Section[] = []
  let section = emptySection()
  let [currency, count, isOpen] = ['', 0, false]
  for (const { tag, text: value } of fields(text)) {
    yield
    switch (tag) {
      case '20':
        if (isOpen) throw fault('statement_cut')
        section = emptySection()
        isOpen = true
        break
      case '25':
        section.iban = /[A-Z]{2}\d{2}[A-Z0-9]{11,30}/.exec(value.replaceAll(/\s/g, ''))?.[0] ?? null
        break
      case '28C':
      case '28':
        section.number = value.trim() || null
        break
      case '60F':
      case '60M':
        ;({ currency, amount: section.opening } = balance(value))
        break
      case '61':
        countLine(section.lines)
        section.lines.push(lineOf(value, currency, ++count))
        break
      case '86': {
        const last = section.lines.at(-1)
        // After the closing balance it is about the whole statement.
        if (last && section.closing === null) section.lines[section.lines.length - 1] = { ...last, ...described(value) }
        break
      }
      case '62F':
      case '62M':
        section.closing = balance(value).amount
        sections.push(section)
        isOpen = false
    }
  }
  if (isOpen) throw fault('statement_cut')
  return joined('swift', sections)
}

function balance(value: string): { currency: string; amount: number | null } {
  const {
    side,
    currency = '',
    digits = '',
  } = /^(?<side>[CD])\d{6}(?<currency>[A-Z]{3})(?<digits>[\d,]+)/u.exec(value)?.groups ?? {}
  const amount = hundredths(digits, ',')
  return { currency, amount: amount === null ? null : side === 'D' ? 0 - amount : amount }
}

const LINE =
  /^(?<day>\d{6})(?:\d{4})?(?<mark>R?[CD])[A-Z]?(?<digits>\d[\d,]*)[A-Z][A-Z0-9]{3}(?<own>[^\n]*?)(?:\/\/(?<bank>[^\n]*))?(?:\n(?<more>[\s\S]*))?$/u

/** C and D; RC takes a credit back and RD a debit. */
function lineOf(value: string, currency: string, count: number): ReadLine {
  const { day: digits = '', mark = '', digits: number = '', own = '', bank, more = '' } = LINE.exec(value)?.groups ?? {}
  const day = `20${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4, 6)}`
  const amount = hundredths(number, ',')
  if (amount === null || !isDay(day) || currency === '') throw fault('statement_line', { line: count })
  return {
    day,
    amount: mark === 'C' || mark === 'RD' ? amount : 0 - amount,
    currency,
    name: null,
    text: [own, more].filter(Boolean).join('\n'),
    bank_id: bank?.trim() || null,
    is_reversal: mark.startsWith('R'),
  }
}

const [TEXT_PARTS, NAME_PARTS] = [/^(?:2\d|6[0-3])$/, /^3[23]$/]
const REMITTANCE = /\/REMI\/(?:\/?USTD\/\/)?(.*?)(?=\/[A-Z]{3,4}\/|$)/u
const NAME = /\/(?:ORDP\/+)?NAME\/+([^/]*)/u

/** Free text, or in parts: ?20 to ?29 and ?32 (as in Germany), /REMI/ and /NAME/ (as in SWIFT's own guide). */
function described(value: string): Partial<ReadLine> {
  const flat = value.replaceAll('\n', '')
  const parts = [...flat.matchAll(/\?(\d{2})([^?]*)/g)].map(([, code = '', text = '']) => ({ code, text }))
  if (parts.length > 0) {
    const joinedOf = (codes: RegExp, by: string) =>
      parts
        .filter(({ code }) => codes.test(code))
        .map(({ text }) => text.trim())
        .join(by)
    return { text: joinedOf(TEXT_PARTS, '\n'), name: joinedOf(NAME_PARTS, ' ').trim() || null }
  }
  const name = NAME.exec(flat)?.[1]?.trim()
  return { text: REMITTANCE.exec(flat)?.[1] ?? value, ...(name && { name }) }
}
