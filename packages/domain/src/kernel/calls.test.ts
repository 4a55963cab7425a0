import { expect, test } from 'vitest'
import type { Endpoint } from './endpoint.ts'

/** Reached by links, forms, pages and other servers, not by scripts of the browser. */
const WITHOUT_CALLS = [
  'iconsContract',
  'inboundMailsContract',
  'localContract',
  'operationsContract',
  'paymentWebhookContract',
  'referralVisitorsContract',
  'siteContract',
  'siteFilesContract',
]

type Contract = Readonly<Record<string, Endpoint>>
type ContractFile = { feature: string; file: string; contracts: [name: string, contract: Contract][] }

const modules = import.meta.glob<Record<string, unknown>>(['../*/contract*.ts', '!../**/*.test.ts'], { eager: true })
const files = Object.entries(modules)
  .map(([path, exports]): ContractFile => {
    const [, feature = '', file = ''] = path.replace('.ts', '').split('/')
    const names = Object.keys(exports).filter((name) => name.endsWith('Contract') && !WITHOUT_CALLS.includes(name))
    return { feature, file, contracts: names.map((name) => [name, exports[name] as Contract]) }
  })
  .filter(({ contracts }) => contracts.length > 0)

/** A list in one line, or in lines of their own where it is longer than 120 characters. */
function listed(open: string, parts: readonly string[], close: string, indent = ''): string {
  const line = `${indent}${open} ${parts.join(', ')} ${close}`
  return line.length <= 120
    ? line
    : [`${indent}${open}`, ...parts.map((part) => `${indent}  ${part},`), `${indent}${close}`].join('\n')
}

const imported = ({ file, contracts }: ContractFile): string =>
  listed('import type {', contracts.map(([name]) => name).toSorted(), `} from './${file}.ts'`)

function callOf(name: string, { method, path, idempotent }: Endpoint): string {
  const parts = [`method: '${method}'`, `path: '${path}'`, ...(idempotent === false ? ['idempotent: false'] : [])]
  return listed(`${name}: {`, parts, '},', '  ')
}

function callsOf([name, contract]: [string, Contract]): string {
  const calls = Object.entries(contract).map(([key, endpoint]) => `${callOf(key, endpoint)}\n`)
  return `export const ${name.replace(/Contract$/, 'Calls')}: EndpointRefsOf<typeof ${name}> = {\n${calls.join('')}}\n`
}

const pathOf = (feature: string): string => `../${feature}/calls.ts`
const features = Object.entries(Object.groupBy(files, ({ feature }) => feature))

test.each(features)('%s: its calls are those of its contracts (`vitest -u` writes them anew)', async (feature, own) => {
  const contracts = own!.toSorted((a, b) => (a.file < b.file ? -1 : 1))
  const imports = ["import type { EndpointRefsOf } from '../kernel/endpoint.ts'", ...contracts.map(imported)]
  const blocks = contracts.flatMap((file) => file.contracts).map(callsOf)
  const text = `// Generated from the contracts: see kernel/calls.test.ts.\n${imports.join('\n')}\n\n${blocks.join('\n')}`
  await expect(text).toMatchFileSnapshot(pathOf(feature))
})

test('no calls are left of a contract that is gone', () => {
  const actual = Object.keys(import.meta.glob(['../*/calls*.ts', '!../**/*.test.ts'], { eager: true }))
  expect(actual.toSorted()).toEqual(features.map(([feature]) => pathOf(feature)).toSorted())
})
