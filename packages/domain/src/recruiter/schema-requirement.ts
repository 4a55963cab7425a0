import * as z from 'zod/mini'
import { LANGUAGE_LEVELS } from '../catalogue/limits.ts'
import { TIMES } from '../talents/rules-terms.ts'
import { SENIORITIES } from '../talents/rules.ts'
import { BUDGET_SCOPES, CURRENCIES, DAY_PARTS } from './limits.ts'

/** An amount a month. What was not said is null. */
export const budget = () =>
  z.object({
    amount: z.number(),
    currency: z.nullable(z.literal(CURRENCIES)),
    scope: z.nullable(z.literal(BUDGET_SCOPES)),
  })
export type Budget = z.output<ReturnType<typeof budget>>

/** A role of what somebody needs; `role` is null as long as only its features were said. */
export const neededRole = () =>
  z.object({
    role: z.nullable(z.string()),
    count: z.nullable(z.number()),
    seniority: z.nullable(z.literal(SENIORITIES)),
    time: z.nullable(z.literal(TIMES)),
    skills: z.array(z.string()),
    budget: z.nullable(budget()),
  })
export type NeededRole = z.output<ReturnType<typeof neededRole>>

export const start = () =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('immediately') }),
    z.object({ kind: z.literal('weeks'), weeks: z.number() }),
    z.object({ kind: z.literal('month'), month: z.number(), year: z.optional(z.number()) }),
  ])
export type Start = z.output<ReturnType<typeof start>>

/** What a conversation has come to know of the people somebody needs. */
export const requirement = () =>
  z.object({
    roles: z.array(neededRole()),
    /** Months. */
    duration: z.nullable(z.number()),
    start: z.nullable(start()),
    /** Shared hours a day, at least. */
    hours: z.nullable(z.number()),
    /** IANA; null is that of the company. */
    zone: z.nullable(z.string()),
    part: z.nullable(z.literal(DAY_PARTS)),
    languages: z.array(z.object({ id: z.string(), level: z.nullable(z.literal(LANGUAGE_LEVELS)) })),
    countries: z.array(z.string()),
    budget: z.nullable(budget()),
    verified: z.boolean(),
    qualified: z.boolean(),
    /** Index of the role that was spoken of last. */
    focus: z.number(),
  })
export type Requirement = z.output<ReturnType<typeof requirement>>
