import { pathTo } from '../../../paths.ts'
import type { OwnContract, Seat } from '../api.ts'

export const contractPath = (seat: Seat, id: string) =>
  pathTo(seat === 'talent' ? 'talentContract' : 'clientContract', { id })

/** Who the other side is. */
export const otherSide = (seat: Seat, { talent, company }: Pick<OwnContract, 'talent' | 'company'>) =>
  seat === 'talent' ? company : talent.name
