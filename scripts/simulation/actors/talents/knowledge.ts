import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Item } from '@fareeq/domain/assessments/schema-items.ts'
import { parse } from 'yaml'

type Text = string | { ar: string; en: string }
type Question = { ask: Text; code?: string; right: Text }
type Choice = Extract<Item, { kind: 'multiple_choice' }>

const FOLDER = join(import.meta.dirname, '../../../../apps/api/bank/multiple-choice')

const english = (text: Text): string => (typeof text === 'string' ? text : text.en).trim()
const keyOf = (ask: Text, code: string | null | undefined, option: Text) =>
  [english(ask), code?.trim() ?? '', english(option)].join('\n')

let right: Set<string> | undefined
/** What somebody who knows the trade would choose, from the questions there are. */
export function rightChoice({ ask, code, options }: Choice): string | undefined {
  right ??= new Set(
    readdirSync(FOLDER).flatMap((file) =>
      (parse(readFileSync(join(FOLDER, file), 'utf8')) as { items: Question[] }).items.map((question) =>
        keyOf(question.ask, question.code, question.right),
      ),
    ),
  )
  return options.find(({ text }) => right!.has(keyOf(ask, code, text)))?.id
}
