import { machine } from '../kernel/machine.ts'

const AWAY = { leave: 'unavailable', ban: 'banned' } as const
/** A company may be shown somebody, and ask to meet them, before any assessment (D-122); who is further on stays there. */
const WITH_COMPANY = { nominate: 'nominated', interview: 'interviewing' } as const

/**
 * The life of a talent with us (D-48, D-125): the first attempt at an assessment, passing it, and the way to a company.
 * A contract that is over makes them free for the next one. `unavailable` is the talent's own word, `banned` a decision with
 * its own procedure (D-61); where it is lifted, what was proved and signed leads on from the beginning.
 */
export const hiringLife = machine({
  applied: { attempt: 'assessing', ...WITH_COMPANY, ...AWAY },
  assessing: { pass: 'verified', ...WITH_COMPANY, ...AWAY },
  verified: { ...WITH_COMPANY, ...AWAY },
  nominated: { interview: 'interviewing', ...AWAY },
  interviewing: { hire: 'hired', ...AWAY },
  hired: { release: 'verified', ban: 'banned' },
  unavailable: { ban: 'banned' },
  banned: { lift: 'applied' },
})
export type HiringStatus = (typeof hiringLife.states)[number]
export const HIRING_STATUSES = hiringLife.states as [HiringStatus, ...HiringStatus[]]

/** Talents who get no more messages about their application. */
const IS_SETTLED: Readonly<Record<HiringStatus, boolean>> = {
  applied: false,
  assessing: false,
  verified: false,
  nominated: false,
  interviewing: false,
  hired: true,
  unavailable: false,
  banned: true,
}

/** Nobody sees them. */
export const BANNED = hiringLife.targets('ban')
export const isBanned = (status: HiringStatus): boolean => BANNED.includes(status)
/** They work under a contract: no step of a beginner is theirs. */
const HIRED = hiringLife.targets('hire')
export const isHired = (status: HiringStatus): boolean => HIRED.includes(status)
/** Nobody reminds them. */
export const SETTLED = HIRING_STATUSES.filter((status) => IS_SETTLED[status])
