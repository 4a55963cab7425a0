import type { CallFailure, EmailFlags } from './call-failure.ts'
import { type Effect, verdictOf } from './failures.ts'
import { navigate } from '../navigation/navigate.ts'
import { session } from '../session/session.ts'
import { formatDigits } from '../i18n/digit-format.ts'
import { pageLanguage } from '../i18n/language.ts'
import { ar } from '../messages/ar.ts'
import { en } from '../messages/en.ts'
import { showToast } from '../toasts/toasts.ts'

type FailureOptions = { onEmailFlags?: (flags: EmailFlags) => void }

/** Effects of the error catalogue; tests inject their own. */
export type FailureEffects = {
  /** With the number of the error where the server failed. */
  toast: (text: string, errorNumber?: string) => void
  clearSession: () => void
  /** Runs the guard again for the current page. */
  guardAgain: () => void
  go: (to: string, reload: boolean) => void
  token: () => string | null
  /** A sign-out is in progress. */
  isSigningOut: () => boolean
  href: () => string
}

const browser: FailureEffects = {
  // Not awaited: a call may fail before the toast host is mounted.
  toast: (text, errorNumber) =>
    void showToast({ title: text, tone: 'danger', ...(errorNumber && numbered(errorNumber)) }),
  clearSession: () => session.clearAuth(),
  guardAgain: () => void navigate(location.pathname + location.search, { replace: true }),
  // A document load replaces navigation and reload, and happens once however many calls request it.
  go: (to, reload) => (reload ? location.replace(to) : void navigate(to, { replace: true })),
  token: () => session.get().token,
  isSigningOut: () => session.isSigningOut(),
  href: () => location.pathname + location.search,
}

/** The number to copy: whoever writes to us has it at hand. */
function numbered(errorNumber: string) {
  const words = { ar, en }[pageLanguage()]
  const copy = () => void navigator.clipboard.writeText(errorNumber)
  return {
    text: words.errorNumber.replace('{id}', errorNumber),
    action: { label: words.copyErrorNumber, onPress: copy },
  }
}

/** A 401 of an earlier session, or during sign-out, says nothing about the present one. */
const isStale = (failure: CallFailure, effects: FailureEffects) =>
  failure.status === 401 &&
  (effects.isSigningOut() || (failure.token !== undefined && failure.token !== effects.token()))

export function handleFailure(failure: CallFailure, options: FailureOptions = {}, effects = browser): void {
  if (isStale(failure, effects)) return
  const { status, code, message, errors, where } = failure
  const verdict = verdictOf({ status, code, message, errors, where, href: effects.href() })
  const errorNumber = status >= 500 ? failure.requestId : undefined
  for (const effect of verdict.effects) carryOut(effect, { ...options, errorNumber }, effects)
  // Access was lost: the current page must be guarded again.
  if (verdict.effects.at(-1)?.do === 'clear-session') effects.guardAgain()
}

function carryOut(
  effect: Effect,
  options: FailureOptions & { errorNumber: string | undefined },
  effects: FailureEffects,
): void {
  switch (effect.do) {
    case 'toast':
      return effects.toast(formatDigits(effect.text), options.errorNumber)
    case 'email-flags':
      return options.onEmailFlags?.({ notBusiness: effect.notBusiness, alreadyRegistered: effect.alreadyRegistered })
    case 'clear-session':
      return effects.clearSession()
    case 'go':
      return effects.go(effect.to, effect.reload)
  }
}
