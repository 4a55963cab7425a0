import { describe, expect, test } from 'vitest'
import { STAFF_ROLES } from '../kernel/permissions/roles.ts'
import { MOVED_BY, SELECTION_STATES, STEPS, eventTo, factsOf, mayMove, selectionLife, targetsOf } from './states.ts'

test('the four steps are the columns, in their order [D-74]', () => {
  expect(STEPS).toEqual(['assessment', 'evaluation', 'interview', 'alignment'])
  expect(STEPS.map((step) => factsOf(step).acts)).toEqual(['talent', 'fareeq', 'fareeq', 'company'])
})

test('every move of the life', () => {
  const moves = SELECTION_STATES.flatMap((from) =>
    selectionLife.moves(from).map((event) => `${from} ${event} ${selectionLife.next(from, event)}`),
  )
  expect(moves).toEqual([
    'assessment pass evaluation',
    'assessment reject rejected',
    'assessment hire done',
    'assessment leave left',
    'evaluation advance interview',
    'evaluation annul assessment',
    'evaluation reject rejected',
    'evaluation hire done',
    'evaluation leave left',
    'interview advance alignment',
    'interview back evaluation',
    'interview reject rejected',
    'interview hire done',
    'interview leave left',
    'alignment advance done',
    'alignment back interview',
    'alignment reject rejected',
    'alignment hire done',
    'alignment leave left',
    'done back alignment',
    'done leave left',
    'rejected apply assessment',
    'rejected reconsider assessment',
    'rejected leave left',
    'left reconsider assessment',
  ])
})

describe('who makes a move', () => {
  const PEOPLE = ['system', 'talent', ...STAFF_ROLES] as const
  test.each(
    selectionLife.events.flatMap((event) =>
      PEOPLE.map((mover) => [mover, event, MOVED_BY[event].includes(mover)] as const),
    ),
  )('%s, %s: %s', (mover, event, allowed) => expect(mayMove(event, [mover])).toBe(allowed))

  test('only recruiters and admins decide, and nobody by hand what other features tell', () => {
    const byHand = selectionLife.events.filter((event) => STAFF_ROLES.some((role) => mayMove(event, [role])))
    expect(byHand.toSorted()).toEqual(['advance', 'back', 'reconsider', 'reject'])
    expect(STAFF_ROLES.filter((role) => mayMove('advance', [role]))).toEqual(['recruiter', 'admin'])
  })
})

test.each([
  ['assessment', []],
  ['evaluation', ['interview']],
  ['interview', ['alignment', 'evaluation']],
  ['alignment', ['done', 'interview']],
  ['done', ['alignment']],
  ['rejected', []],
  ['left', []],
] as const)('from %s one is moved by hand to %j', (from, to) => expect(targetsOf(from)).toEqual(to))

test('no step is skipped', () => {
  expect(eventTo('evaluation', 'alignment')).toBeNull()
  expect(eventTo('assessment', 'evaluation')).toBeNull()
  expect(eventTo('interview', 'alignment')).toBe('advance')
})
