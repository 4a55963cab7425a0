import { expect, test } from 'vitest'
import { createLostDialog } from './lost-dialog.ts'

function opened() {
  const toasts: string[] = []
  const page = { closings: 0, pathname: '/ops/tickets' }
  const dialog = createLostDialog('تغيّر في هذه الأثناء', (tone, sentence) => void toasts.push(`${tone}: ${sentence}`))
  const leave = dialog.open(
    () => page.closings,
    () => page.pathname,
  )
  return { dialog, leave, page, toasts }
}

test('a dialog that vanishes with its row says that something has changed', () => {
  const { leave, toasts } = opened()
  leave()
  expect(toasts).toEqual(['warning: تغيّر في هذه الأثناء'])
})

test('a dialog that is closed says nothing', () => {
  const { leave, page, toasts } = opened()
  page.closings += 1
  leave()
  expect(toasts).toEqual([])
})

test('a dialog on a page that is left says nothing', () => {
  const { leave, page, toasts } = opened()
  page.pathname = '/ops'
  leave()
  expect(toasts).toEqual([])
})

test('a dialog that waits for its answer leaves it to say what happened', () => {
  const { dialog, leave, toasts } = opened()
  dialog.wait()
  leave()
  expect(toasts).toEqual([])
  expect(dialog.refuse('سبقك زميل')).toBe(true)
  expect(toasts).toEqual(['danger: سبقك زميل'])
})

test('a refusal is shown in the open dialog, and again where its row vanishes after it', () => {
  const { dialog, leave, toasts } = opened()
  dialog.wait()
  expect(dialog.refuse('سبقك زميل')).toBe(false)
  expect(toasts).toEqual([])
  leave()
  expect(toasts).toEqual(['warning: سبقك زميل'])
})
