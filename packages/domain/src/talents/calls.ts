// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { talentsContract } from './contract.ts'
import type {
  certificationsContract,
  educationsContract,
  experiencesContract,
  projectsContract,
} from './contract-entries.ts'
import type { exportContract } from './contract-export.ts'
import type { photosContract } from './contract-photos.ts'

export const talentsCalls: EndpointRefsOf<typeof talentsContract> = {
  profile: { method: 'GET', path: '/api/users/profile' },
  basicInfo: { method: 'GET', path: '/api/users/basicInfo' },
  savePersonalInfo: { method: 'PUT', path: '/api/users/personalInfoAndAccounts' },
  saveLanguages: { method: 'PUT', path: '/api/users/languages' },
  saveSkills: { method: 'PUT', path: '/api/users/skills' },
  saveAvailability: { method: 'PUT', path: '/api/users/availability' },
  saveSalaries: { method: 'PUT', path: '/api/users/salaries' },
  saveBio: { method: 'PUT', path: '/api/users/bio' },
  confirmTerms: { method: 'POST', path: '/api/users/profile' },
  saveStep: { method: 'PUT', path: '/api/talent/step' },
}

export const projectsCalls: EndpointRefsOf<typeof projectsContract> = {
  create: { method: 'POST', path: '/api/projects/create' },
  read: { method: 'GET', path: '/api/projects/:id' },
  change: { method: 'PUT', path: '/api/projects/:id' },
  remove: { method: 'DELETE', path: '/api/projects/:id' },
}

export const experiencesCalls: EndpointRefsOf<typeof experiencesContract> = {
  create: { method: 'POST', path: '/api/experiences' },
  read: { method: 'GET', path: '/api/experiences/:id' },
  change: { method: 'PUT', path: '/api/experiences/:id' },
  remove: { method: 'DELETE', path: '/api/experiences/:id' },
}

export const educationsCalls: EndpointRefsOf<typeof educationsContract> = {
  create: { method: 'POST', path: '/api/educations' },
  read: { method: 'GET', path: '/api/educations/:id' },
  change: { method: 'PUT', path: '/api/educations/:id' },
  remove: { method: 'DELETE', path: '/api/educations/:id' },
}

export const certificationsCalls: EndpointRefsOf<typeof certificationsContract> = {
  create: { method: 'POST', path: '/api/certifications' },
  read: { method: 'GET', path: '/api/certifications/:id' },
  change: { method: 'PUT', path: '/api/certifications/:id' },
  remove: { method: 'DELETE', path: '/api/certifications/:id' },
}

export const exportCalls: EndpointRefsOf<typeof exportContract> = {
  exportProfile: { method: 'GET', path: '/api/users/profile/export' },
}

export const photosCalls: EndpointRefsOf<typeof photosContract> = {
  upload: { method: 'POST', path: '/api/users/uploadImage', idempotent: false },
  remove: { method: 'DELETE', path: '/api/users/uploadImage' },
  photo: { method: 'GET', path: '/api/photos/:id' },
}
