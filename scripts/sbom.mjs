import { install, run } from './setup.mjs'

install()
run('scripts/sbom/sbom.ts', process.argv.slice(2))
