import { expect, it } from 'vitest'
import { linkOf } from './use-unsaved-guard.ts'

const PLAIN = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }
const link = (...attributes: string[]) => {
  const element = { hasAttribute: (name: string) => attributes.includes(name) }
  return { closest: () => element } as unknown as EventTarget
}
const nothing = { closest: () => null } as unknown as EventTarget

it.each([
  ['a link of the page asks before it leads away', { ...PLAIN, target: link() }, true],
  ['one that opens a new tab does not', { ...PLAIN, target: link('target') }, false],
  ['nor does one that saves a file', { ...PLAIN, target: link('download') }, false],
  ['nor one opened in a new tab by key', { ...PLAIN, ctrlKey: true, target: link() }, false],
  ['nor by the middle button', { ...PLAIN, button: 1, target: link() }, false],
  ['a press beside all links leads nowhere', { ...PLAIN, target: nothing }, false],
])('%s', (_, click, asks) => expect(linkOf(click) !== null).toBe(asks))
