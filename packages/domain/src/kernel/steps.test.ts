import { describe, expect, test } from 'vitest'
import {
  CLIENT_STEP,
  DEFAULT_STEP,
  STEP_AFTER_LOGOUT,
  STEP_AFTER_LOGOUT_DELAY,
  STEP_AFTER_SAVED_STEP_ONE,
  TALENT_STEP,
  atClientProfile,
  atTalentProfile,
  clientSteps,
  stepAfterBooking,
  stepOfProject,
  storedClientStep,
  storedTalentStep,
} from './steps.ts'

describe('the steps of the client wizard', () => {
  test('with the flag the wizard begins with the service and ends with the project [K-021]', () => {
    expect(clientSteps(true)).toMatchObject({ selectService: 1, technologies: 2, details: 3, aboutProject: 4 })
  })

  test('without the flag the wizard begins with the project [K-022]', () => {
    expect(clientSteps(false)).toMatchObject({ aboutProject: 1, selectService: 2, technologies: 3, details: 4 })
  })

  test.each([true, false])(
    'meeting, done and profile keep their numbers when the flag is %s [K-023] [S-012]',
    (croFlag) => {
      expect(clientSteps(croFlag)).toMatchObject({ bookMeeting: 5, done: 6, profile: 7 })
      expect(CLIENT_STEP).toMatchObject({ BOOK_MEETING: 5, DONE: 6, PROFILE: 7 })
    },
  )
})

test('the steps of a talent are numbered 1 to 8 in the specified order [K-024]', () => {
  const inOrder = [
    'basicInfo',
    'projects',
    'importCv',
    'experience',
    'education',
    'certification',
    'account',
    'profile',
  ]
  expect(Object.entries(TALENT_STEP)).toEqual(inOrder.map((name, index) => [name, index + 1]))
})

describe('a stored step', () => {
  test.each([
    [5, 5],
    [6, 6],
    [7, 6],
    [40, 6],
  ])('of a client, %i, counts as %i: it is capped at 6 [S-003] [K-025]', (storedStep, step) => {
    expect(storedClientStep(storedStep)).toBe(step)
  })

  test.each([1, 6, 7, 8, 12])('of a talent, %i, is not capped [S-004]', (step) => {
    expect(storedTalentStep(step)).toBe(step)
  })

  test.each([null, undefined, Number.NaN, 0, -2, 1.5])('of %s counts as 1 [S-005] [K-026]', (storedStep) => {
    expect(DEFAULT_STEP).toBe(1)
    expect(storedClientStep(storedStep)).toBe(1)
    expect(storedTalentStep(storedStep)).toBe(1)
  })

  test('puts a client at the profile from 6 on, and a talent from 8 on', () => {
    expect([4, 5, 6, 7].map(atClientProfile)).toEqual([false, false, true, true])
    expect([6, 7, 8, 9].map(atTalentProfile)).toEqual([false, false, true, true])
  })
})

describe('a meeting', () => {
  const meeting = { meeting_link: 'https://meet.example/1', meeting_start_time: '2026-03-18T09:00:00Z' }

  test('with a link and a start time puts the client at step 6 [S-009]', () => {
    expect(stepOfProject({ step: 5, ...meeting })).toBe(6)
    expect(stepOfProject({ step: 2, ...meeting, meeting_start_time: null })).toBe(2)
    expect(stepOfProject({ step: 3, ...meeting, meeting_link: null })).toBe(3)
    expect(stepOfProject({})).toBe(1)
  })

  test('booked with success puts the client at step 6 [S-010]', () => {
    expect([1, 4, 5, 6].map((step) => stepAfterBooking('booked', step))).toEqual([6, 6, 6, 6])
  })

  test('still pending puts a client who is not done at step 5 [S-011]', () => {
    expect([1, 4, 5, 6].map((step) => stepAfterBooking('pending', step))).toEqual([5, 5, 5, 6])
  })
})

test('after logout the step is 1 [K-027]', () => {
  expect(STEP_AFTER_LOGOUT).toBe(1)
  expect(STEP_AFTER_LOGOUT_DELAY).toBe(20)
})

test('a client who saved the first step before signing up goes on at 3, a step of both maps', () => {
  expect(STEP_AFTER_SAVED_STEP_ONE).toBe(3)
  expect(Object.values(clientSteps(true))).toContain(STEP_AFTER_SAVED_STEP_ONE)
  expect(Object.values(clientSteps(false))).toContain(STEP_AFTER_SAVED_STEP_ONE)
})
