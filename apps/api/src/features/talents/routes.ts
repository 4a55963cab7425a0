import { talentsContract as contract } from '@fareeq/domain/talents/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { goToStep, readBasicInfo, readProfile } from './actions-profile.ts'
import { saveBio, saveLanguages, savePersonalInfo, saveSkills } from './actions-saving.ts'
import { saveAvailability, saveSalaries } from './actions-terms.ts'

export function talentRoutes(server: Server) {
  serve(server, contract.profile, (call) => readProfile(call, call.viewer))
  serve(server, contract.basicInfo, (call) => readBasicInfo(call))

  serve(server, contract.savePersonalInfo, (call, { body }) => savePersonalInfo(call, body))
  serve(server, contract.saveLanguages, (call, { body }) => saveLanguages(call, body))
  serve(server, contract.saveSkills, (call, { body }) => saveSkills(call, body))
  serve(server, contract.saveBio, (call, { body }) => saveBio(call, body))

  serve(server, contract.saveAvailability, (call, { body }) => saveAvailability(call, body))
  serve(server, contract.saveSalaries, (call, { body }) => saveSalaries(call, body))

  serve(server, contract.saveStep, (call, { body }) => goToStep(call, body.step))
}
