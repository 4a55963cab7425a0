import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import type { CodeWords } from './ar.ts'

export const en: CodeWords = {
  label: 'Verification code',
  confirm: 'Confirm code',
  resend: 'Send a new code',
  resendIn: 'New code in {time}',
  sentAgain: 'We have sent a new code. The previous one no longer works.',
  retriesLeft: countedEn({ zero: 'No attempts left', one: '{n} attempt left', other: '{n} attempts left' }),
  byLink: 'Email me a sign-in link',
  linkSent: 'If this email has an account, a sign-in link is in its inbox. It works once, for 60 minutes.',
  help: 'Contact us',
  blockedUntil: 'You can try again on {moment}.',
}
