import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form'
import type * as z from 'zod/mini'
import { type LazyModule, lazyModule } from '../platform/lazy/lazy-module.ts'

/** `module` is prefetched when idle, or loaded with the first validation. */
export type FormResolver<Fields extends FieldValues, Body> = Resolver<Fields, unknown, Body> & {
  module?: Pick<LazyModule<unknown>, 'load'> | undefined
}

/** Input type of a form, and the output type after validation. */
export type FieldsOf<One> = One extends FormResolver<infer Fields, infer _> ? Fields : never
export type BodyOf<One> = One extends FormResolver<infer _, infer Body> ? Body : never

/** As `resolverOf`, with a lazy schema. Where it cannot be loaded, the server validates by the same one. */
export function lazyResolver<Schema extends z.ZodMiniType<unknown, FieldValues>>(
  load: () => Promise<Schema>,
): FormResolver<z.input<Schema>, z.output<Schema>> {
  const module = lazyModule(async () => {
    const [schema, { resolverOf }] = await Promise.all([load(), import('./resolver.ts')])
    return resolverOf(schema)
  })
  const resolver: Resolver<z.input<Schema>, unknown, z.output<Schema>> = async (values, ...rest) => {
    const validate = await module.load().catch(() => null)
    // Unvalidated, hence of the input type.
    return validate ? validate(values, ...rest) : { values: values as z.output<Schema> & FieldValues, errors: {} }
  }
  return Object.assign(resolver, { module })
}

/** Sends the input instead of the schema's output: the server parses it again. */
export const sendsInput = <Fields extends FieldValues, Body>(
  resolver: FormResolver<Fields, Body>,
): FormResolver<Fields, Fields> => {
  const adapted: FormResolver<Fields, Fields> = async (values, ...rest) => {
    const { errors } = await resolver(values, ...rest)
    return Object.keys(errors).length > 0
      ? { values: {}, errors: errors as FieldErrors<Fields> }
      : { values, errors: {} }
  }
  return Object.assign(adapted, { module: resolver.module })
}

type Find<Fields> = (fields: Fields) => Readonly<Record<string, string | undefined>>

/** Custom rules, which return faults by the path of a field. */
export const rulesOf =
  <Fields extends FieldValues>(find: Find<Fields>): FormResolver<Fields, Fields> =>
  async (fields) => {
    const faults = Object.entries(find(fields)).filter(([, message]) => message)
    const errors: FieldErrors<Fields> = {}
    for (const [name, message] of faults) set(errors, name, { type: 'rule', message })
    return faults.length > 0 ? { values: {}, errors } : { values: fields, errors: {} }
  }

/** The same with lazy rules. */
export const lazyRules = <Rules, Fields extends FieldValues>(
  module: LazyModule<Rules>,
  find: (rules: Rules, fields: Fields) => ReturnType<Find<Fields>>,
): FormResolver<Fields, Fields> => {
  const resolver: FormResolver<Fields, Fields> = async (...args) => {
    const rules = await module.load().catch(() => null)
    return rulesOf((fields: Fields) => (rules ? find(rules, fields) : {}))(...args)
  }
  return Object.assign(resolver, { module })
}
