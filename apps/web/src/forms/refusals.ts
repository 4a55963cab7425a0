import type { RefusalKind } from '@fareeq/domain/kernel/refusal.ts'

/** Every refusal of every feature, by its code. A large chunk: loaded with the first refusal that is shown. */
const modules = import.meta.glob<Readonly<Record<string, Readonly<Record<string, RefusalKind>>>>>(
  '../../../../packages/domain/src/*/errors.ts',
  { eager: true },
)

export const refusals: Readonly<Record<string, RefusalKind>> = Object.assign(
  {},
  ...Object.values(modules).flatMap((module) => Object.values(module)),
)
