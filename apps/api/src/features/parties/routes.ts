import {
  clientPartiesContract as client,
  partiesOpsContract as ops,
  talentPartiesContract as talent,
} from '@fareeq/domain/parties/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { openForStaff, readCompanyParty, readTalentParty, saveCompany, saveTalent } from './actions.ts'

export function partyRoutes(server: Server) {
  serve(server, client.read, (ctx) => readCompanyParty(ctx))
  serve(server, client.save, (ctx, { body }) => saveCompany(ctx, body))
  serve(server, talent.read, (ctx) => readTalentParty(ctx))
  serve(server, talent.save, (ctx, { body }) => saveTalent(ctx, body))
  serve(server, ops.numbers, (ctx, { params, body }) => openForStaff(ctx, params.id, body))
}
