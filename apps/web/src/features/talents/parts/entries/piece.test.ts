import { rule } from '@fareeq/domain/kernel/validation.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallFailure } from '../../../../platform/calls/call-failure.ts'
import { createPiece, type Draft, TYPING_PAUSE } from './piece.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A stub of the server with one value, and the window that edits it. */
function world(start = 'old', savedDraft: Draft<string> | null = null) {
  const server = { value: start, known: start, saves: 0, fails: [] as CallFailure[] }
  const drafts: { draft: Draft<string> | null } = { draft: savedDraft }
  const piece = createPiece<string>({
    saved: () => server.known,
    save: async (value) => {
      const failure = server.fails.shift()
      if (failure) throw failure
      if (server.value !== server.known) throw new CallFailure({ status: 412, code: 'changed_elsewhere' })
      server.saves++
      server.value = server.known = value.trim()
    },
    refresh: async () => {
      server.known = server.value
    },
    validate: (value) => (value.trim() ? undefined : rule.required.code),
    draft: savedDraft,
    saveDraft: (draft) => {
      drafts.draft = draft
    },
  })
  return { piece, server, drafts, settled: () => vi.advanceTimersByTimeAsync(TYPING_PAUSE) }
}

describe('a piece of the profile saves itself', () => {
  test('a choice at once, a text in a pause, and once', async () => {
    const { piece, server, settled } = world()
    piece.change('a', TYPING_PAUSE)
    piece.change('ab', TYPING_PAUSE)
    expect(server.saves).toBe(0)
    await settled()
    expect([server.value, server.saves, piece.get().phase]).toEqual(['ab', 1, 'saved'])
    piece.change('chosen')
    await piece.settle()
    expect([server.value, server.saves]).toEqual(['chosen', 2])
  })

  test('the space one is about to type behind stays under the cursor until the field is left', async () => {
    const { piece, server, settled } = world()
    piece.change('Abd ', TYPING_PAUSE)
    await settled()
    expect([server.value, piece.get().draft?.value]).toEqual(['Abd', 'Abd '])
    piece.change('Abd Allah', TYPING_PAUSE)
    await piece.leave()
    expect([server.value, piece.get().draft]).toEqual(['Abd Allah', null])
  })

  test('what is wrong is said when it is left, never sent, and forgiven as soon as it is right', async () => {
    const { piece, server, settled } = world()
    piece.change(' ', TYPING_PAUSE)
    await settled()
    expect(piece.get().phase).toBe('waiting')
    expect(await piece.settle()).toBe(false)
    expect([piece.get().phase, piece.get().fault, server.saves]).toEqual(['wrong', 'required', 0])
    piece.change('right', TYPING_PAUSE)
    expect(piece.get().phase).toBe('waiting')
  })

  test('without a line nothing is lost, and it is sent again', async () => {
    const { piece, server, drafts } = world()
    server.fails.push(new CallFailure({ status: 0, code: 'offline' }))
    piece.change('new', TYPING_PAUSE)
    expect(await piece.settle()).toBe(false)
    expect([piece.get().phase, drafts.draft?.value]).toEqual(['offline', 'new'])
    expect(await piece.settle()).toBe(true)
    expect([server.value, drafts.draft]).toEqual(['new', null])
  })
})

describe('two windows', () => {
  test('another field changed there: this one is saved upon the newer version', async () => {
    const { piece, server } = world()
    server.fails.push(new CallFailure({ status: 412, code: 'changed_elsewhere' }))
    piece.change('mine')
    expect(await piece.settle()).toBe(true)
    expect(server.value).toBe('mine')
  })

  test('the same field changed there: the person chooses', async () => {
    const mine = world()
    mine.server.value = 'theirs'
    mine.piece.change('mine')
    expect(await mine.piece.settle()).toBe(false)
    expect([mine.piece.get().phase, mine.server.value]).toEqual(['conflict', 'theirs'])
    mine.piece.keepMine()
    await mine.piece.settle()
    expect(mine.server.value).toBe('mine')

    const theirs = world()
    theirs.server.value = 'theirs'
    theirs.piece.change('mine')
    await theirs.piece.settle()
    theirs.piece.takeTheirs()
    expect([theirs.piece.get().draft, theirs.server.value, theirs.drafts.draft]).toEqual([null, 'theirs', null])
  })

  test('a draft that survived a reload is saved, or asked about where the field has changed since', async () => {
    const quiet = world('old', { value: 'draft', base: 'old' })
    await quiet.piece.settle()
    expect(quiet.server.value).toBe('draft')
    const changed = world('newer', { value: 'draft', base: 'old' })
    await changed.piece.settle()
    expect([changed.piece.get().phase, changed.server.value]).toEqual(['conflict', 'newer'])
  })
})
