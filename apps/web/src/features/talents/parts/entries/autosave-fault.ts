import { faultIn } from '../../../../forms/faults.ts'
import { lazyModule, useLazyModule } from '../../../../platform/lazy/lazy-module.ts'

/** Lazy: fields render without schemas; until then the server validates. */
const VALIDATION = lazyModule(() => import('./autosave-validation.ts'))

export const useAutosaveValidation = (): void => void useLazyModule(VALIDATION)

type Kind = keyof typeof import('./autosave-validation.ts').SCHEMAS

export function fieldFault(kind: Kind, value: unknown): string | undefined {
  const validation = VALIDATION.get()
  return validation && faultIn(validation.SCHEMAS[kind], value)
}
