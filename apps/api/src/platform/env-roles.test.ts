import { hostname } from 'node:os'
import { expect, test } from 'vitest'
import { PRODUCTION_SETTINGS as production, SECRET_KEY, complaintOf } from '../testing/settings.ts'
import { readRunnerEnv } from './env-runner.ts'
import { readEnv } from './env.ts'

const local = { SECRET_KEY }

test('a process does everything unless its roles are named', () => {
  expect([...readEnv(local).ROLES]).toEqual(['web', 'worker', 'runner'])
  const { ROLES } = readEnv({ ...production, ROLES: 'web, worker' })
  expect([...ROLES]).toEqual(['web', 'worker'])
  expect(complaintOf({ ...production, ROLES: 'web,jobs' })).toContain(
    'must name roles, separated by commas: web, worker, runner',
  )
})

test('the embedded database has one process, which has all roles', () => {
  expect(complaintOf({ ...local, ROLES: 'web' })).toBe(
    'ROLES: the embedded database belongs to one process, which has all of web, worker, runner: set DATABASE_URL',
  )
})

test('the setting that roles have replaced is met with what to write instead', () => {
  expect(complaintOf({ ...production, RUNNER: 'elsewhere' })).toBe(
    'RUNNER is replaced by ROLES: instead of RUNNER=elsewhere write ROLES=web,worker; leave RUNNER=local out',
  )
})

test('a pooler of transactions needs the address of the server itself', () => {
  const url = 'postgres://fareeq@pooler:6432/fareeq'
  expect(complaintOf({ ...production, DATABASE_URL: url, DATABASE_POOLER: 'transaction' })).toBe(
    'DATABASE_POOLER needs DATABASE_DIRECT_URL: LISTEN and migrations do not work through a pooler of transactions',
  )
  const direct = { DATABASE_URL: url, DATABASE_DIRECT_URL: 'postgres://fareeq@db/fareeq' }
  expect(readRunnerEnv({ ...direct, DATABASE_POOLER: 'transaction' })).toMatchObject(direct)
  expect(complaintOf({ ...local, DATABASE_DIRECT_URL: 'postgres://db' })).toBe('DATABASE_DIRECT_URL needs DATABASE_URL')
})

test('a runner is told where the database is, and nothing else of the API', () => {
  const url = 'postgres://runner@db/fareeq'
  const env = readRunnerEnv({ ...production, DATABASE_URL: url, ROLES: 'runner' })
  expect(env).toEqual({
    NODE_ENV: 'production',
    HOST: '0.0.0.0',
    NODE_NAME: hostname(),
    DATABASE_URL: url,
    DATABASE_POOL: 10,
    ROLES: new Set(['runner']),
    OTLP_SHARE: 0.1,
  })
  expect(() => readRunnerEnv({})).toThrow('DATABASE_URL: a runner shares the PostgreSQL of the API')
  expect(() => readRunnerEnv({ DATABASE_URL: 'mysql://db' })).toThrow('must start with postgres://')
})

test('a replica needs the address of its primary', () => {
  expect(complaintOf({ ...local, DATABASE_REPLICA_URL: 'postgres://db' })).toBe(
    'DATABASE_REPLICA_URL needs DATABASE_URL',
  )
})

test('figures on a port of their own need a token in production, and a token that opens nothing is a mistake', () => {
  const token = 'a token of sixteen letters'
  expect(readEnv({ ...production, METRICS_PORT: '9464', METRICS_TOKEN: token })).toMatchObject({ METRICS_PORT: 9464 })
  expect(() => readEnv({ ...production, METRICS_PORT: '9464' })).toThrow('METRICS_PORT needs METRICS_TOKEN')
  expect(() => readEnv({ METRICS_TOKEN: token })).toThrow('METRICS_TOKEN needs METRICS_PORT')
  expect(() => readEnv({ METRICS_PORT: '9464', METRICS_TOKEN: 'short' })).toThrow(
    /^METRICS_TOKEN: must have at least 16 characters$/,
  )
  expect(() => readRunnerEnv({ ...production, DATABASE_URL: 'postgres://db', METRICS_PORT: '9464' })).toThrow(
    'METRICS_PORT needs METRICS_TOKEN',
  )
})

test('traces go to a collector by its address, a part of them or all', () => {
  expect(readEnv({ OTLP_URL: 'http://127.0.0.1:4318/', OTLP_SHARE: '1' })).toMatchObject({
    OTLP_URL: 'http://127.0.0.1:4318',
    OTLP_SHARE: 1,
  })
  expect(readEnv({})).not.toHaveProperty('OTLP_URL')
  expect(() => readEnv({ OTLP_URL: 'collector:4318' })).toThrow('OTLP_URL: must be a web address')
  expect(() => readEnv({ OTLP_SHARE: '10' })).toThrow('OTLP_SHARE: must be a number from 0 to 1')
})
