import { WORK_KIND_NAMES } from '@fareeq/domain/work-items/limits.ts'
import { expect, test } from 'vitest'
import { WORK_PLACES } from './work-places.ts'

const [ROW, RECORD] = ['01890000-0000-7000-8000-000000000001', '01890000-0000-7000-8000-000000000002']

test.each([
  ['by the row itself', null],
  ['by the record where it is solved', RECORD],
])('every kind of work opens one thing and never a list, %s', (_, target) => {
  const item = { id: ROW, sub: null, target, name: null, about: null, due_at: '', is_late: false, owner: null }
  const lists = WORK_KIND_NAMES.filter((kind) => {
    const href = WORK_PLACES[kind].href({ ...item, kind })
    return !href.includes(ROW) && !href.includes(RECORD)
  })
  expect(lists).toEqual([])
})
