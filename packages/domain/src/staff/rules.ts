import { staffMay } from '../kernel/permissions.ts'
import { cleanLine, foldDigits } from '../kernel/text.ts'

/** One authenticator for everybody: RFC 6238 as the usual apps know it. */
export const TOTP = {
  digits: 6,
  /** Seconds a code is shown. */
  period: 30,
  /** Clocks differ and people type slowly: one step before and one after count too. */
  drift: 1,
} as const

/** Arabic digits are digits, and apps show the six in two groups; anything else is not a code of an authenticator. */
export function readTotp(typed: string): string | null {
  const code = foldDigits(cleanLine(typed)).replace(/^(\d{3}) (\d{3})$/, '$1$2')
  return /^\d{6}$/.test(code) ? code : null
}

/** The number of the 30 seconds a moment lies in. */
export const totpStep = (now: Date): number => Math.floor(now.getTime() / 1000 / TOTP.period)

/**
 * The steps whose codes open the door at this moment. A code works once: the step that opened it last, and all before
 * it, are over, so that nobody who looks over a shoulder comes in after.
 */
export function openSteps(now: Date, lastStep: number | null): number[] {
  const current = totpStep(now)
  const steps = Array.from({ length: 2 * TOTP.drift + 1 }, (_, index) => current - TOTP.drift + index)
  return steps.filter((step) => lastStep === null || step > lastStep)
}

/** The trail names everybody and everything they did: two roles read it, nobody else. */
export const mayReadAudit = (roles: readonly string[]): boolean => staffMay(roles, 'audit.read')
