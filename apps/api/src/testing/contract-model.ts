// Reference model of a contract and its renewal, for the model-based test with random moves.
import { LEAD_DAYS } from '@fareeq/domain/buyouts/limits.ts'
import { answerBy, hasExpired, pausedUntil } from '@fareeq/domain/buyouts/rules.ts'
import { type BuyoutEvent, buyoutLife, isStanding } from '@fareeq/domain/buyouts/states.ts'
import { UNCHANGED } from '@fareeq/domain/kernel/policies/policies.ts'
import { endFault, endsOn, isWithdrawable, replacementFault } from '@fareeq/domain/contracts/rules-endings.ts'
import { endingLife } from '@fareeq/domain/contracts/states-endings.ts'
import { type ContractEvent, contractLife, factsOf } from '@fareeq/domain/contracts/states.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { type RenewalEvent, renewalLife } from '@fareeq/domain/renewals/states.ts'
import { type MoveFacts, NAMES, type Name, REPLACED_IN, TAKEN_OVER_IN } from './contract-moves.ts'

const isContractEvent = (name: Name): name is Name & ContractEvent =>
  contractLife.events.includes(name as ContractEvent)
const isRenewalEvent = (name: Name): name is Name & RenewalEvent => renewalLife.events.includes(name as RenewalEvent)
const lapsed = (facts: MoveFacts): MoveFacts => ({
  ...facts,
  renewal: facts.renewal && (renewalLife.next(facts.renewal, 'lapse') ?? facts.renewal),
  buyout: facts.buyout && (buyoutLife.next(facts.buyout, 'lapse') ?? facts.buyout),
})

/** The daily clock job, in the model. */
function afterDailyJob(facts: MoveFacts, today: string): MoveFacts {
  if (!facts.state) return facts
  const isNear = facts.last_day === null && facts.end <= daysAfter(today, UNCHANGED.renewal_days)
  const state = isNear ? (contractLife.next(facts.state, 'come_near') ?? facts.state) : facts.state
  if (today > endsOn(facts.end, facts.last_day) && factsOf(state).is_running)
    return lapsed({ ...facts, state: 'ended' })
  return withRequestedTerms({ ...facts, state }, today)
}

/** A running contract near its end opens one renewal for each term. */
function withRequestedTerms(facts: MoveFacts, today: string): MoveFacts {
  const isNear = facts.end <= daysAfter(today, UNCHANGED.renewal_days)
  const isRunning = facts.state !== null && factsOf(facts.state).is_running
  if (!isNear || !isRunning || facts.last_day !== null || facts.next > facts.terms) return facts
  return { ...facts, renewal: 'need_renewal', next: facts.terms + 1 }
}

const NOTICE: readonly Name[] = ['give_notice', 'withdraw_notice', 'acknowledge_notice', 'replace']

type NewEnd = Pick<MoveFacts, 'kind'> & { last_day: string }
/** The renewal lapses, whichever way it ends. */
const ended = (facts: MoveFacts, { kind, last_day }: NewEnd, now: Date): MoveFacts =>
  lapsed({ ...facts, ending: 'given', kind, last_day, given_at: now })

/** What both sides and operations answer about a buyout. */
const BUYOUT_EVENTS: Readonly<Partial<Record<Name, BuyoutEvent>>> = {
  consent_to_buyout: 'consent',
  decline_buyout: 'decline',
  withdraw_buyout: 'withdraw',
  approve_buyout: 'approve',
  refuse_buyout: 'refuse',
}

function withQuestion(facts: MoveFacts, now: Date): MoveFacts {
  const { state, ending, start, end, buyout, answered_at } = facts
  const today = riyadhDay(now)
  const day = daysAfter(today, TAKEN_OVER_IN)
  const isRunning = state !== null && factsOf(state).is_running
  const isPaused = buyout !== null && pausedUntil({ state: buyout, answered_at }, today) !== null
  if (!isRunning || ending || isPaused || (buyout && isStanding(buyout))) return facts
  if (endFault(day, { today, start, end, trial_days: 0, notice_days: LEAD_DAYS })) return facts
  return { ...facts, buyout: 'asked', buyout_day: day, expires_at: answerBy(now, day, UNCHANGED), answered_at: null }
}

const OF_TALENT: readonly BuyoutEvent[] = ['consent', 'decline', 'expire']
function afterBuyout(facts: MoveFacts, event: BuyoutEvent, now: Date): MoveFacts {
  const { buyout, buyout_day, expires_at } = facts
  const to = buyout && buyoutLife.next(buyout, event)
  if (!to || !expires_at || !buyout_day || (event === 'consent' && hasExpired(expires_at, now))) return facts
  const today = riyadhDay(now)
  if (event === 'approve') {
    const last_day = buyout_day > today ? buyout_day : today
    return ended({ ...facts, buyout: to }, { kind: 'buyout', last_day }, now)
  }
  return { ...facts, buyout: to, ...(OF_TALENT.includes(event) && { answered_at: now }) }
}

/** What the talent did not answer in time. */
const afterExpiry = (facts: MoveFacts, now: Date): MoveFacts =>
  facts.expires_at && hasExpired(facts.expires_at, now) ? afterBuyout(facts, 'expire', now) : facts

/** By the word of the company: notice for thirty days on, or somebody else within the trial. */
function afterEnd(facts: MoveFacts, name: Name, now: Date): MoveFacts {
  const { ending, start, end } = facts
  const today = riyadhDay(now)
  const window = { today, start, end, trial_days: UNCHANGED.trial_days, notice_days: 0 }
  if (ending) return facts
  if (name === 'give_notice') {
    const last_day = daysAfter(today, 30)
    return last_day > end ? facts : ended(facts, { kind: 'notice', last_day }, now)
  }
  const last_day = daysAfter(today, REPLACED_IN)
  return replacementFault(last_day, window) ? facts : ended(facts, { kind: 'replacement', last_day }, now)
}

function afterNotice(facts: MoveFacts, name: Name, now: Date): MoveFacts {
  if (!facts.state || !factsOf(facts.state).is_running) return facts
  const { ending, kind, given_at } = facts
  if (name !== 'withdraw_notice' && name !== 'acknowledge_notice') return afterEnd(facts, name, now)
  if (!ending || !kind || !given_at) return facts
  if (name === 'acknowledge_notice') return { ...facts, ending: endingLife.next(ending, 'acknowledge') ?? ending }
  if (!isWithdrawable({ kind, state: ending, given_at }, now)) return facts
  const isLapsed = facts.next === facts.terms + 1 && facts.renewal === 'rejected'
  const open = isLapsed ? { renewal: renewalLife.next('rejected', 'reopen') } : {}
  return { ...facts, ...open, ending: null, kind: null, last_day: null, given_at: null }
}

const OF_STAFF: readonly Name[] = ['approve', 'refuse']

/** The model: what one move makes of what is known. `end` of a new term is read, not worked out again. */
export function after(facts: MoveFacts, name: Name, now: Date): MoveFacts {
  const today = riyadhDay(now)
  if (name === 'prepare') return facts.state ? facts : { ...facts, state: 'draft', terms: 1 }
  if (!facts.state) return facts
  if (NOTICE.includes(name)) return afterNotice(facts, name, now)
  if (name === 'night') return afterExpiry(afterDailyJob(facts, today), now)
  if (name === 'ask_buyout') return withQuestion(facts, now)
  const event = BUYOUT_EVENTS[name]
  if (event) return afterBuyout(facts, event, now)
  const runs = factsOf(facts.state).is_running
  // The event of the contract is the clock's and the renewal's; the company's is an offer.
  if (isContractEvent(name) && name !== 'renew') {
    const state = contractLife.next(facts.state, name)
    if (!state) return facts
    if (runs && !factsOf(state).is_running) return lapsed({ ...facts, state })
    // The renewal of a short contract opens on its first day.
    return runs ? { ...facts, state } : withRequestedTerms({ ...facts, state }, today)
  }
  if (!isRenewalEvent(name) || !facts.renewal) return facts
  if (!OF_STAFF.includes(name) && (today > facts.end || !runs)) return facts
  const renewal = renewalLife.next(facts.renewal, name)
  if (!renewal) return facts
  return renewal === 'renewed' ? { ...facts, state: 'active', renewal, terms: facts.terms + 1 } : { ...facts, renewal }
}

const ABOUT_MONEY: readonly Name[] = ['pay', 'refund', 'credit', 'void', 'bill_again', 'issue', 'pay_talents']
/** Chosen more often than what ends a contract, so that random runs reach later terms. */
const GO_ON: readonly Name[] = ['night', 'sign_by_talent', 'sign_by_client', 'renew', 'approve', 'accept']

const isChange = (facts: MoveFacts, name: Name, now: Date) =>
  JSON.stringify(after(facts, name, now)) !== JSON.stringify(facts)

/** Moves that change something now; those that go on are there three times. */
export const likelyMoves = (facts: MoveFacts, now: Date): Name[] => [
  ...NAMES.filter((name) => name !== 'terminate' && isChange(facts, name, now)).flatMap((name) =>
    GO_ON.includes(name) ? [name, name, name] : [name],
  ),
  ...(facts.terms > 0 ? ABOUT_MONEY : []),
  'night',
]
