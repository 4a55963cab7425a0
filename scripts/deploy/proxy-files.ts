import { execFileSync, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readText } from './read-files.ts'

export const HOST_NAME = 'fareeq.example'
export type Ports = { plain: number; tls: number; upstreams: readonly [number, number] }

/** A certificate of our own for two days; HAProxy wants it and its key in one file. */
export function makeCertificate(folder: string) {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const names = `subjectAltName=DNS:${HOST_NAME}`
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${HOST_NAME}`]
  execFileSync('openssl', [...request, '-addext', names, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  const ca = readFileSync(certificate)
  const pair = join(folder, 'fareeq.pem')
  writeFileSync(pair, Buffer.concat([ca, readFileSync(key)]), { mode: 0o600 })
  return { ca, key, certificate, pair }
}
type Certificate = ReturnType<typeof makeCertificate>

/** The address of each node becomes that of a stand-in; a text that has changed is found here, not in production. */
function replaced(text: string, changes: readonly (readonly [from: string, to: string])[]): string {
  return changes.reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`The configuration has no «${from}» any more`)
    return result.replaceAll(from, to)
  }, text)
}

const upstreams = ({ upstreams: [first, second] }: Ports) =>
  [
    ['10.0.0.11:3000', `127.0.0.1:${first}`],
    ['10.0.0.12:3000', `127.0.0.1:${second}`],
  ] as const

export const PROXIES = {
  HAProxy(folder: string, ports: Ports, { pair }: Certificate) {
    const file = join(folder, 'haproxy.cfg')
    const own = [
      ['bind :80', `bind 127.0.0.1:${ports.plain}`],
      ['bind :443', `bind 127.0.0.1:${ports.tls}`],
      ['/etc/haproxy/fareeq.pem', pair],
    ] as const
    writeFileSync(file, replaced(readText('haproxy.cfg'), [...own, ...upstreams(ports)]))
    execFileSync('haproxy', ['-c', '-f', file], { stdio: 'pipe' })
    return spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' })
  },
  Caddy(folder: string, ports: Ports, { certificate, key }: Certificate) {
    const file = join(folder, 'Caddyfile')
    const site = `${HOST_NAME} {`
    const own = [[`\n${site}`, `\n${site}\n\tbind 127.0.0.1\n\ttls ${certificate} ${key}`]] as const
    const options = `{\n\tadmin off\n\thttp_port ${ports.plain}\n\thttps_port ${ports.tls}\n}\n`
    writeFileSync(file, options + replaced(readText('Caddyfile'), [...own, ...upstreams(ports)]))
    const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
    execFileSync('caddy', ['validate', '--adapter', 'caddyfile', '--config', file], { stdio: 'pipe', env })
    return spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], { stdio: 'ignore', env })
  },
} as const
