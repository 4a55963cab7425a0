import { Deployment } from 'kubernetes-models/apps/v1/Deployment'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress'
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget'
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap'
import { Namespace } from 'kubernetes-models/v1/Namespace'
import { Secret } from 'kubernetes-models/v1/Secret'
import { Service } from 'kubernetes-models/v1/Service'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readRunnerEnv } from '../../apps/api/src/platform/env-runner.ts'
import { readEnv } from '../../apps/api/src/platform/env.ts'
import { DEPLOY, readYaml } from './read-files.ts'

const MODELS = { ConfigMap, Deployment, Ingress, Namespace, NetworkPolicy, PodDisruptionBudget, Secret, Service }
type Kind = keyof typeof MODELS
type Resource = { kind: Kind; metadata: { name: string; namespace?: string } }

const FILES = readdirSync(join(DEPLOY, 'kubernetes')).map((file) => `kubernetes/${file}`)
const RESOURCES = FILES.flatMap((file) => readYaml<Resource>(file))
type Models = { [Name in Kind]: InstanceType<(typeof MODELS)[Name]> }
const resourceOf = <Name extends Kind>(kind: Name, name: string) =>
  RESOURCES.find((resource) => resource.kind === kind && resource.metadata.name === name) as unknown as Models[Name]

const deploymentOf = (role: string) => resourceOf('Deployment', `fareeq-${role}`)
const containerOf = (role: string) => deploymentOf(role).spec!.template.spec!.containers[0]!

/** What the container of a role is given, as the cluster puts it together. */
const environmentOf = (role: string): Record<string, string> => {
  const { envFrom, env } = containerOf(role)
  const sources = envFrom!.map(({ configMapRef, secretRef }): Record<string, string> =>
    configMapRef
      ? resourceOf('ConfigMap', configMapRef.name!).data!
      : resourceOf('Secret', secretRef!.name!).stringData!,
  )
  return Object.assign({}, ...sources, Object.fromEntries(env!.map(({ name, value }) => [name, value!] as const)))
}

test.each(RESOURCES.map((resource) => [resource.kind, resource.metadata.name, resource] as const))(
  'Kubernetes accepts the %s %s',
  (kind, _name, resource) => {
    const Model: new (resource: never) => { validate(): void } = MODELS[kind]
    expect(() => new Model(resource as never).validate()).not.toThrow()
    expect(kind === 'Namespace' ? resource.metadata.name : resource.metadata.namespace).toBe('fareeq')
  },
)

test.each(['web', 'worker'])('a %s starts with the settings of its manifests', (role) => {
  const env = readEnv(environmentOf(role))
  expect(env.production).toBe(true)
  expect(containerOf(role).ports).toEqual([{ name: 'http', containerPort: env.PORT }])
})

test('a runner is given its database and no key', () => {
  const environment = environmentOf('runner')
  expect(Object.keys(environment).toSorted()).toEqual(['DATABASE_POOL', 'DATABASE_URL', 'ROLES'])
  expect(() => readRunnerEnv(environment)).not.toThrow()
})

test('whoever is sent to reaches a web node: service, policy, ingress and pod agree', () => {
  const [port] = resourceOf('Service', 'fareeq-web').spec!.ports!
  const container = containerOf('web')
  expect(container.ports!.map(({ name }) => name)).toContain(port!.targetPort)
  const rule = resourceOf('NetworkPolicy', 'fareeq-web-in').spec!.ingress![0]!
  expect(rule.ports!.map(({ port: open }) => open)).toEqual(container.ports!.map(({ containerPort }) => containerPort))
  const backend = resourceOf('Ingress', 'fareeq').spec!.rules![0]!.http!.paths[0]!.backend.service!
  expect(backend).toEqual({ name: 'fareeq-web', port: { name: port!.name } })
})

test.each(['web', 'worker', 'runner'])('the %s pods have no rights, and one at most is taken away', (role) => {
  const { template, selector } = deploymentOf(role).spec!
  expect(template.metadata!.labels).toEqual(selector.matchLabels)
  expect(template.spec!.securityContext!.runAsNonRoot).toBe(true)
  expect(containerOf(role).securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  })
  const budget = resourceOf('PodDisruptionBudget', `fareeq-${role}`).spec!
  expect(budget.selector).toEqual(selector)
  expect(budget.maxUnavailable).toBe(1)
})
