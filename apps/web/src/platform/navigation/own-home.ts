import type { User } from '@fareeq/domain/accounts/schema.ts'
import { pathTo } from '../../paths.ts'

/** Where "my account" leads; the guards move a person on from there when their step asks for it. */
export const ownHome = (user: Pick<User, 'type'>): string => pathTo(user.type === 1 ? 'talentHome' : 'clientHome')
