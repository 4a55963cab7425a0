import { beforeEach, expect, test } from 'vitest'
import { storage } from '../../../../platform/session/storage.ts'
import { fieldsOf } from '../request-form/request-fields.ts'
import { drawOrder } from './use-wizard-order.ts'
import { furthest, ownPages, pageOfStep, targetAfter } from './wizard-steps.ts'

const about = { product_name: 'سوق', industry: 'fintech', scope_text: 'متجر' }
const details = { role: 'tech_lead', availability: 'full_time', duration: 3, primary_language: 'ar' } as const
const fields = (overrides: object) => ({ ...fieldsOf(undefined, null), ...overrides })

beforeEach(() => storage.remove('croFlag'))

test('the stored flag chooses the order of the pages [K-020] [K-021] [K-022]', () => {
  expect(ownPages()).toEqual(['aboutProject', 'selectService', 'technologies', 'details'])
  storage.set('croFlag', true)
  expect(ownPages()).toEqual(['selectService', 'technologies', 'details', 'aboutProject'])
  expect([pageOfStep(1), pageOfStep(5)]).toEqual(['selectService', undefined])
})

test('staff set how many new browsers begin with the services; while it is none, nothing is stored [K-020]', () => {
  drawOrder(0, 0)
  expect(storage.get('croFlag')).toBeUndefined()
  drawOrder(30, 0.29)
  expect(ownPages()[0]).toBe('selectService')
  drawOrder(30, 0.3)
  expect(ownPages()[0]).toBe('aboutProject')
  expect(storage.get('croFlag')).toBe(false)
})

test('one goes as far as the server says, or as what this tab holds reaches', () => {
  expect(furthest(1, fields({}))).toBe(1)
  expect(furthest(1, fields({ ...about, services: ['mvp'] }))).toBe(3)
  expect(furthest(3, fields({}))).toBe(3)
  expect(furthest(1, fields({ ...about, ...details, services: ['mvp'], technologies: ['go'] }))).toBe(4)
  expect(furthest(6, fields({}))).toBe(6)
})

test('a page that was skipped is shown before the next one [D-39]', () => {
  expect(targetAfter('aboutProject', fields(about))).toEqual({ step: 2, missing: false })
  storage.set('croFlag', true)
  expect(targetAfter('details', fields({ ...details, services: ['mvp'] }))).toEqual({ step: 2, missing: true })
  const all = fields({ ...about, ...details, services: ['mvp'], technologies: ['go'] })
  expect(targetAfter('aboutProject', all)).toEqual({ step: 5, missing: false })
})
