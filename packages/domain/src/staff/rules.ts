import { staffMay } from '../kernel/permissions/permissions.ts'
import { cleanLine, foldDigits } from '../kernel/text/text.ts'

/** TOTP parameters: RFC 6238 as the usual apps support it. */
export const TOTP = {
  digits: 6,
  /** Seconds a code is shown. */
  period: 30,
  /** Clock drift: one step before and one after count too. */
  drift: 1,
} as const

/** Arabic digits count, and apps show the six in two groups; anything else is no code. */
export function readTotp(input: string): string | null {
  const code = foldDigits(cleanLine(input)).replace(/^(\d{3}) (\d{3})$/, '$1$2')
  return /^\d{6}$/.test(code) ? code : null
}

/** The time step of a moment (RFC 6238). */
export const totpStep = (now: Date): number => Math.floor(now.getTime() / 1000 / TOTP.period)

/** Valid time steps. Replay protection: the last used step and all before it are invalid. */
export function openSteps(now: Date, lastStep: number | null): number[] {
  const current = totpStep(now)
  const steps = Array.from({ length: 2 * TOTP.drift + 1 }, (_, index) => current - TOTP.drift + index)
  return steps.filter((step) => lastStep === null || step > lastStep)
}

/** The audit log names everybody and everything they did: two roles may read it. */
export const mayReadAudit = (roles: readonly string[]): boolean => staffMay(roles, 'audit.read')
