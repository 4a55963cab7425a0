import type { ContractAvailability, ContractType } from '@fareeq/domain/contracts/limits.ts'
import { MAX_MONTHS } from '@fareeq/domain/contracts/limits.ts'
import { isDuration } from '@fareeq/domain/contracts/rules.ts'
import type { Terms } from '@fareeq/domain/contracts/schema.ts'
import { counterTerms, nextTerms } from '@fareeq/domain/renewals/rules.ts'
import type { Renewal } from '@fareeq/domain/renewals/schema.ts'

export type Fields = {
  type: ContractType
  duration: number
  availability: ContractAvailability
  raise: 'yes' | 'no'
  price: number
  note: string
}
type Offer = Pick<Renewal, 'current' | 'offered' | 'raise'>
export type Asker = 'client' | 'talent'

/** A company goes on from what it asked for; a talent names a raise only to ask for another one. */
export function fieldsOf({ current, offered, raise }: Offer, asker: Asker): Fields {
  const { type, months: duration, availability } = offered ?? current
  const price = asker === 'client' ? (raise?.price ?? Number.NaN) : Number.NaN
  return { type, duration, availability, raise: price >= 1 ? 'yes' : 'no', price, note: '' }
}

const raiseOf = ({ raise, price }: Fields) =>
  raise === 'yes' ? ({ yes: true, price } as const) : ({ yes: false } as const)
export const bodyOf = (fields: Fields) => ({
  type: fields.type,
  duration: fields.duration,
  availability: fields.availability,
  raise: raiseOf(fields),
  note: fields.note,
})
export type TermsBody = ReturnType<typeof bodyOf>

/** The terms that would be asked for, also while a number is still being typed. */
export function askedTerms(offer: Offer, fields: Fields, asker: Asker): Terms {
  const { current } = offer
  const { type, availability, raise } = bodyOf(fields.price >= 1 ? fields : { ...fields, raise: 'no' })
  const duration = isDuration(fields.duration) ? fields.duration : Math.min(current.months, MAX_MONTHS)
  return nextTerms(
    current,
    asker === 'client' ? { type, availability, raise, duration } : counterTerms(offer, { type, raise, duration }),
  )
}
