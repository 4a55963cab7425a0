import { describe, expect, test } from 'vitest'
import { placeBeside } from './placement.ts'

const PHONE = { left: 0, right: 390, top: 0, bottom: 800 }
const field = (left: number, top: number) => ({ left, right: left + 100, top, bottom: top + 40 })

describe('a popup stands beside what opens it', () => {
  test.each([
    ['below, at the edge where lines begin', field(20, 100), 'start', false, { inlineStart: 20, top: 146 }],
    ['the same in Arabic, counted from the right', field(200, 100), 'start', true, { inlineStart: 90, top: 146 }],
    ['at the other edge', field(200, 100), 'end', false, { inlineStart: 100, top: 146 }],
    ['above where there is more room', field(20, 700), 'start', false, { inlineStart: 20, top: 494 }],
    ['never beyond the left edge', field(20, 100), 'end', false, { inlineStart: 8, top: 146 }],
    ['never beyond the right edge', field(280, 100), 'start', false, { inlineStart: 182, top: 146 }],
  ] as const)('%s', (_, anchor, align, isRtl, where) => {
    expect(placeBeside(anchor, { width: 200, height: 200 }, PHONE, align, isRtl)).toMatchObject(where)
  })

  test('as tall as there is room for, on the larger side', () => {
    const tall = { width: 200, height: 2000 }
    expect(placeBeside(field(20, 100), tall, PHONE, 'start', false)).toMatchObject({ top: 146, maxHeight: 646 })
    expect(placeBeside(field(20, 600), tall, PHONE, 'start', false)).toMatchObject({ top: 8, maxHeight: 586 })
  })

  test('above the keyboard of a phone, which covers the lower part of the page', () => {
    const typing = { ...PHONE, bottom: 400 }
    expect(placeBeside(field(20, 300), { width: 200, height: 200 }, typing, 'start', false)).toMatchObject({ top: 94 })
  })
})
