// Follows docs/operating/deploying.md in a Debian of its own: `npm run try:machine` (as root, a few minutes; needs release/).
import { install, installSystem, run } from './setup.mjs'

install()
for (const [command, name] of [['debootstrap'], ['unshare', 'util-linux'], ['ip', 'iproute2']])
  installSystem(command, [name ?? command])
run('scripts/deploy/try-machine.ts', process.argv.slice(2))
