import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { selectionErrors } from './errors.ts'
import { ownSelection } from './schema.ts'

/** For the talent. */
export const selectionsContract = {
  own: endpoint({
    method: 'GET',
    path: '/api/talent/selection',
    access: 'talent',
    summary: 'The caller’s step of the selection, who acts next, and by when',
    answer: z.object({ data: ownSelection() }),
  }),
  apply: endpoint({
    method: 'POST',
    path: '/api/talent/selection/apply',
    access: 'talent',
    summary: 'Applies again after a rejection, from the promised day on',
    answer: z.object({ data: ownSelection() }),
    refusals: [platformErrors.moved_on, selectionErrors.too_early],
  }),
} as const
