// `npm run sbom -- --to FOLDER`; a release contains both files anyway.
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { writeSbom } from './write-sbom.ts'

const root = join(import.meta.dirname, '../..')
const { values: options } = parseArgs({ options: { to: { type: 'string', default: join(root, 'release') } } })
const { sbom, licences, components } = writeSbom(root, resolve(options.to))
console.log(`${components} packages:\n  ${sbom}\n  ${licences}`)
