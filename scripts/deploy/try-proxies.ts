// Starts the proxies of deploy/ with a certificate of its own in front of two stand-ins, and uses them as browsers do.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HOST_NAME, PROXIES, type Ports, makeCertificate } from './proxy-files.ts'
import { PLAIN_PORT, PROXY_CHECKS } from './proxy-checks.ts'
import { type Site, getJson } from './tls-client.ts'
import { startUpstream } from './upstream.ts'
import { until } from '../cluster/waiting.ts'

const TLS_PORT = PLAIN_PORT + 3

const firstNode = await startUpstream('first')
const secondNode = await startUpstream('second')
const ports: Ports = { plain: PLAIN_PORT, tls: TLS_PORT, upstreams: [firstNode.port, secondNode.port] }

for (const [name, start] of Object.entries(PROXIES)) {
  const folder = mkdtempSync(join(tmpdir(), 'fareeq-proxy-'))
  const certificate = makeCertificate(folder)
  const proxy = start(folder, ports, certificate)
  const site: Site = { port: ports.tls, ca: certificate.ca, host: HOST_NAME }
  try {
    await until(`${name} answers`, 20, async () => (await getJson(site, '/')).status === 200)
    console.log(`${name}, with deploy/${name === 'Caddy' ? 'Caddyfile' : 'haproxy.cfg'}`)
    for (const [title, check] of PROXY_CHECKS) console.log(`  ${title}: ${await check(site, firstNode)}`)
  } finally {
    proxy.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}
firstNode.stop()
secondNode.stop()
