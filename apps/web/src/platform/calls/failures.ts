import { accountErrors } from '@fareeq/domain/accounts/errors.ts'
import { codeErrors } from '@fareeq/domain/codes/errors.ts'
import type { RefusalKind } from '@fareeq/domain/kernel/refusal.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { navigationErrors } from '@fareeq/domain/navigation/errors.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { on401 } from '@fareeq/domain/navigation/rules-session.ts'
import { phoneErrors } from '@fareeq/domain/phone-verifications/errors.ts'
import type { CallFailure } from './call-failure.ts'

/** Effects of a failed call, in this order; the failure itself is always rethrown to the caller. */
export type Effect =
  | { do: 'toast'; text: string }
  | { do: 'email-flags'; notBusiness: boolean; alreadyRegistered: boolean }
  | { do: 'clear-session' }
  /** With `reload`: a full document load. */
  | { do: 'go'; to: string; reload: boolean }

/** `form`: the form shows it at its field. `message`: the field shows the sentence itself. `page`: the page decides. */
export type PassedOnTo = 'form' | 'message' | 'page' | 'caller'

export type FailureHandling = { effects: readonly Effect[]; passedOnTo: PassedOnTo }

type Failed = Pick<CallFailure, 'status' | 'code' | 'message' | 'errors' | 'where'> & { href: string }
type Row = { when: (failed: Failed) => boolean; verdict: (failed: Failed) => FailureHandling }

/** The first fault counts. The code decides; the sentence in either language is the fallback (D-21). */
const isRefusedWith =
  (...kinds: RefusalKind[]) =>
  ({ code, message, errors }: Pick<Failed, 'code' | 'message' | 'errors'>): boolean => {
    const codes = [code, errors[0]?.code]
    const texts = [message, errors[0]?.error]
    return kinds.some((kind) => codes.includes(kind.code) || texts.includes(kind.en) || texts.includes(kind.ar))
  }

const notBusiness = isRefusedWith(accountErrors.email_not_business)
const emailTaken = isRefusedWith(accountErrors.email_registered, accountErrors.email_of_talent)
const phoneFault = isRefusedWith(phoneErrors.phone_registered, rule.phone)
const codeFault = isRefusedWith(...Object.values(codeErrors))
const linkIsOver = isRefusedWith(platformErrors.not_authorized, navigationErrors.nomination_expired)

const firstError = ({ errors, message }: Failed): Effect => ({ do: 'toast', text: errors[0]?.error || message })
const status =
  (...statuses: number[]) =>
  (failed: Failed) =>
    statuses.includes(failed.status)
const passOn = (passedOnTo: PassedOnTo, ...effects: Effect[]): FailureHandling => ({ effects, passedOnTo })

function sessionIsOver({ code, message, where, href }: Failed): FailureHandling {
  const text = code === platformErrors.Unauthenticated.code ? platformErrors.Unauthenticated.en : message
  const end = on401({ href, verifyingPhone: where === 'phone-verification', message: text })
  const effects: Effect[] = []
  if (end.clear.length) effects.push({ do: 'clear-session' })
  if (end.to) effects.push({ do: 'go', to: end.to, reload: end.reload })
  return passOn('caller', ...effects)
}

const lostPage = passOn('page', { do: 'go', to: pathTo('notFound'), reload: false })

/** The error catalogue (§8): the first matching row applies. */
const CATALOGUE: readonly Row[] = [
  { when: ({ code }) => code === 'canceled', verdict: () => passOn('caller') },
  { when: status(401), verdict: sessionIsOver },
  {
    when: ({ where }) => where === 'social',
    verdict: (failed) =>
      passOn('form', firstError(failed), {
        do: 'email-flags',
        notBusiness: notBusiness(failed),
        alreadyRegistered: emailTaken(failed),
      }),
  },
  { when: ({ where }) => where === 'counters', verdict: () => lostPage },
  {
    when: (failed) => status(400, 422)(failed) && (notBusiness(failed) || emailTaken(failed)),
    verdict: () => passOn('form'),
  },
  // Shown once, below the digits or in the countdown box.
  { when: codeFault, verdict: () => passOn('form') },
  { when: (failed) => failed.status === 422 && phoneFault(failed), verdict: () => passOn('message') },
  { when: (failed) => status(403, 404)(failed) && linkIsOver(failed), verdict: () => passOn('page') },
  { when: status(422, 403, 404), verdict: (failed) => passOn('caller', firstError(failed)) },
  { when: () => true, verdict: ({ message }) => passOn('caller', { do: 'toast', text: message }) },
]

export function verdictOf(failed: Failed): FailureHandling {
  const row = CATALOGUE.find(({ when }) => when(failed))
  return row ? row.verdict(failed) : passOn('caller')
}
