import { expect, test } from 'vitest'
import { codeRequest, runConcurrently, testSandbox } from '../../testing/sandbox-runs.ts'
import type { CodeRequest, RunStatus } from './sandbox.ts'

const sandbox = testSandbox()
const besideNeighbour = (language: CodeRequest['language'], source: string, tests?: CodeRequest['tests']) =>
  runConcurrently(sandbox, codeRequest(language, source, tests))

test('each test is judged by what the function returns, and what it printed is shown', async () => {
  const source = `console.log('loaded')
    async function solve(a, b) {
      await new Promise((done) => setTimeout(done, 60_000))
      console.log(a, [b, { c: 'd' }])
      return a + b
    }`
  const tests = [{ args: [1, 2], gives: 3 }, { args: [1, 2], gives: 4 }, { args: ['a', 'b'] }]
  expect(await sandbox.run(codeRequest('javascript', source, tests))).toMatchObject({
    status: 'done',
    output: "loaded\n1 [ 2, { c: 'd' } ]\n1 [ 2, { c: 'd' } ]\na [ 'b', { c: 'd' } ]\n",
    tests: [
      { passed: true, got: '3' },
      { passed: false, got: '3' },
      { passed: true, got: '"ab"' },
    ],
  })
})

test('types and enums are left out, and the line of an error stays that of the source', async () => {
  const source =
    'interface Pair {\n  a: number\n}\nexport function solve(a: number): Pair {\n  const x: any = null\n  return x.y\n}'
  const { tests } = await sandbox.run(codeRequest('typescript', source))
  expect(tests[0]?.error).toMatch(/^TypeError: .+ \(line 6\)$/)
  const withEnum = 'enum Step { One = 2 }\nconst solve = (a: number, b: number): number => Step.One + b'
  expect(await sandbox.run(codeRequest('typescript', withEnum))).toMatchObject({ tests: [{ passed: true }] })
})

test('without a test the source is only loaded, which shows what it prints', async () => {
  const source = 'for (var i = 0; i < 3; i++) setTimeout(() => console.log(i))'
  expect(await sandbox.run(codeRequest('javascript', source, []))).toMatchObject({
    status: 'done',
    output: '3\n3\n3\n',
  })
})

test.each<[string, CodeRequest['language'], string, RegExp]>([
  ['a syntax error', 'javascript', '\n\nfunction solve( {', /^SyntaxError: .+ \(line 3\)$/],
  ['a syntax error in types', 'typescript', '\nconst solve = (a: ) => a', /^SyntaxError: .+ \(line 2\)$/],
  ['an error at the load', 'javascript', '\nnothing.here', /^ReferenceError: .+ \(line 2\)$/],
  ['no such function', 'javascript', 'function other() {}', /^solve is not a function$/],
  ['a module', 'javascript', "import fs from 'node:fs'\nfunction solve() {}", /^SyntaxError: /],
])('%s is told with its line', async (_, language, source, message) => {
  const { status, message: text, tests } = await sandbox.run(codeRequest(language, source))
  expect({ status, tests }).toEqual({ status: 'invalid', tests: [{ passed: false, error: 'not_run', ms: 0 }] })
  expect(text).toMatch(message)
})

test.each<[string, RunStatus, string]>([
  ['an endless loop', 'timeout', 'for (;;) {}'],
  ['an endless loop that catches everything', 'timeout', 'for (;;) try { for (;;) {} } catch {}'],
  [
    'a storm of promises',
    'timeout',
    'const storm = () => void Promise.resolve().then(storm); storm(); return new Promise(() => {})',
  ],
  ['a regular expression that backtracks', 'timeout', "return /^(a+)+$/.test('a'.repeat(40) + 'b')"],
  ['an interval that is never cleared', 'timeout', 'return new Promise(() => setInterval(() => {}, 1))'],
  ['a getter that never returns', 'timeout', 'throw { get message() { for (;;) {} }, toString() { for (;;) {} } }'],
  ['a value that never becomes JSON', 'timeout', 'return { toJSON() { for (;;) {} } }'],
  ['arrays that grow', 'out_of_memory', 'const all = []; for (;;) all.push(new Array(1e5).fill(1.5))'],
  ['a string that doubles', 'out_of_memory', "let s = 'x'; for (;;) { s += s; s.charCodeAt(s.length >> 1) }"],
  ['buffers', 'out_of_memory', 'const all = []; for (;;) all.push(new Uint8Array(4e6).fill(1))'],
  // Many at a time: a loop that makes them one by one is slow enough for the time limit on a busy machine.
  ['objects', 'out_of_memory', 'const all = []; for (;;) all.push({ a: new Array(1e4).fill({ b: 1 }) })'],
  [
    'promises that pile up',
    'out_of_memory',
    'const all = []; for (;;) all.push(Promise.resolve(new Array(1e4).fill(1.5)))',
  ],
  ['a flood of output', 'output_limit', "for (;;) console.log('flood')"],
  ['one large line', 'output_limit', "console.log('x'.repeat(1e6))"],
])('%s ends as %s', { concurrent: true }, async (_, status, body) => {
  const outcome = await besideNeighbour('javascript', `function solve(a, b) { ${body} }`)
  expect({ status: outcome.status, error: outcome.tests[0]?.error }).toEqual({ status, error: status })
})

test.each<[string, string, RegExp]>([
  ['deep recursion', 'return solve(a, b)', /^RangeError: Maximum call stack size/],
  ['a value that holds itself', 'const one = {}; one.one = one; return one', /circular/i],
  ['a promise that is never settled', 'return new Promise(() => {})', /never settled/],
  ['a value too large to compare', "return 'x'.repeat(1e6)", /too large/],
  ['a host path in an error', "throw new Error('at /usr/lib/node_modules/x')", /^Error: at … \(line 1\)$/],
])('%s is an error of that test', { concurrent: true }, async (_, body, error) => {
  const outcome = await besideNeighbour('javascript', `function solve(a, b) { ${body} }`)
  expect(outcome.status).toBe('done')
  expect(outcome.tests[0]?.error).toMatch(error)
})

test('a value nested too deeply for anybody ends too', async () => {
  const body = 'let deep = []; for (let i = 0; i < 1e5; i++) deep = [deep]; return deep'
  const { tests } = await besideNeighbour('javascript', `function solve() { ${body} }`)
  expect(tests[0]?.error).toMatch(/^timeout$|^RangeError: Maximum call stack/)
})

test.each([
  ['the constructor of a function', 'return Function("return typeof process + typeof require")()'],
  [
    'the constructor of what the host made',
    'return console.log.constructor.constructor("return typeof process + typeof require")()',
  ],
  ['the constructor of an argument', 'return [].constructor.constructor("return typeof process + typeof require")()'],
  ['an indirect eval', 'return (0, eval)("typeof process + typeof require")'],
])('%s leads to no world outside', async (_, body) => {
  const outcome = await besideNeighbour('javascript', `function solve() { ${body} }`)
  expect(outcome.tests[0]?.got).toBe('"undefinedundefined"')
})

test('there is no network, no file, no process and no module', async () => {
  const names = [
    'fetch',
    'WebSocket',
    'XMLHttpRequest',
    'process',
    'require',
    'Deno',
    'std',
    'os',
    'WebAssembly',
    'Worker',
  ]
  const source = `function solve() { return ${JSON.stringify(names)}.filter((name) => typeof globalThis[name] !== 'undefined') }`
  expect(await sandbox.run(codeRequest('javascript', source, [{ args: [], gives: [] }]))).toMatchObject({
    tests: [{ passed: true }],
  })
  const imported = await sandbox.run(codeRequest('javascript', "async function solve() { return import('node:fs') }"))
  expect(imported.tests[0]?.error).toMatch(/could not load module/)
})

test('whoever replaces what judges them fails all the same, and reads nothing of what is expected', async () => {
  const source = `JSON.stringify = () => '5'; JSON.parse = () => 5; Object.is = () => true
    Object.prototype.toJSON = function () { return 5 }; Number.prototype.toJSON = () => 5
    Array.prototype[Symbol.iterator] = function* () { yield 5 }; Promise.prototype.then = () => 5; String.prototype.slice = () => 'v5'
    function solve(...args) { return { not: 'five', args: args.length, stack: new Error().stack, own: Object.keys(globalThis) } }`
  const outcome = await besideNeighbour('javascript', source, [{ args: [2, 3], gives: { secret: 'of-the-bank' } }])
  expect(outcome.tests[0]).toMatchObject({ passed: false })
  expect(JSON.stringify(outcome)).not.toContain('of-the-bank')
})

test('one test that never ends leaves the others judged, and nothing survives from one to the next', async () => {
  const source = 'let calls = 0\nfunction solve(a) { if (a === 2) for (;;) {}\n return ++calls }'
  const tests = [1, 2, 3].map((a) => ({ args: [a], gives: 1 }))
  expect(await besideNeighbour('javascript', source, tests)).toMatchObject({
    status: 'timeout',
    tests: [{ passed: true }, { passed: false, error: 'timeout' }, { passed: true }],
  })
})
