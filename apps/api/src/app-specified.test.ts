import { expect, test } from 'vitest'
import { freshStory } from './testing/story.ts'

const story = await freshStory()

/** Section 7 of the specification as a list: a renamed path fails. */
const CALLS = `
POST /api/auth/register/one-step-client-wizard
POST /api/auth/register
POST /api/auth/generateOTP
POST /api/auth/login
POST /api/auth/register-pending-client
POST /api/auth/social/register
POST /api/auth/social/login
POST /api/auth/logout
POST /api/auth/verification/phone/request
POST /api/auth/verification/phone/verify
POST /api/auth/validate-email
POST /api/auth/validate-phone
POST /api/user/timezone
GET /api/users/profile
GET /api/users/basicInfo
PUT /api/users/languages
PUT /api/users/skills
PUT /api/users/availability
PUT /api/users/salaries
PUT /api/users/bio
POST /api/users/profile
POST /api/users/importCv
POST /api/users/uploadImage
PUT /api/users/personalInfoAndAccounts
POST /api/users/subscribe/{id}
POST /api/users/unsubscribe/
POST /api/projects/create
GET /api/projects/{id}
PUT /api/projects/{id}
DELETE /api/projects/{id}
POST /api/experiences
GET /api/experiences/{id}
PUT /api/experiences/{id}
DELETE /api/experiences/{id}
POST /api/certifications
GET /api/certifications/{id}
PUT /api/certifications/{id}
DELETE /api/certifications/{id}
POST /api/educations
GET /api/educations/{id}
PUT /api/educations/{id}
DELETE /api/educations/{id}
GET /api/skills-assessments
POST /api/assessments/{id}/invite
GET /api/talent/contract-renewal/info
GET /api/talent/indicators
GET /api/staticContent/projectTypes
GET /api/staticContent/countries
GET /api/staticContent/roles
GET /api/staticContent/roles/{id}/skills
POST /api/client/projects/bookMeeting
GET /api/client/projects
GET /api/clients/projects/minimal
POST /api/client/projects/about
POST /api/client/projects/services
GET /api/talent-nominations/info
GET /api/client-counters
GET /api/client/contract-renewal/info
GET /api/client/users/{id}
`
  .trim()
  .split('\n')

test('every call of the specification is served at its path with its method [A-022] [A-025] [A-026] [A-027] [A-031] [A-032] [A-033] [A-034] [A-035] [A-036] [A-037] [A-041] [A-042] [A-043] [A-045] [A-047] [A-049] [A-051] [A-052] [A-053] [A-056] [A-057] [A-058] [A-059] [A-060] [A-061] [A-062] [A-063] [A-064] [A-065] [A-067] [A-069]', async () => {
  expect(CALLS).toHaveLength(59)
  const { body } = await story.person().send('GET', '/api/openapi.json')
  const served = new Set(
    Object.entries<object>(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\/$/, '')}`),
    ),
  )
  const missing = CALLS.filter((call) => !served.has(call.replace(/\/$/, '')))
  expect(missing).toEqual([])
})
