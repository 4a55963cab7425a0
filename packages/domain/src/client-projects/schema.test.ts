import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { aboutForm, selectedServices, selectedTechnologies, servicesForm } from './schema.ts'
import { vacancyForm } from './schema-vacancies.ts'

const faultsOf = (schema: z.ZodMiniType, value: unknown) =>
  (z.safeParse(schema, value).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])

test('any part may be said alone, but something must be [A-063]', () => {
  expect(faultsOf(aboutForm(), { industry: 'fintech' })).toEqual([])
  expect(faultsOf(aboutForm(), {})).toEqual([['product_name', 'required']])
})

test('durations are 3, 6, 12, 24 and 36 months [E-040] [K-039]', () => {
  for (const duration of [3, 6, 12, 24, 36]) expect(faultsOf(aboutForm(), { duration })).toEqual([])
  for (const duration of [0, 1, 9, 48]) expect(faultsOf(aboutForm(), { duration })).toEqual([['duration', 'choice']])
})

test('availability is full or part time [E-039]', () => {
  for (const availability of ['full_time', 'part_time']) expect(faultsOf(aboutForm(), { availability })).toEqual([])
  expect(faultsOf(aboutForm(), { availability: 'sometimes' })).toEqual([['availability', 'choice']])
})

test('a scope is text or voice, and text ends at 5000 characters [E-042]', () => {
  const scope = (value: object) => faultsOf(aboutForm(), { scope: value })
  expect(scope({ kind: 'text', text: 'ن'.repeat(5000) })).toEqual([])
  expect(scope({ kind: 'text', text: 'ن'.repeat(5001) })[0]?.[0]).toBe('scope.text')
  expect(scope({ kind: 'voice', audio_id: '018f0000-0000-7000-8000-000000000001' })).toEqual([])
  expect(scope({ kind: 'voice' })[0]?.[0]).toBe('scope.audio_id')
  expect(scope({ kind: 'picture' })[0]?.[0]).toBe('scope.kind')
})

test('at least one service and at least one technology [V-030] [V-031]', () => {
  expect(faultsOf(servicesForm(), { services: [], technologies: [] })).toEqual([
    ['services', 'required'],
    ['technologies', 'required'],
  ])
  expect(faultsOf(selectedServices(), ['mvp'])).toEqual([])
  expect(faultsOf(selectedTechnologies(), ['react'])).toEqual([])
})

test('a second language is another one, wherever it is said', () => {
  const twice = { primary_language: 'ar', secondary_language: 'ar' }
  expect(faultsOf(aboutForm(), twice)).toEqual([['secondary_language', 'choice']])
  expect(faultsOf(aboutForm(), { ...twice, secondary_language: 'en' })).toEqual([])
  expect(faultsOf(aboutForm(), { secondary_language: null })).toEqual([])
})

test('a vacancy is a few words, and its note ends at 1000 characters', () => {
  const vacancy = { role: 'backend_developer', seniority: 'senior', count: 2, start: '2026-12-01', budget: 3000 }
  expect(faultsOf(vacancyForm(), { ...vacancy, note: 'ن'.repeat(1000) })).toEqual([])
  expect(faultsOf(vacancyForm(), { ...vacancy, note: 'ن'.repeat(1001) }).map(([field]) => field)).toEqual(['note'])
  const wrong = { role: 'backend_developer', seniority: 'wizard', count: 0, start: 'soon', budget: 1.5 }
  expect(faultsOf(vacancyForm(), wrong).map(([field]) => field)).toEqual(['seniority', 'count', 'start', 'budget'])
  expect(faultsOf(vacancyForm(), { ...vacancy, start: null })).toEqual([['start', 'required']])
})
