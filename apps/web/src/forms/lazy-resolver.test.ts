import type { FieldValues } from 'react-hook-form'
import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { lazyModule } from '../platform/lazy/lazy-module.ts'
import { type FormResolver, lazyResolver, lazyRules, rulesOf, sendsInput } from './lazy-resolver.ts'

const SCHEMA = z.object({ years: z.string().check(z.minLength(1)) })
const PARSED = z.object({ years: z.pipe(z.string(), z.transform(Number)) })

const validate = async <Fields extends FieldValues, Body>(resolver: FormResolver<Fields, Body>, fields: Fields) => {
  const { values, errors } = await resolver(fields, undefined, { fields: {}, shouldUseNativeValidation: false })
  return { values, faults: Object.keys(errors) }
}

describe('a schema that is loaded with the first validation', () => {
  test('finds the faults of a form', async () => {
    const resolver = lazyResolver(async () => SCHEMA)
    expect(await validate(resolver, { years: '' })).toEqual({ values: {}, faults: ['years'] })
    expect(await validate(resolver, { years: '3' })).toEqual({ values: { years: '3' }, faults: [] })
  })

  test('is loaded once, when it is needed', async () => {
    const load = vi.fn(async () => SCHEMA)
    const resolver = lazyResolver(load)
    expect(load).not.toHaveBeenCalled()
    await Promise.all([validate(resolver, { years: '1' }), validate(resolver, { years: '2' })])
    expect(load).toHaveBeenCalledOnce()
  })

  test('that cannot be loaded lets the form pass, for the server to validate, and is tried again', async () => {
    const load = vi.fn(async () => SCHEMA).mockRejectedValueOnce(new TypeError('offline'))
    const resolver = lazyResolver(load)
    expect(await validate(resolver, { years: '' })).toEqual({ values: { years: '' }, faults: [] })
    expect(await validate(resolver, { years: '' })).toEqual({ values: {}, faults: ['years'] })
  })

  test('sends what it parsed, or the input where the server parses it again', async () => {
    const resolver = lazyResolver(async () => PARSED)
    expect(await validate(resolver, { years: '3' })).toEqual({ values: { years: 3 }, faults: [] })
    expect(await validate(sendsInput(resolver), { years: '3' })).toEqual({ values: { years: '3' }, faults: [] })
    expect(sendsInput(resolver).module).toBe(resolver.module)
  })

  test('sends nothing with a fault', async () => {
    expect(await validate(sendsInput(lazyResolver(async () => SCHEMA)), { years: '' })).toEqual({
      values: {},
      faults: ['years'],
    })
  })
})

describe('rules of a form', () => {
  type Offer = { from: string; to: string }
  const find = ({ from, to }: Offer) => ({ to: to < from ? 'order' : undefined })

  test.each([
    ['let it pass', { from: '1', to: '2' }, []],
    ['refuse the field they name', { from: '2', to: '1' }, ['to']],
  ])('%s', async (_, fields, faults) => {
    const expected = { values: faults.length > 0 ? {} : fields, faults }
    expect(await validate(rulesOf(find), fields)).toEqual(expected)
    const lazy = lazyRules(
      lazyModule(async () => find),
      (rules, values: Offer) => rules(values),
    )
    expect(await validate(lazy, fields)).toEqual(expected)
  })

  test('that cannot be loaded let it pass', async () => {
    const missing = lazyModule<typeof find>(() => Promise.reject(new TypeError('offline')))
    const resolver = lazyRules(missing, (rules, values: Offer) => rules(values))
    expect((await validate(resolver, { from: '2', to: '1' })).faults).toEqual([])
  })
})
