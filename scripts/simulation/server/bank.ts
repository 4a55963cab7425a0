import type { Transfer } from '../engine/world.ts'
import { dayOf } from '../engine/days.ts'

/** The account of ours, as the seller states it. */
export const OUR_ACCOUNT = {
  iban: 'SA0380000000608010167519',
  bic: 'RIBLSARI',
  bank: 'Riyad Bank',
  currency: 'USD',
} as const

const amountOf = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',')
const shortDay = (day: string): string => day.slice(2).replaceAll('-', '')

/** What our bank writes about some days: MT940, with the balance before and after. */
export function statementOf(
  transfers: readonly Transfer[],
  opening: number,
  now: number,
): { file: string; closing: number } {
  const closing = transfers.reduce((sum, { amount }) => sum + amount, opening)
  const balance = (cents: number) => `C${shortDay(dayOf(now))}${OUR_ACCOUNT.currency}${amountOf(cents)}`
  const lines = transfers.flatMap(({ at, amount, reference, from }, index) => {
    const day = shortDay(dayOf(at))
    return [`:61:${day}${day.slice(2)}C${amountOf(amount)}NTRFNONREF//${at}${index}`, `:86:?20${reference}?32${from}`]
  })
  const file = [
    '{1:F01RIBLSARIAXXX0000000000}{2:I940RIBLSARIXXXXN}{4:',
    `:20:${now}`,
    `:25:${OUR_ACCOUNT.iban}`,
    ':28C:1/1',
    `:60F:${balance(opening)}`,
    ...lines,
    `:62F:${balance(closing)}`,
    '-}',
  ].join('\r\n')
  return { file, closing }
}
