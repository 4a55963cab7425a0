import { expect, test } from 'vitest'
import { MOVE_EVENTS, isMoveEvent } from './rules-moves.ts'
import {
  AHEAD,
  CANCELED,
  CLOSED,
  FIRST_STATE,
  INTERVIEW_STATES,
  type InterviewEvent,
  type InterviewState,
  MOVERS,
  WAITING_FOR_CHOICE,
  WAITING_FOR_TERMS,
  clockEvent,
  factsOf,
  interviewLife,
  isCalledOff,
  isOpen,
  mayMove,
  movesOf,
  offeredMoves,
} from './states.ts'

test('an interview has nine states [S-030] [S-031] [S-032] [S-033] [S-034] [S-035] [S-036] [S-037] [S-038]', () => {
  expect(INTERVIEW_STATES).toEqual([
    'pending_talent_confirmation',
    'pending_client_time_slots',
    'pending_talent_meeting_confirmation',
    'pending_client_confirmation_on_new_slots',
    'interview_scheduled',
    'client_pending',
    'talent_unavailable',
    'canceled',
    'interview_completed',
  ])
  expect(CLOSED).toEqual(['talent_unavailable', 'canceled', 'interview_completed'])
  expect(INTERVIEW_STATES.filter(isOpen)).toHaveLength(6)
})

/** Every line of the decided table, and no other. */
const LINES: readonly [InterviewState, InterviewEvent, InterviewState][] = [
  ['pending_talent_confirmation', 'confirm', 'pending_client_time_slots'],
  ['pending_talent_confirmation', 'decline', 'talent_unavailable'],
  ['pending_talent_confirmation', 'cancel', 'canceled'],
  ['pending_talent_confirmation', 'timeout', 'talent_unavailable'],
  ['pending_client_time_slots', 'send_slots', 'pending_talent_meeting_confirmation'],
  ['pending_client_time_slots', 'cancel', 'canceled'],
  ['pending_client_time_slots', 'timeout', 'canceled'],
  ['pending_talent_meeting_confirmation', 'select', 'interview_scheduled'],
  ['pending_talent_meeting_confirmation', 'propose', 'pending_client_confirmation_on_new_slots'],
  ['pending_talent_meeting_confirmation', 'decline', 'talent_unavailable'],
  ['pending_talent_meeting_confirmation', 'cancel', 'canceled'],
  ['pending_talent_meeting_confirmation', 'timeout', 'canceled'],
  ['pending_client_confirmation_on_new_slots', 'confirm_new', 'interview_scheduled'],
  ['pending_client_confirmation_on_new_slots', 'refuse_new', 'canceled'],
  ['pending_client_confirmation_on_new_slots', 'propose', 'pending_client_confirmation_on_new_slots'],
  ['pending_client_confirmation_on_new_slots', 'decline', 'talent_unavailable'],
  ['pending_client_confirmation_on_new_slots', 'cancel', 'canceled'],
  ['pending_client_confirmation_on_new_slots', 'timeout', 'canceled'],
  ['interview_scheduled', 'cancel', 'canceled'],
  ['interview_scheduled', 'excuse', 'canceled'],
  ['interview_scheduled', 'ask_move', 'interview_scheduled'],
  ['interview_scheduled', 'accept_move', 'interview_scheduled'],
  ['interview_scheduled', 'keep_time', 'interview_scheduled'],
  ['interview_scheduled', 'drop_move', 'interview_scheduled'],
  ['interview_scheduled', 'end', 'client_pending'],
  ['client_pending', 'give_feedback', 'interview_completed'],
  ['client_pending', 'further_round', 'interview_completed'],
  ['client_pending', 'cancel', 'canceled'],
  ['client_pending', 'timeout', 'interview_completed'],
]

test.each(LINES)('%s --%s--> %s', (from, event, to) => expect(interviewLife.next(from, event)).toBe(to))

test('nothing else moves an interview', () => {
  const listed = new Set(LINES.map(([from, event]) => `${from} ${event}`))
  for (const from of interviewLife.states)
    for (const event of interviewLife.events)
      if (!listed.has(`${from} ${event}`)) expect(interviewLife.next(from, event)).toBeNull()
})

test.each<[InterviewEvent, readonly string[]]>([
  ['confirm', ['talent']],
  ['decline', ['talent']],
  ['select', ['talent']],
  ['propose', ['talent']],
  ['excuse', ['talent']],
  ['ask_move', ['client', 'talent']],
  ['accept_move', ['client', 'talent']],
  ['keep_time', ['client', 'talent']],
  ['drop_move', ['client', 'talent']],
  ['send_slots', ['client', 'staff']],
  ['confirm_new', ['client', 'staff']],
  ['refuse_new', ['client', 'staff']],
  ['cancel', ['client', 'staff']],
  ['give_feedback', ['client']],
  ['further_round', ['client']],
  ['end', ['system']],
  ['timeout', ['system']],
])('%s is done by %j and nobody else', (event, movers) =>
  expect(MOVERS.filter((mover) => mayMove(event, mover))).toEqual(movers),
)

test.each<[InterviewState, readonly string[], readonly string[]]>([
  ['pending_talent_confirmation', ['cancel'], ['confirm', 'decline']],
  ['pending_client_time_slots', ['send_slots', 'cancel'], []],
  ['pending_talent_meeting_confirmation', ['cancel'], ['select', 'propose', 'decline']],
  ['pending_client_confirmation_on_new_slots', ['confirm_new', 'refuse_new', 'cancel'], ['decline', 'propose']],
  ['interview_scheduled', ['cancel', ...MOVE_EVENTS], ['excuse', ...MOVE_EVENTS]],
  ['client_pending', ['give_feedback', 'further_round', 'cancel'], []],
  ['canceled', [], []],
])('in %s the company may %j and the talent %j', (state, client, talent) => {
  expect(movesOf(state, 'client')).toEqual(client)
  expect(movesOf(state, 'talent')).toEqual(talent)
})

test('after the interview took place the company is not offered to call it off, only to give feedback', () => {
  expect(offeredMoves('client_pending', 'client')).toEqual(['give_feedback', 'further_round'])
  expect(offeredMoves('interview_scheduled', 'client')).toEqual(['cancel', ...MOVE_EVENTS])
})

test('whoever must answer can, besides calling it off', () => {
  for (const state of INTERVIEW_STATES)
    for (const side of ['client', 'talent'] as const) {
      // Another time is asked for and answered without a turn of the state.
      const answers = movesOf(state, side).filter((move) => move !== 'cancel' && !isMoveEvent(move))
      if (factsOf(state).turn === side) expect([state, answers]).not.toEqual([state, []])
      // Until the company answers, the talent may change what they proposed, or decline; and nobody has to come.
      else
        expect([state, answers.filter((move) => !['propose', 'decline', 'excuse'].includes(move))]).toEqual([state, []])
    }
})

test('the sets say what the facts say', () => {
  expect(AHEAD).toEqual(['interview_scheduled'])
  expect(CANCELED).toEqual(['canceled'])
  expect(INTERVIEW_STATES.filter(isCalledOff)).toEqual(['talent_unavailable', 'canceled'])
  expect(WAITING_FOR_TERMS).toEqual([FIRST_STATE])
  expect(WAITING_FOR_CHOICE).toEqual(['pending_talent_meeting_confirmation'])
})

test('the clock ends every open state, one way', () => {
  expect(INTERVIEW_STATES.map(clockEvent)).toEqual([
    'timeout',
    'timeout',
    'timeout',
    'timeout',
    'end',
    'timeout',
    null,
    null,
    null,
  ])
})
