import type { register, registerOneStep } from '@fareeq/domain/accounts/schema-sign-up.ts'
import type * as z from 'zod/mini'

/** Input of both sign-ups; each sends its own part. */
export type SignupFields = z.input<ReturnType<typeof registerOneStep>>
export type SignupBody = z.output<ReturnType<typeof register>> | z.output<ReturnType<typeof registerOneStep>>
export type SignupPage = 'talent-signup' | 'client-signup'

/** A client who wrote anything about the project signs up and describes it in one step. */
export const saysProject = ({ about }: Pick<SignupFields, 'about'>): boolean =>
  [about?.product_name, about?.industry, about?.scope].some((text) => text?.trim())
