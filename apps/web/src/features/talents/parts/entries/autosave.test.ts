import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallFailure } from '../../../../platform/calls/call-failure.ts'
import { createAutosave, type Draft, TYPING_PAUSE } from './autosave.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A stub of the server with one value, and the window that edits it. */
function world(start = 'old', savedDraft: Draft<string> | null = null) {
  const server = { value: start, known: start, saves: 0, fails: [] as CallFailure[] }
  const drafts: { draft: Draft<string> | null } = { draft: savedDraft }
  const autosave = createAutosave<string>({
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
  return { autosave, server, drafts, settled: () => vi.advanceTimersByTimeAsync(TYPING_PAUSE) }
}

describe('a autosave of the profile saves itself', () => {
  test('a choice at once, a text in a pause, and once', async () => {
    const { autosave, server, settled } = world()
    autosave.change('a', TYPING_PAUSE)
    autosave.change('ab', TYPING_PAUSE)
    expect(server.saves).toBe(0)
    await settled()
    expect([server.value, server.saves, autosave.get().phase]).toEqual(['ab', 1, 'saved'])
    autosave.change('chosen')
    await autosave.flush()
    expect([server.value, server.saves]).toEqual(['chosen', 2])
  })

  test('the space one is about to type behind stays under the cursor until the field is left', async () => {
    const { autosave, server, settled } = world()
    autosave.change('Abd ', TYPING_PAUSE)
    await settled()
    expect([server.value, autosave.get().draft?.value]).toEqual(['Abd', 'Abd '])
    autosave.change('Abd Allah', TYPING_PAUSE)
    await autosave.leave()
    expect([server.value, autosave.get().draft]).toEqual(['Abd Allah', null])
  })

  test('what is wrong is said when it is left, never sent, and forgiven as soon as it is right', async () => {
    const { autosave, server, settled } = world()
    autosave.change(' ', TYPING_PAUSE)
    await settled()
    expect(autosave.get().phase).toBe('waiting')
    expect(await autosave.flush()).toBe(false)
    expect([autosave.get().phase, autosave.get().fault, server.saves]).toEqual(['wrong', 'required', 0])
    autosave.change('right', TYPING_PAUSE)
    expect(autosave.get().phase).toBe('waiting')
  })

  test('what was typed last is sent when the page is left; what is wrong is not, and says nothing', async () => {
    const { autosave, server } = world()
    autosave.change('last words', TYPING_PAUSE)
    autosave.hide()
    await vi.advanceTimersByTimeAsync(0)
    expect([server.value, server.saves]).toEqual(['last words', 1])
    autosave.hide()
    autosave.change(' ', TYPING_PAUSE)
    autosave.hide()
    await vi.advanceTimersByTimeAsync(0)
    expect([server.saves, autosave.get().phase]).toEqual([1, 'waiting'])
  })

  test('without a line nothing is lost, and it is sent again', async () => {
    const { autosave, server, drafts } = world()
    server.fails.push(new CallFailure({ status: 0, code: 'offline' }))
    autosave.change('new', TYPING_PAUSE)
    expect(await autosave.flush()).toBe(false)
    expect([autosave.get().phase, drafts.draft?.value]).toEqual(['offline', 'new'])
    expect(await autosave.flush()).toBe(true)
    expect([server.value, drafts.draft]).toEqual(['new', null])
  })
})

describe('two windows', () => {
  test('another field changed there: this one is saved upon the newer version', async () => {
    const { autosave, server } = world()
    server.fails.push(new CallFailure({ status: 412, code: 'changed_elsewhere' }))
    autosave.change('mine')
    expect(await autosave.flush()).toBe(true)
    expect(server.value).toBe('mine')
  })

  test('the same field changed there: the person chooses', async () => {
    const mine = world()
    mine.server.value = 'theirs'
    mine.autosave.change('mine')
    expect(await mine.autosave.flush()).toBe(false)
    expect([mine.autosave.get().phase, mine.server.value]).toEqual(['conflict', 'theirs'])
    mine.autosave.keepMine()
    await mine.autosave.flush()
    expect(mine.server.value).toBe('mine')

    const theirs = world()
    theirs.server.value = 'theirs'
    theirs.autosave.change('mine')
    await theirs.autosave.flush()
    theirs.autosave.takeTheirs()
    expect([theirs.autosave.get().draft, theirs.server.value, theirs.drafts.draft]).toEqual([null, 'theirs', null])
  })

  test('what is chosen here and changed there afterwards is shown as it is there, and may be chosen anew', async () => {
    const { autosave, server } = world()
    autosave.change('here')
    expect(await autosave.flush()).toBe(true)
    server.value = server.known = 'there'
    expect([autosave.get().draft, autosave.get().phase]).toEqual([null, 'saved'])
    autosave.change('here again')
    expect(await autosave.flush()).toBe(true)
    expect(server.value).toBe('here again')
  })

  test('a draft that survived a reload is saved, or asked about where the field has changed since', async () => {
    const quiet = world('old', { value: 'draft', base: 'old' })
    await quiet.autosave.flush()
    expect(quiet.server.value).toBe('draft')
    const changed = world('newer', { value: 'draft', base: 'old' })
    await changed.autosave.flush()
    expect([changed.autosave.get().phase, changed.server.value]).toEqual(['conflict', 'newer'])
  })
})
