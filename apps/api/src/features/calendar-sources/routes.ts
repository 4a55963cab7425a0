import {
  calendarSourcesContract as contract,
  calendarSourcesOpsContract as ops,
} from '@fareeq/domain/calendar-sources/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { addSource, readSources, removeSource } from './actions.ts'

export function calendarSourceRoutes(server: Server) {
  serve(server, contract.list, async (ctx) => ({ data: await readSources(ctx) }))
  serve(server, contract.add, async (ctx, { body }) => ({ data: await addSource(ctx, body.address) }))
  serve(server, contract.remove, async (ctx, { params }) => ({ data: await removeSource(ctx, params.id) }))
  serve(server, ops.list, async (ctx) => ({ data: await readSources(ctx) }))
  serve(server, ops.add, async (ctx, { body }) => ({ data: await addSource(ctx, body.address) }))
  serve(server, ops.remove, async (ctx, { params }) => ({ data: await removeSource(ctx, params.id) }))
}
