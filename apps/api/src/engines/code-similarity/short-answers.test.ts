import { plagiarismFlag } from '@fareeq/domain/assessments/grading/rules-integrity.ts'
import { expect, test } from 'vitest'
import { loadParserModules } from '../../platform/workers/parser-modules.ts'
import { compareSubmission } from './compare.ts'
import type { Language } from './parser.ts'

const modules = await loadParserModules()

async function compare(language: Language, starter: string, source: string, peer: string) {
  const starters = [{ source: starter, language }]
  const peers = [{ id: 'peer', source: peer, language }]
  const [report] = await compareSubmission({ modules, submission: { id: 'own', source, language }, peers, starters })
  return { ...report!, flag: plagiarismFlag(report!.similarity, report!.lines) }
}

const CART_STARTER = `function cartTotal(items) {
  // your code
}
`
const CART = `function cartTotal(items) {
  let total = 0
  for (const item of items) {
    total += item.price * item.quantity
  }
  return total
}
`

test('an answer of four lines is nobody’s: even the very same one is not held against anybody', async () => {
  expect(await compare('javascript', CART_STARTER, CART, CART)).toMatchObject({ similarity: 0, flag: false })
})

const PALINDROME_STARTER = `export function isPalindrome(text: string): boolean {
  return false
}
`
const TWO_POINTERS = `export function isPalindrome(text: string): boolean {
  const s = text.toLowerCase().replace(/[^a-z0-9]/gi, '')
  let left = 0
  let right = s.length - 1
  while (left < right) {
    if (s[left] !== s[right]) return false
    left++
    right--
  }
  return true
}
`
const SAME_IDEA = `export function isPalindrome(text: string): boolean {
  const normalised = text.toLowerCase().replace(/[^a-z0-9]/g, '')
  let start = 0
  let end = normalised.length - 1
  while (start < end) {
    if (normalised[start] !== normalised[end]) {
      return false
    }
    start += 1
    end -= 1
  }
  return true
}
`

test('of a short answer the same idea is not the same text', async () => {
  const report = await compare('typescript', PALINDROME_STARTER, TWO_POINTERS, SAME_IDEA)
  expect(report.similarity).toBeLessThan(0.5)
  expect(report.flag).toBe(false)
})

test('a short answer that was copied as it is is found, below ten lines too', async () => {
  const formatted = TWO_POINTERS.replaceAll('\n', ' // fast\n').replaceAll('  ', '    ')
  const report = await compare('typescript', PALINDROME_STARTER, formatted, TWO_POINTERS)
  expect(report).toMatchObject({ similarity: 1, flag: true })
  expect(report.lines).toBeLessThan(10)
})

const FIZZ_STARTER = `def fizz_buzz(n):
    pass
`
const FIZZ = `def fizz_buzz(n):
    result = []
    for i in range(1, n + 1):
        if i % 15 == 0:
            result.append("FizzBuzz")
        elif i % 3 == 0:
            result.append("Fizz")
        elif i % 5 == 0:
            result.append("Buzz")
        else:
            result.append(str(i))
    return result
`
const FIZZ_WITH_AND = `def fizz_buzz(n):
    output = []
    for number in range(1, n + 1):
        if number % 3 == 0 and number % 5 == 0:
            output.append("FizzBuzz")
        elif number % 3 == 0:
            output.append("Fizz")
        elif number % 5 == 0:
            output.append("Buzz")
        else:
            output.append(str(number))
    return output
`

test('two textbook answers of ten lines that differ in one condition stay below the flag', async () => {
  const report = await compare('python', FIZZ_STARTER, FIZZ, FIZZ_WITH_AND)
  expect(report.similarity).toBeLessThan(0.75)
  expect(report.flag).toBe(false)
})
