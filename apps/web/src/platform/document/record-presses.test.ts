import { expect, test, vi } from 'vitest'
import { type PressPage, recordPresses } from './record-presses.ts'

function open(native: boolean) {
  const page = new EventTarget() as EventTarget & PressPage
  recordPresses(page, native)
  const press = (button: { name: string; type: string } | null) => {
    const event = Object.assign(new Event('click', { cancelable: true }), {})
    page.dispatchEvent(Object.defineProperty(event, 'target', { value: { closest: () => button } }))
    return event.defaultPrevented
  }
  return { page, press }
}
const menu = { name: 'menu', type: 'button' }
const send = { name: 'send', type: 'submit' }

test('presses before hydration are recorded in order, and the buttons say that they are busy', () => {
  const { page, press } = open(false)
  for (const button of [menu, send, menu]) press({ ...button })
  expect(page.pressesBeforeHydration).toMatchObject([menu, send, menu].map((one) => ({ ...one, ariaBusy: 'true' })))
})

test('a form is not submitted to an address that knows nothing of it, and a native one is the browser’s', () => {
  expect([open(false).press({ ...send }), open(true).press({ ...send })]).toEqual([true, false])
  const { page, press } = open(true)
  press({ ...send })
  expect(page.pressesBeforeHydration).toEqual([])
})

test('a press beside a button, or after hydration, is left alone', () => {
  const { page, press } = open(false)
  expect(press(null)).toBe(false)
  page.pressesBeforeHydration = undefined
  expect(press({ ...menu })).toBe(false)
  expect(page.pressesBeforeHydration).toBeUndefined()
})

test('the script uses nothing but its arguments, so that its source can stand in a page', () => {
  const page = { addEventListener: vi.fn() }
  // oxlint-disable-next-line no-implied-eval -- as the document does
  new Function('page', `(${recordPresses.toString()})(page, true)`)(page)
  expect(page).toMatchObject({ pressesBeforeHydration: [] })
})
