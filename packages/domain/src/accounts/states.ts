import { machine } from '../kernel/machine.ts'

/**
 * The life of an account. `pending`: opened by a booking or an import, until its owner proves the address. The row of a
 * closed one stays, without a name, for what refers to it.
 */
export const accountLife = machine({
  pending: { prove: 'active' },
  active: { close: 'closed' },
  closed: {},
})
export type AccountStatus = (typeof accountLife.states)[number]

export const PENDING_ACCOUNTS = accountLife.sources('prove')
export const isPending = (status: AccountStatus): boolean => PENDING_ACCOUNTS.includes(status)
export const ACTIVE_ACCOUNTS = accountLife.sources('close')
export const isClosed = (status: AccountStatus): boolean => accountLife.moves(status).length === 0
export const OPEN_ACCOUNTS = accountLife.states.filter((status) => !isClosed(status))
