// The specification's numbers, once more by hand: 5 % withheld, 15 % VAT in Saudi Arabia, shares of a month by its days.

const WHT = 500n
const VAT = 1500n
const WHOLE = 10_000n

/** Half a cent is rounded up. */
export const ratio = (cents: number, part: bigint, all: bigint): number =>
  Number((BigInt(cents) * part * 2n + all) / (2n * all))

/** The gross pay of which the tax leaves the net; who lives in Saudi Arabia has nothing withheld. */
export const grossOf = (net: number, country: string): number =>
  country === 'SA' ? net : ratio(net, WHOLE, WHOLE - WHT)
export const vatOf = (subtotal: number, country: string): number => (country === 'SA' ? ratio(subtotal, VAT, WHOLE) : 0)

export const lengthOf = (month: string): number =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()

export type Days = { from: string; to: string }
const daysIn = ({ from, to }: Days): string[] => {
  const days: string[] = []
  for (let day = from; day <= to; day = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10))
    days.push(day)
  return days
}

/** How many days of a month somebody worked, without those that are not paid. */
export function daysWorked(month: string, worked: Days, unpaid: readonly Days[]): number {
  const off = new Set(unpaid.flatMap(daysIn))
  const [first, last] = [`${month}-01`, `${month}-${lengthOf(month)}`]
  const from = worked.from > first ? worked.from : first
  const to = worked.to < last ? worked.to : last
  return from > to ? 0 : daysIn({ from, to }).filter((day) => !off.has(day)).length
}

export type Pay = { net: number; gross: number; fee: number }
/** What so many days of a month cost. */
export function shareOf(month: string, days: number, { net, gross, fee }: Pay): Pay & { wht: number } {
  const share = (cents: number) => ratio(cents, BigInt(days), BigInt(lengthOf(month)))
  return { net: share(net), gross: share(gross), wht: share(gross) - share(net), fee: share(fee) }
}
