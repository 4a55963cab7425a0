import { faultIn } from '../../../../forms/faults.ts'
import { lazyModule, useLazyModule } from '../../../../platform/lazy/lazy-module.ts'

/** Lazy: fields render without schemas; until then the server validates. */
const JUDGING = lazyModule(() => import('./piece-judging.ts'))

export const useJudgingSoon = (): void => void useLazyModule(JUDGING)

type Kind = keyof typeof import('./piece-judging.ts').SCHEMAS

export function pieceFault(kind: Kind, value: unknown): string | undefined {
  const judging = JUDGING.get()
  return judging && faultIn(judging.SCHEMAS[kind], value)
}
