import type { ClientProject } from '@fareeq/domain/client-projects/schema.ts'
import { expect, test } from 'vitest'
import { storage } from '../../../../platform/session/storage.ts'
import { type RequestFields, aboutOf, briefOf, fieldNamed, fieldsOf } from './request-fields.ts'
import { nextRole } from '../roles/role-fields.ts'
import { faultsOn } from './request-validation.ts'

const EMPTY = fieldsOf(undefined, null)
const complete: RequestFields = {
  product_name: 'سوق',
  industry: 'e-commerce',
  scope_kind: 'text',
  scope_text: 'متجر',
  audio_id: null,
  services: ['mvp'],
  technologies: ['react'],
  role: 'backend_developer',
  availability: 'full_time',
  duration: 6,
  work_mode: 'remote',
  primary_language: 'ar',
  secondary_language: null,
  head_count: 1,
  seniority: null,
  starts_on: null,
  budget: null,
  more_roles: [],
}

test('every page asks for what it needs and for nothing else', () => {
  const required = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'required']))
  expect(faultsOn('aboutProject', EMPTY)).toEqual(required('product_name', 'industry', 'scope_text'))
  expect(faultsOn('selectService', EMPTY)).toEqual(required('services'))
  expect(faultsOn('technologies', EMPTY)).toEqual(required('technologies'))
  expect(faultsOn('details', EMPTY)).toEqual(required('role', 'availability', 'duration', 'primary_language'))
  for (const page of ['aboutProject', 'selectService', 'technologies', 'details'] as const)
    expect(faultsOn(page, complete)).toEqual({})
})

test('a scope is written or spoken: what is asked for follows the choice [E-042]', () => {
  const voiceRequest: RequestFields = { ...complete, scope_kind: 'voice', scope_text: '' }
  expect(faultsOn('aboutProject', voiceRequest)).toEqual({ audio_id: 'required' })
  const audio_id = '018f0000-0000-7000-8000-000000000001'
  expect(faultsOn('aboutProject', { ...voiceRequest, audio_id })).toEqual({})
  expect(aboutOf({ ...voiceRequest, audio_id }).scope).toEqual({ kind: 'voice', audio_id })
  expect(faultsOn('aboutProject', { ...complete, scope_text: 'ن'.repeat(5001) })).toEqual({
    scope_text: 'max_length?max=5000',
  })
})

test('what was read from a brief is offered, and never overwrites what is saved', () => {
  const choice = (value: string) => ({ value, label: value, source: value })
  const brief = {
    role: choice('data_engineer'),
    count: { value: 3, source: '3' },
    more_roles: [{ ...choice('product_designer'), count: 2, seniority: 'senior' as const, availability: null }],
    skills: [choice('python')],
    seniority: { value: 'mid' as const, source: '' },
    duration: { value: 5, source: '5' },
    availability: { value: 'part_time' as const, source: '' },
    languages: [choice('en'), choice('fr')],
    start: { kind: 'weeks' as const, weeks: 2, source: '' },
  }
  expect(fieldsOf(undefined, brief, '', new Date('2026-11-19T09:00:00Z'))).toMatchObject({
    head_count: 3,
    seniority: 'mid',
    starts_on: '2026-12-03',
    more_roles: [{ role: 'product_designer', head_count: 2, seniority: 'senior', availability: 'part_time' }],
    role: 'data_engineer',
    technologies: ['python'],
    availability: 'part_time',
    // Five months is none of the choices.
    duration: null,
    primary_language: 'en',
    secondary_language: 'fr',
  })
  const project = { ...complete, scope: null } as unknown as ClientProject
  expect(fieldsOf(project, brief)).toMatchObject({ role: 'backend_developer', technologies: ['react'], duration: 6 })

  storage.set('requestBrief', { project_id: 'first', draft: brief })
  expect(['first', 'second'].map((id) => briefOf({ id }))).toEqual([brief, null])
  expect(briefOf(undefined)).toBeNull()
})

test('a further role begins complete but for its name, and its faults are said at it', () => {
  const further = nextRole({ duration: 6 }, 'ar')
  expect(faultsOn('details', { ...complete, more_roles: [further] })).toEqual({ 'more_roles.0.role': 'required' })
  const designer = { ...further, role: 'product_designer' }
  expect(faultsOn('details', { ...complete, more_roles: [designer] })).toEqual({})
  expect(faultsOn('details', { ...complete, head_count: 1001, more_roles: [{ ...designer, head_count: 0 }] })).toEqual({
    head_count: expect.stringContaining('max=1000'),
    'more_roles.0.head_count': expect.stringContaining('min=1'),
  })
  expect(fieldNamed('more_roles.1.technologies.3')).toBe('more_roles.1.technologies')
})

test('a fault of the server is said at the field it belongs to', () => {
  expect(['scope.audio_id', 'scope.text', 'technologies.3', 'role'].map(fieldNamed)).toEqual([
    'audio_id',
    'scope_text',
    'technologies',
    'role',
  ])
})
