import { staffMay } from '../kernel/permissions.ts'

/** Who sees to messages that did not arrive (D-70): whoever may see the addresses of both sides and answers for them. */
export const mayReadMessages = (roles: readonly string[]): boolean => staffMay(roles, 'messages.read')
