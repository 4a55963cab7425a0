import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseCorpus, scoreConversation, scoreOf } from './scoring.ts'

const FOLDER = import.meta.dirname
const read = (name: string) => readFileSync(join(FOLDER, `${name}.txt`), 'utf8')
const READ_WHILE_BUILDING = ['dev-ar', 'dev-en', 'dev-mixed', 'dev-long'].map(read).join('\n')
const RESERVE = ['heldout-ar', 'heldout-en', 'heldout-long'].map(read).join('\n')

const conversations = parseCorpus(READ_WHILE_BUILDING)
const reserve = parseCorpus(RESERVE)
const all = [...conversations, ...reserve]

describe('a corpus of labelled conversations', () => {
  test('is half Arabic, and a third of that is how people speak', () => {
    const arabic = all.filter(({ kind }) => kind.startsWith('ar'))
    expect(all.length).toBeGreaterThanOrEqual(300)
    expect(arabic.length / all.length).toBeGreaterThan(0.48)
    expect(arabic.filter(({ kind }) => kind !== 'ar').length / arabic.length).toBeGreaterThan(0.33)
    expect(reserve.length / all.length).toBeGreaterThan(0.33)
  })

  test('of the conversations the reader was built with, nearly every slot is read and at most one in a hundred wrongly', () => {
    const score = scoreOf(conversations.flatMap(scoreConversation))
    expect(score.f1).toBeGreaterThan(0.98)
    expect(score.wrongShare).toBeLessThan(0.01)
  })

  test('of the third that was held out, too', () => {
    expect(scoreOf(reserve.flatMap(scoreConversation)).f1).toBeGreaterThan(0.95)
  })

  test('the held-out third is as it was before the reader was written', () => {
    const digest = createHash('sha256').update(RESERVE).digest('hex')
    expect(digest).toBe('c5cbb3fa752af860a8c0913c3ec9cc9d493088e52e9738757dbfdcfe46e9393f')
  })
})
