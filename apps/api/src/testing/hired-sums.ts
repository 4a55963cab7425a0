// What a hire costs and pays, worked out once more by hand for the story of app-hired.test.ts.
import { daysAfter } from '@fareeq/domain/kernel/time/working-days.ts'

/** Whole numbers only; half a cent is rounded up. */
export const ratio = (cents: number, part: number, total: number) =>
  Number((BigInt(cents) * BigInt(part) * 2n + BigInt(total)) / (2n * BigInt(total)))
const WHT = 5
export const VAT = 15
const FEE = 15
/** The gross pay of which the tax leaves the net. */
export const grossFor = (net: number) => ratio(net, 100, 100 - WHT)
export const monthOf = (net: number) => {
  const [gross, fee] = [grossFor(net), ratio(net, FEE, 100)]
  const vat = ratio(gross + fee, VAT, 100)
  return { net, wht: gross - net, fee, vat, total: gross + fee + vat }
}
const lengthOf = (month: string) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()
/** What each month of these days costs; days off without pay are not worked. */
export function billOf(net: number, from: string, to: string, unpaid: readonly string[]) {
  const days: string[] = []
  for (let day = from; day <= to; day = daysAfter(day, 1)) days.push(day)
  return [...new Set(days.map((day) => day.slice(0, 7)))].map((month) => {
    const worked = days.filter((day) => day.startsWith(month) && !unpaid.includes(day)).length
    const share = (cents: number) => ratio(cents, worked, lengthOf(month))
    const part = share(net)
    return { month, net: part, wht: share(grossFor(net)) - part, fee: share(ratio(net, FEE, 100)) }
  })
}
