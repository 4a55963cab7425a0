import type { ContractAvailability, ContractType } from '@fareeq/domain/contracts/limits.ts'
import { MAX_MONTHS } from '@fareeq/domain/contracts/limits.ts'
import { isDuration } from '@fareeq/domain/contracts/rules.ts'
import type { Terms } from '@fareeq/domain/contracts/schema.ts'
import { counterTerms, needsSalary, nextTerms, requestedTime } from '@fareeq/domain/renewals/rules.ts'
import type { Renewal } from '@fareeq/domain/renewals/schema.ts'

export type Fields = {
  type: ContractType
  duration: number
  availability: ContractAvailability
  raise: 'yes' | 'no'
  price: number
  /** For another availability; US dollars a month. */
  salary: number
  note: string
}
type Offer = Pick<Renewal, 'current' | 'offered' | 'raise'>
export type Asker = 'client' | 'talent'

/** A company goes on from what it asked for; a talent names a raise only to ask for another one. */
export function fieldsOf({ current, offered, raise }: Offer, asker: Asker): Fields {
  const { type, months: duration, availability } = offered ?? current
  const price = asker === 'client' ? (raise?.price ?? Number.NaN) : Number.NaN
  const salary = offered && needsSalary(current, offered) ? offered.salary_net / 100 : Number.NaN
  return { type, duration, availability, raise: price >= 1 ? 'yes' : 'no', price, salary, note: '' }
}

/** A talent takes the availability as it is offered. */
const timeFor = ({ offered, current }: Offer, { type, availability }: Fields, asker: Asker) => ({
  type,
  availability: asker === 'client' ? availability : (offered ?? current).availability,
})

/** Whether the pay of another availability is asked for, instead of a raise. */
export const asksSalary = (offer: Offer, fields: Fields, asker: Asker): boolean =>
  needsSalary(offer.current, timeFor(offer, fields, asker))

/** The availability that the pay is for. */
export const requestedAvailability = (offer: Offer, fields: Fields, asker: Asker): ContractAvailability =>
  requestedTime(offer.current, timeFor(offer, fields, asker)).availability

const raiseOf = ({ raise, price }: Fields) =>
  raise === 'yes' ? ({ yes: true, price } as const) : ({ yes: false } as const)
export const bodyOf = (fields: Fields) => ({
  type: fields.type,
  duration: fields.duration,
  availability: fields.availability,
  raise: raiseOf(fields),
  salary: fields.salary >= 1 ? fields.salary : null,
  note: fields.note,
})
export type TermsBody = ReturnType<typeof bodyOf>

/** The terms that would be asked for, also while a number is still being typed. */
export function askedTerms(offer: Offer, fields: Fields, asker: Asker): Terms {
  const { current } = offer
  const { type, availability, raise, salary } = bodyOf(fields.price >= 1 ? fields : { ...fields, raise: 'no' })
  const duration = isDuration(fields.duration) ? fields.duration : Math.min(current.months, MAX_MONTHS)
  return nextTerms(
    current,
    asker === 'client'
      ? { type, availability, raise, salary, duration }
      : counterTerms(offer, { type, raise, salary, duration }),
  )
}
