import type { RouteId } from '../paths.ts'

/**
 * Routes of the specification whose feature is not built: payments. Their addresses say so on a
 * page of their own. The list may only shrink; `router.test.ts` holds it.
 */
export const ABSENT = ['paymentResult'] as const satisfies readonly RouteId[]

export type AbsentRoute = (typeof ABSENT)[number]

export const isAbsent = (id: RouteId | undefined): id is AbsentRoute => (ABSENT as readonly unknown[]).includes(id)
