import { parseArgs } from 'node:util'

/** What makes no sense is said in a sentence, and nothing has changed. */
export class BadOption extends Error {}

export type Options = {
  days: number
  talents: number
  companies: number
  hires: number
  seed: number
  /** The first day, at midnight in Riyadh. */
  start: string
  /** Names of faults, or none. */
  faults: readonly string[]
  /** Where the run keeps what it needs to go on, and its report. */
  dir: string
  /** Hours of the day at which the server does what is due. */
  stops: number
  port: number
  /** Begin anew where a run is. */
  fresh: boolean
}

const LIMITS = {
  days: [1, 800],
  talents: [1, 200_000],
  companies: [1, 2_000],
  hires: [0, 20_000],
  seed: [0, 2 ** 31],
  stops: [2, 96],
  port: [1024, 65_535],
} as const

const HELP = `npm run simulate -- [--days 60] [--talents 500] [--companies 20] [--hires N] [--seed 1]
  [--start 2027-01-03] [--faults all|NAME,NAME] [--stops 8] [--port 4700] [--dir .data/simulation] [--fresh]`

function wholeNumber(name: keyof typeof LIMITS, text: string): number {
  const [min, max] = LIMITS[name]
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < min || number > max)
    throw new BadOption(`--${name} takes a whole number from ${min} to ${max}, and not “${text}”.\n\n${HELP}`)
  return number
}

/** A day that the calendar has, in this century. */
function isDay(text: string): boolean {
  const at = /^20[2-9]\d-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** A small year for a laptop, unless said otherwise. */
export function readOptions(args: readonly string[], faultNames: readonly string[]): Options {
  const values = parse(args)
  const number = (name: keyof typeof LIMITS, usual: number) => wholeNumber(name, values[name] ?? String(usual))
  const companies = number('companies', 20)
  const start = values.start ?? '2027-01-03'
  if (!isDay(start)) throw new BadOption(`--start takes a day such as 2027-01-03, and not “${start}”.\n\n${HELP}`)
  return {
    days: number('days', 60),
    talents: number('talents', 500),
    companies,
    hires: number('hires', companies * 2),
    seed: number('seed', 1),
    start,
    faults: faultsFrom(values.faults, faultNames),
    dir: values.dir ?? '.data/simulation',
    stops: number('stops', 8),
    port: number('port', 4700),
    fresh: values.fresh ?? false,
  }
}

function faultsFrom(text: string | undefined, names: readonly string[]): readonly string[] {
  if (text === undefined || text === 'none') return []
  const faults = text === 'all' ? names : text.split(',').filter(Boolean)
  const unknown = faults.find((name) => !names.includes(name))
  if (unknown) throw new BadOption(`There is no fault “${unknown}”; there are ${names.join(', ')}.`)
  return faults
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const
  const options = {
    days: text,
    talents: text,
    companies: text,
    hires: text,
    seed: text,
    start: text,
    faults: text,
    dir: text,
    stops: text,
    port: text,
    fresh: { type: 'boolean' } as const,
  }
  try {
    return parseArgs({ args: [...args], options, strict: true }).values
  } catch (error) {
    throw new BadOption(`${(error as Error).message}\n\n${HELP}`)
  }
}
