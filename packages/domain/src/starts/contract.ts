import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { startErrors } from './errors.ts'
import { itemForm, planForm, start } from './schema.ts'

const idParams = z.object({ id: id() })
const own = () => z.object({ data: start() })
/** Null for a contract that began before there were lists. */
const read = () => z.object({ data: z.nullable(start()) })
const tickForm = () => z.strictObject({ done: z.boolean() })
const tickRefusals = [platformErrors.not_found, startErrors.start_closed, startErrors.start_item_derived] as const

export const talentStartsContract = {
  ofContract: endpoint({
    method: 'GET',
    path: '/api/talent/contracts/:id/start',
    access: 'talent',
    may: 'contracts.read',
    summary: 'What both sides have to prepare before the first day of a contract',
    params: idParams,
    answer: read(),
    refusals: [platformErrors.not_found],
  }),
  tick: endpoint({
    method: 'POST',
    path: '/api/talent/start-items/:id',
    access: 'talent',
    may: 'starts.prepare',
    summary: 'Ticks an item of one’s own, or opens it again',
    params: idParams,
    body: tickForm(),
    answer: own(),
    refusals: tickRefusals,
  }),
} as const

export const clientStartsContract = {
  ofContract: endpoint({
    method: 'GET',
    path: '/api/client/contracts/:id/start',
    access: 'client',
    may: 'contracts.read',
    summary: 'What both sides have to prepare before the first day of a contract',
    params: idParams,
    answer: read(),
    refusals: [platformErrors.not_authorized, platformErrors.not_found],
  }),
  plan: endpoint({
    method: 'PUT',
    path: '/api/client/contracts/:id/start',
    access: 'client',
    may: 'starts.prepare',
    summary: 'Plans the first day: its hour, who meets the talent, and where; the talent is told',
    params: idParams,
    body: planForm(),
    answer: own(),
    refusals: [
      platformErrors.not_authorized,
      platformErrors.not_found,
      startErrors.start_closed,
      startErrors.start_time_missing,
    ],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/client/contracts/:id/start/items',
    access: 'client',
    may: 'starts.prepare',
    summary: 'Adds an item for either side in the company’s own words',
    params: idParams,
    body: itemForm(),
    status: 201,
    answer: own(),
    refusals: [
      platformErrors.not_authorized,
      platformErrors.not_found,
      startErrors.start_closed,
      startErrors.start_full,
    ],
  }),
  tick: endpoint({
    method: 'POST',
    path: '/api/client/start-items/:id',
    access: 'client',
    may: 'starts.prepare',
    summary: 'Ticks an item of the company, or opens it again',
    params: idParams,
    body: tickForm(),
    answer: own(),
    refusals: [platformErrors.not_authorized, ...tickRefusals],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/client/start-items/:id',
    access: 'client',
    may: 'starts.prepare',
    summary: 'Removes an item that the company added',
    params: idParams,
    answer: own(),
    refusals: [platformErrors.not_authorized, platformErrors.not_found, startErrors.start_closed],
  }),
} as const

export const startsOpsContract = {
  ofContract: endpoint({
    method: 'GET',
    path: '/api/ops/contracts/:id/start',
    access: 'staff',
    may: 'contracts.read',
    summary: 'How far both sides are before the first day of a contract',
    params: idParams,
    answer: read(),
    refusals: [platformErrors.not_authorized, platformErrors.not_found],
  }),
} as const
