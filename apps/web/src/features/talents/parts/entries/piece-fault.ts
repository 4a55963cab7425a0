import { faultIn } from '../../../../forms/faults.ts'
import { late, useLate } from '../../../../platform/lazy/lazy-module.ts'

/** The schemas are not needed to show a piece; until they are here the server judges by the same ones. */
const JUDGING = late(() => import('./piece-judging.ts'))

export const useJudgingSoon = (): void => void useLate(JUDGING)

type Kind = keyof typeof import('./piece-judging.ts').SCHEMAS

export function pieceFault(kind: Kind, value: unknown): string | undefined {
  const judging = JUDGING.get()
  return judging && faultIn(judging.SCHEMAS[kind], value)
}
