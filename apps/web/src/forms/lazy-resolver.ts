import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'
import { type LazyModule, lazyModule } from '../platform/lazy/lazy-module.ts'

/** `module` is fetched in a quiet moment, or with the first validation. */
export type FormResolver<Fields extends FieldValues, Body> = Resolver<Fields, unknown, Body> & {
  module?: Pick<LazyModule<unknown>, 'load'> | undefined
}

/** What is typed into a form, and what is sent once it was validated. */
export type FieldsOf<One> = One extends FormResolver<infer Fields, infer _> ? Fields : never
export type BodyOf<One> = One extends FormResolver<infer _, infer Body> ? Body : never

/**
 * As `resolverOf`, for a form that is shown before its schema is here. Where the schema cannot be loaded the server validates
 * by the same one, and says so if it cannot be reached either.
 */
export function lazyResolver<Schema extends z.ZodMiniType<unknown, FieldValues>>(
  load: () => Promise<Schema>,
): FormResolver<z.input<Schema>, z.output<Schema>> {
  const module = lazyModule(async () => {
    const [schema, { resolverOf }] = await Promise.all([load(), import('./resolver.ts')])
    return resolverOf(schema)
  })
  const resolver: Resolver<z.input<Schema>, unknown, z.output<Schema>> = async (values, ...rest) => {
    const validate = await module.load().catch(() => null)
    // Not validated, hence of the shape it was typed in.
    return validate ? validate(values, ...rest) : { values: values as z.output<Schema> & FieldValues, errors: {} }
  }
  return Object.assign(resolver, { module })
}

/** Sends what was typed instead of what the schema makes of it: the server's own parsing does the same again. */
export const sendsTyped = <Fields extends FieldValues, Body>(
  resolver: FormResolver<Fields, Body>,
): FormResolver<Fields, Fields> => {
  const typed: FormResolver<Fields, Fields> = async (values, ...rest) => {
    const { errors } = await resolver(values, ...rest)
    return Object.keys(errors).length > 0
      ? { values: {}, errors: errors as FieldErrors<Fields> }
      : { values, errors: {} }
  }
  return Object.assign(typed, { module: resolver.module })
}

type Find<Fields> = (fields: Fields) => Readonly<Record<string, string | undefined>>

/** For rules of our own, which name what is wrong by field. */
export const rulesOf =
  <Fields extends FieldValues>(find: Find<Fields>): FormResolver<Fields, Fields> =>
  async (fields) => {
    const faults = Object.entries(find(fields)).filter(([, message]) => message)
    const errors = Object.fromEntries(faults.map(([name, message]) => [name, { type: 'rule', message }]))
    return faults.length > 0 ? { values: {}, errors: errors as FieldErrors<Fields> } : { values: fields, errors: {} }
  }

/** The same for rules that are loaded after the form is shown. */
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
