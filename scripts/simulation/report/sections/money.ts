import { type Series, barChart, lineChart } from '../chart.ts'
import { accountName } from '../names.ts'
import { type Section, bandsByDay, bandsByWeek, short, weekly } from './section.ts'

const THOUSAND = 100_000 // cents

export const money: Section = (world, words, lang) => {
  const kinds = [
    ['money.billed', words.billed],
    ['money.received', words.received],
    ['money.paid_out', words.paid_out],
  ] as const
  const { labels } = weekly(world, 'money.billed', lang)
  const series = kinds.map(([event, name], color): Series => ({
    name,
    color,
    values: weekly(world, event, lang).values.map((cents) => cents / THOUSAND),
  }))
  return {
    title: words.money,
    text: words.money_text,
    body: barChart(words.money, { labels, series, bands: bandsByWeek(world, lang) }),
  }
}

const ACCOUNTS = ['receivable', 'cash', 'talent_payable', 'vat_payable', 'wht_payable', 'fees'] as const

export const ledger: Section = (world, words, lang) => {
  const { snapshots } = world
  const labels = snapshots.map(({ day }) => short(day, lang))
  const series = ACCOUNTS.map((account, color): Series => ({
    name: accountName(account, lang),
    color,
    values: snapshots.map((snapshot) => (snapshot.ledger[account] ?? 0) / THOUSAND),
  }))
  return {
    title: words.ledger,
    text: words.ledger_text,
    body: lineChart(words.ledger, { labels, series, bands: bandsByDay(world, lang) }),
  }
}
