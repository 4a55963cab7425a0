import type { User } from '@fareeq/domain/accounts/schema.ts'
import { pathTo } from '../../paths.ts'

/** Target of "my account"; the guards redirect from there by step. */
export const ownHome = (user: Pick<User, 'type'>): string => pathTo(user.type === 1 ? 'talentHome' : 'clientHome')
