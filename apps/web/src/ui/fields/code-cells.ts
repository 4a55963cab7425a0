// Cells of a code, one digit each. Pure: every edit answers with the code and the cell to focus.
import { foldDigits } from '@fareeq/domain/kernel/text/text.ts'

export type CodeEdit = { code: string; focus: number }

const digitsOf = (text: string) => foldDigits(text).replace(/\D/g, '')

/** One digit replaces its cell; several (autofill, fast typing) fill the following ones. */
export function typeInCell(code: string, at: number, input: string, length: number): CodeEdit {
  const digits = digitsOf(input)
  if (digits === '') return { code: code.slice(0, at), focus: at }
  const fresh = digits.length === 2 && code[at] ? digits.replace(code[at], '') : digits
  const from = fresh.length >= length ? 0 : Math.min(at, code.length)
  return {
    code: (code.slice(0, from) + fresh + code.slice(from + fresh.length)).slice(0, length),
    focus: from + fresh.length,
  }
}

/** Backspace clears this cell, or the one before if it is empty. */
export function clearCell(code: string, at: number): CodeEdit {
  const target = code[at] ? at : Math.max(0, at - 1)
  return { code: code.slice(0, target), focus: target }
}

/** Undefined where the pasted text has no digit. */
export function pasteCode(text: string, length: number): CodeEdit | undefined {
  const code = digitsOf(text).slice(0, length)
  return code ? { code, focus: code.length } : undefined
}
