import type { CallFailure, EmailFlags } from './call-failure.ts'
import { type Effect, judgeFailure } from './failures.ts'
import { navigate } from '../navigation/navigate.ts'
import { session } from '../session/session.ts'
import { formatDigits } from '../i18n/digit-format.ts'

type FailureOptions = { onEmailFlags?: (flags: EmailFlags) => void }

/** The hands that carry a verdict out; tests hand in their own. */
export type FailureEffects = {
  toast: (text: string) => void
  clearSession: () => void
  /** The guard looks again at the page on screen. */
  lookAgain: () => void
  go: (to: string, reload: boolean) => void
  token: () => string | null
  /** Somebody is on the way out. */
  isLeaving: () => boolean
  href: () => string
}

const browser: FailureEffects = {
  // Not awaited: a call may fail before there is a page to show the toast on.
  toast: (text) =>
    void import('../toasts/toasts.ts').then(({ showToast }) => showToast({ title: text, tone: 'danger' })),
  clearSession: () => session.clearAuth(),
  lookAgain: () => void navigate(location.pathname + location.search, { replace: true }),
  // Loading a document is going there and reloading in one, and happens once however many calls ask for it.
  go: (to, reload) => (reload ? location.replace(to) : void navigate(to, { replace: true })),
  token: () => session.get().token,
  isLeaving: () => session.isLeaving(),
  href: () => location.pathname + location.search,
}

/** A late 401 of an earlier session, or of one that is being left, says nothing about the present one. */
const isStale = (failure: CallFailure, hands: FailureEffects) =>
  failure.status === 401 && (hands.isLeaving() || (failure.token !== undefined && failure.token !== hands.token()))

export function handleFailure(failure: CallFailure, options: FailureOptions = {}, hands = browser): void {
  if (isStale(failure, hands)) return
  const { status, code, message, errors, where } = failure
  const verdict = judgeFailure({ status, code, message, errors, where, href: hands.href() })
  for (const effect of verdict.effects) carryOut(effect, options, hands)
  // A page of the area that one has just lost access to must not stay on screen.
  if (verdict.effects.at(-1)?.do === 'clear-session') hands.lookAgain()
}

function carryOut(effect: Effect, options: FailureOptions, hands: FailureEffects): void {
  switch (effect.do) {
    case 'toast':
      return hands.toast(formatDigits(effect.text))
    case 'email-flags':
      return options.onEmailFlags?.({ notBusiness: effect.notBusiness, alreadyRegistered: effect.alreadyRegistered })
    case 'clear-session':
      return hands.clearSession()
    case 'go':
      return hands.go(effect.to, effect.reload)
  }
}
