import { expect, test } from 'vitest'
import { navigateFromHere, registerNavigate } from './navigate.ts'

test('an answer leads on from the page it was asked on, and calls nobody back from another', async () => {
  let here = '/client/wizard?step=1'
  registerNavigate(
    (href) => Promise.resolve(void (here = href)),
    () => here,
  )
  const [first, second] = [navigateFromHere(), navigateFromHere()]
  await first('/client/wizard?step=2')
  expect(here).toBe('/client/wizard?step=2')
  await second('/client/wizard?step=1')
  expect(here).toBe('/client/wizard?step=2')
})
