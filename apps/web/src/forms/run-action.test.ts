import { describe, expect, test, vi } from 'vitest'
import { CallFailure } from '../platform/calls/call-failure.ts'
import { createSubmission } from '../platform/calls/submission.ts'
import { type ActionOptions, runAction } from './run-action.ts'
import { uploadFailure } from './use-upload.ts'

const REFUSAL = new CallFailure({ status: 422, message: 'لا يمكن الآن' })

async function press(work: () => Promise<unknown>, options: ActionOptions = {}) {
  const submission = createSubmission()
  const toasts: string[] = []
  const loadRefusals = vi.fn()
  const isDone = await runAction(submission, work, options, {
    toast: (tone, title) => void toasts.push(`${tone}: ${title}`),
    textOf: ({ text }) => text,
    loadRefusals,
  })
  return { isDone, toasts, loadRefusals, ...submission.get() }
}

describe('a button that calls', () => {
  test('says that it is done', async () => {
    expect(await press(async () => 'answer', { done: 'حُفظ' })).toMatchObject({
      isDone: true,
      toasts: ['positive: حُفظ'],
    })
  })

  test('says nothing where it sent nothing', async () => {
    expect(await press(async () => false, { done: 'حُفظ' })).toMatchObject({ isDone: false, toasts: [] })
  })

  test('says nothing by itself where the page shows what was done', async () => {
    expect(await press(async () => undefined)).toMatchObject({ isDone: true, toasts: [], isPending: false })
  })

  test('stays pending where it goes away with what it did', async () => {
    expect(await press(async () => undefined, { isLast: true })).toMatchObject({ isDone: true, isPending: true })
  })
})

describe('the refusal of a button', () => {
  const refused = (how?: ActionOptions['refused']) =>
    press(() => Promise.reject(REFUSAL), { done: 'حُفظ', ...(how && { refused: how }) })

  test('is a toast, because nothing open could show it', async () => {
    expect(await refused()).toMatchObject({ isDone: false, toasts: ['danger: لا يمكن الآن'], failure: undefined })
  })

  test('is left to the page that shows it, in both languages', async () => {
    const { failure, toasts, loadRefusals } = await refused('shown')
    expect([failure, toasts]).toEqual([REFUSAL, []])
    expect(loadRefusals).toHaveBeenCalledOnce()
  })

  test('is not said twice where the call has said it', async () => {
    expect(await refused('handled')).toMatchObject({ toasts: [], failure: undefined })
  })
})

describe('an upload that failed', () => {
  const textOf = (status: number, failed?: string) =>
    (uploadFailure(new CallFailure({ status, message: 'الملف كبير' }), failed) as CallFailure).text

  test('because of its file says what the server said', () => expect(textOf(422, 'تعذر الرفع')).toBe('الملف كبير'))
  test('on the way says that it may be tried again', () => expect(textOf(0, 'تعذر الرفع')).toBe('تعذر الرفع'))
  test('says what came where the field has no sentence', () => expect(textOf(0)).toBe('الملف كبير'))
  test('by a bug stays a bug', () => {
    const bug = new TypeError('bug')
    expect(uploadFailure(bug, 'تعذر الرفع')).toBe(bug)
  })
})
