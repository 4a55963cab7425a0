import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'
import { type LazyModule, lazyModule, useLazyModule } from '../platform/lazy/lazy-module.ts'

type Judge<Fields extends z.ZodMiniType<unknown, FieldValues>> = Resolver<z.input<Fields>, unknown, z.output<Fields>>

/** What is typed into a form, and what is sent once it was judged. */
export type JudgedBy<One> =
  One extends LazyModule<Resolver<infer Fields, unknown, infer Body>> ? { fields: Fields; body: Body } : never

/** As `resolverOf`, for a form that is shown before the schema that judges it is here. */
export const lateResolver = <Fields extends z.ZodMiniType<unknown, FieldValues>>(load: () => Promise<Fields>) =>
  lazyModule(async (): Promise<Judge<Fields>> => {
    const [schema, { resolverOf }] = await Promise.all([load(), import('./resolver.ts')])
    return resolverOf(schema)
  })

/**
 * `resolver: useJudge(JUDGE)`: what comes first, a quiet moment or the first question, fetches it. Where it cannot come the
 * server judges by the same schema, and says so if there is no line to it either.
 */
export function useJudge<Fields extends FieldValues, Context, Values>(
  one: LazyModule<Resolver<Fields, Context, Values>>,
): Resolver<Fields, Context, Values> {
  useLazyModule(one)
  return async (...asked) => {
    const judge = await one.load().catch(() => null)
    return judge ? judge(...asked) : { values: asked[0] as unknown as Values & FieldValues, errors: {} }
  }
}

/** The same for rules of our own, which name what is wrong by field. */
export function useFaults<Rules, Fields extends FieldValues>(
  one: LazyModule<Rules>,
  find: (rules: Rules, fields: Fields) => Readonly<Record<string, string | undefined>>,
): Resolver<Fields> {
  useLazyModule(one)
  return async (fields) => {
    const rules = await one.load().catch(() => null)
    const faults = Object.entries(rules ? find(rules, fields) : {}).filter(([, message]) => message)
    const errors = Object.fromEntries(faults.map(([name, message]) => [name, { type: 'rule', message }]))
    return faults.length > 0 ? { values: {}, errors: errors as FieldErrors<Fields> } : { values: fields, errors: {} }
  }
}
