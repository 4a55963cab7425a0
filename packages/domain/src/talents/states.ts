import { machine } from '../kernel/machine.ts'

const AWAY = { leave: 'unavailable', ban: 'banned' } as const
/** A company may be shown somebody, and ask to meet them, before any assessment (D-122); who is further on stays there. */
const WITH_COMPANY = { nominate: 'nominated', interview: 'interviewing' } as const

/**
 * The life of a talent with us (D-48, D-125): the first attempt at an assessment, passing it, and the way to a company.
 * A contract that is over makes them free for the next one. `unavailable` is the talent's own word, `banned` a decision with its own procedure (D-61).
 */
export const hiringLife = machine({
  applied: { attempt: 'assessing', ...WITH_COMPANY, ...AWAY },
  assessing: { pass: 'verified', ...WITH_COMPANY, ...AWAY },
  verified: { ...WITH_COMPANY, ...AWAY },
  nominated: { interview: 'interviewing', ...AWAY },
  interviewing: { hire: 'hired', ...AWAY },
  hired: { release: 'verified', ban: 'banned' },
  unavailable: { ban: 'banned' },
  banned: {},
})
export type HiringStatus = (typeof hiringLife.states)[number]
export const HIRING_STATUSES = hiringLife.states as [HiringStatus, ...HiringStatus[]]

type Facts = {
  /** How far somebody is in the selection, whatever else is known of them; null where there is none any more. */
  readonly selection: 'before' | 'passed' | 'with_company' | 'done' | null
  /** Whoever reads nothing from us about their application. */
  readonly is_settled: boolean
}
const FACTS: Readonly<Record<HiringStatus, Facts>> = {
  applied: { selection: 'before', is_settled: false },
  assessing: { selection: 'before', is_settled: false },
  verified: { selection: 'passed', is_settled: false },
  nominated: { selection: 'with_company', is_settled: false },
  interviewing: { selection: 'with_company', is_settled: false },
  hired: { selection: 'done', is_settled: true },
  unavailable: { selection: 'before', is_settled: false },
  banned: { selection: null, is_settled: true },
}

export const selectionOf = (status: HiringStatus): Facts['selection'] => FACTS[status].selection
/** Nobody sees them. */
export const isBanned = (status: HiringStatus): boolean => hiringLife.moves(status).length === 0
export const BANNED = HIRING_STATUSES.filter(isBanned)
/** Nobody reminds them. */
export const SETTLED = HIRING_STATUSES.filter((status) => FACTS[status].is_settled)
