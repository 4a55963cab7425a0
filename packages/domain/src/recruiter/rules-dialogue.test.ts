import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { INTENTS, MAX_QUESTIONS, QUESTIONS, type Question } from './limits.ts'
import { type TurnFacts, isSquad, nextQuestion, openQuestions, planOf, seatsIn } from './rules-dialogue.ts'
import { NO_REQUIREMENT } from './rules-requirement.ts'
import type { NeededRole, Requirement } from './schema-requirement.ts'

const role = (changes: Partial<NeededRole> = {}): NeededRole => ({
  role: 'backend_developer',
  count: null,
  seniority: null,
  time: null,
  skills: [],
  budget: null,
  ...changes,
})
const needs = (...roles: NeededRole[]): Requirement => ({ ...NO_REQUIREMENT, roles })

const neededRole = fc.record({
  role: fc.constantFrom(null, 'software_developer', 'backend_developer', 'designer'),
  count: fc.option(fc.integer({ min: 1, max: 4 })),
  seniority: fc.option(fc.constantFrom('junior' as const, 'mid' as const, 'senior' as const)),
  time: fc.constant(null),
  skills: fc.subarray(['go', 'react']),
  budget: fc.constant(null),
})
const requirements = fc.array(neededRole, { maxLength: 3 }).map((roles) => needs(...roles))

describe('what is questions next', () => {
  test.each<[string, Requirement, Question[], Question | null]>([
    ['nothing is known', NO_REQUIREMENT, [], 'roles'],
    ['a developer of no trade', needs(role({ role: 'software_developer' })), [], 'skills'],
    ['a trade without a number', needs(role()), [], 'count'],
    [
      'one of two has no number',
      needs(role({ count: 1 }), role({ role: 'designer', count: null })),
      ['skills'],
      'count',
    ],
    ['the number is known', needs(role({ count: 2 })), [], 'seniority'],
    ['the level was questions for and not said', needs(role({ count: 2 })), ['seniority'], 'start'],
    ['five things were asked', needs(role()), ['roles', 'skills', 'seniority', 'start', 'duration'], null],
  ])('%s', (_, requirement, questions, question) => expect(nextQuestion(requirement, questions)).toBe(question))

  test('nothing that was questions or said before, and five things at most', () =>
    fc.assert(
      fc.property(requirements, (requirement) => {
        const questions: Question[] = []
        for (
          let question = nextQuestion(requirement, questions);
          question;
          question = nextQuestion(requirement, questions)
        ) {
          expect(questions).not.toContain(question)
          expect(openQuestions(requirement)).toContain(question)
          questions.push(question)
        }
        expect(questions.length).toBeLessThanOrEqual(MAX_QUESTIONS)
      }),
    ))
})

describe('what is done with a message', () => {
  const facts: TurnFacts = {
    intents: [],
    hasChanges: false,
    hasAdjustments: false,
    requirement: NO_REQUIREMENT,
    asked: [],
    shown: null,
  }
  test.each<[string, Partial<TurnFacts>, object]>([
    ['«أحتاج فريقًا» begins with a question', { intents: ['compose'] }, { kind: 'ask', question: 'roles' }],
    [
      'a team that is described is questions about first',
      { intents: ['compose'], hasChanges: true, requirement: needs(role({ count: 2 })) },
      { kind: 'ask', question: 'seniority' },
    ],
    [
      'a press for the team composes it',
      { intents: ['compose'], requirement: needs(role({ count: 2 })) },
      { kind: 'do', task: 'compose' },
    ],
    [
      'somebody is looked for at once',
      { intents: ['find'], hasChanges: true, requirement: needs(role()) },
      { kind: 'do', task: 'find' },
    ],
    [
      'after people were shown, a change shows them again',
      { hasChanges: true, shown: 'people', requirement: needs(role()) },
      { kind: 'do', task: 'find' },
    ],
    [
      'after teams were shown, an adjustment composes again',
      { intents: ['adjust'], hasAdjustments: true, shown: 'squads', requirement: needs(role()) },
      { kind: 'do', task: 'compose' },
    ],
    [
      'nothing more to ask of one person: people',
      {
        hasChanges: true,
        requirement: needs(role({ count: 1 })),
        asked: ['skills', 'seniority', 'start', 'duration', 'budget'],
      },
      { kind: 'do', task: 'find' },
    ],
    [
      'nothing more to ask of several: a team',
      {
        hasChanges: true,
        requirement: needs(role({ count: 2 })),
        asked: ['skills', 'seniority', 'start', 'duration', 'budget'],
      },
      { kind: 'do', task: 'compose' },
    ],
    [
      'a greeting with a wish is the wish',
      { intents: ['greeting'], hasChanges: true, requirement: needs(role()) },
      { kind: 'ask', question: 'count' },
    ],
    [
      'a salary is refused, whatever else is said',
      { intents: ['salary'], hasChanges: true, requirement: needs(role()) },
      { kind: 'say', intent: 'salary' },
    ],
    [
      'instructions change nothing',
      { intents: ['injection'], requirement: needs(role()) },
      { kind: 'say', intent: 'injection' },
    ],
    ['what nobody understands is said to be', { asked: ['roles'] }, { kind: 'unclear' }],
  ])('%s', (_, changes, plan) => expect(planOf({ ...facts, ...changes })).toEqual(plan))

  test('whatever is said and requirement, there is an answer, and no question comes twice', () =>
    fc.assert(
      fc.property(
        fc.subarray([...INTENTS]),
        requirements,
        fc.subarray([...QUESTIONS]),
        fc.boolean(),
        (intents, requirement, questions, hasChanges) => {
          const plan = planOf({ ...facts, intents, requirement, asked: questions, hasChanges })
          if (plan.kind === 'ask' && plan.question !== 'roles') expect(questions).not.toContain(plan.question)
        },
      ),
    ))
})

test('a role without a number is one person, and a team is more than one', () => {
  expect(seatsIn(needs(role(), role({ role: 'designer', count: 3 }), role({ role: null, count: 5 })))).toBe(4)
  expect([isSquad(needs(role())), isSquad(needs(role({ count: 2 })))]).toEqual([false, true])
})
