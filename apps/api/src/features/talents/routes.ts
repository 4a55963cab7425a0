import { talentsContract as contract } from '@fareeq/domain/talents/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { goToStep, readBasicInfo, readProfile } from './actions-profile.ts'
import { saveBio, saveLanguages, savePersonalInfo, saveSkills } from './actions-saving.ts'
import { saveAvailability, saveSalaries } from './actions-terms.ts'

export function talentRoutes(server: Server) {
  const { platform } = server

  serve(server, contract.profile, ({ db, viewer, now }) => readProfile(db, viewer, now))
  serve(server, contract.basicInfo, ({ db, viewer }) => readBasicInfo(db, viewer))

  serve(server, contract.savePersonalInfo, ({ body, ...call }) => savePersonalInfo({ ...call, platform }, body))
  serve(server, contract.saveLanguages, ({ body, ...call }) => saveLanguages({ ...call, platform }, body))
  serve(server, contract.saveSkills, ({ body, ...call }) => saveSkills({ ...call, platform }, body))
  serve(server, contract.saveBio, ({ body, ...call }) => saveBio({ ...call, platform }, body))

  serve(server, contract.saveAvailability, ({ body, ...call }) => saveAvailability({ ...call, platform }, body))
  serve(server, contract.saveSalaries, ({ body, ...call }) => saveSalaries({ ...call, platform }, body))

  serve(server, contract.saveStep, ({ body, ...call }) => goToStep({ ...call, platform }, body.step))
}
