// Does what docs/operating/deploying.md says, in a Debian that was made a minute ago.
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { DEPLOY } from './read-files.ts'

const DOCUMENT = join(DEPLOY, '../docs/operating/deploying.md')
const { values: options } = parseArgs({
  options: {
    release: { type: 'string', default: join(DEPLOY, '../release') },
    /** A Debian that debootstrap has made before: it is copied. */
    base: { type: 'string' },
    mirror: { type: 'string', default: 'http://deb.debian.org/debian' },
    report: { type: 'boolean', default: false },
  },
})

type Block = { title: string; kind: string; text: string }
/** The blocks marked `bash`, each below its heading. */
function blocksOf(document: string): Block[] {
  let title = ''
  return [...document.matchAll(/^## (.*)$|^```bash ?(\w*)\n([^]*?)^```$/gm)].flatMap(([, heading, kind, text]) => {
    if (heading) title = heading
    return text === undefined ? [] : [{ title, kind: kind ?? '', text }]
  })
}

if (process.getuid?.() !== 0) {
  console.error('A machine in a folder is made by root.')
  process.exit(1)
}
const machine = mkdtempSync(join(tmpdir(), 'fareeq-machine-'))
// The root of a machine may be entered by all of its users; a temporary folder by its owner only.
chmodSync(machine, 0o755)
process.once('exit', () => rmSync(machine, { recursive: true, force: true }))
const blocks = blocksOf(readFileSync(DOCUMENT, 'utf8'))
const textOf = (kind: string) =>
  blocks
    .filter((block) => block.kind === kind)
    .map(({ title, text }) => `echo; echo '== ${title}'\n${text}`)
    .join('\n')

console.log('Making a Debian in a folder (a minute or two)')
if (options.base) cpSync(options.base, machine, { recursive: true, verbatimSymlinks: true })
else execFileSync('debootstrap', ['--variant=minbase', 'bookworm', machine, options.mirror], { stdio: 'ignore' })
writeFileSync(join(machine, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 })
execFileSync('tar', ['-C', options.release, '-czf', join(machine, 'root/release.tar.gz'), '.'])
cpSync(DEPLOY, join(machine, 'root/deploy'), { recursive: true })
copyFileSync('/etc/resolv.conf', join(machine, 'etc/resolv.conf'))

/** Ends with all it has started: it is process 1 of its own. Without `packages` its only network is the loopback. */
function run(name: string, text: string, isolated: boolean): string {
  writeFileSync(join(machine, 'root', name), `set -euo pipefail\n${text}`)
  const network = isolated ? 'ip link set lo up' : 'true'
  const inside = `mount -t proc proc ${machine}/proc && mount --rbind /dev ${machine}/dev && ${network} && exec chroot ${machine} /bin/bash /root/${name}`
  const spaces = ['--pid', '--fork', '--mount', '--kill-child', ...(isolated ? ['--net'] : [])]
  const env = {
    PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
    HOME: '/root',
    LANG: 'C.UTF-8',
    DEBIAN_FRONTEND: 'noninteractive',
  }
  const { status, stdout, stderr } = spawnSync('unshare', [...spaces, 'sh', '-c', inside], { encoding: 'utf8', env })
  if (status === 0) return stdout
  console.error(`${stdout}\n${stderr}\nThe machine did not do what the document says (${status}).`)
  process.exit(1)
}

run('packages.sh', textOf('packages'), false)
const output = run('steps.sh', textOf(''), true).trim()
console.log(output)
if (options.report) {
  const mark = '<!-- printed by npm run try:machine -->'
  const [document] = readFileSync(DOCUMENT, 'utf8').split(`\n## What the trial printed`)
  // The key in the link is of a machine that is gone; it is left out all the same.
  const text = output.replaceAll(/#link=\S+/g, '#link=…').replaceAll(/^.*: \d+ %\n/gm, '')
  writeFileSync(DOCUMENT, `${document}\n## What the trial printed\n\n${mark}\n\n\`\`\`text\n${text}\n\`\`\`\n`)
}
