import { talentsContract as contract } from '@fareeq/domain/talents/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { goToStep, readBasicInfo, readProfile } from './actions-profile.ts'
import { saveBio, saveLanguages, savePersonalInfo, saveSkills } from './actions-saving.ts'
import { saveAvailability, saveSalaries } from './actions-terms.ts'

export function talentRoutes(server: Server) {
  serve(server, contract.profile, (ctx) => readProfile(ctx, ctx.viewer))
  serve(server, contract.basicInfo, (ctx) => readBasicInfo(ctx))

  serve(server, contract.savePersonalInfo, (ctx, { body }) => savePersonalInfo(ctx, body))
  serve(server, contract.saveLanguages, (ctx, { body }) => saveLanguages(ctx, body))
  serve(server, contract.saveSkills, (ctx, { body }) => saveSkills(ctx, body))
  serve(server, contract.saveBio, (ctx, { body }) => saveBio(ctx, body))

  serve(server, contract.saveAvailability, (ctx, { body }) => saveAvailability(ctx, body))
  serve(server, contract.saveSalaries, (ctx, { body }) => saveSalaries(ctx, body))

  serve(server, contract.saveStep, (ctx, { body }) => goToStep(ctx, body.step))
}
