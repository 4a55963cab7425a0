import { afterAll, describe, expect, test } from 'vitest'
import { silent } from '../../testing/silent.ts'
import { createSandbox } from './create-sandbox.ts'
import type { CodeRequest, RunStatus } from './sandbox.ts'

// Shorter than in earnest, so that what never ends ends soon.
const limits = {
  script: { testMs: 1_500, runMs: 6_000 },
  python: { testMs: 1_500, runMs: 6_000 },
  sql: { testMs: 1_500, runMs: 6_000 },
}
const sandbox = createSandbox({ log: silent, limits })
afterAll(() => sandbox.close())

type Language = CodeRequest['language']
const sum: Record<Language, string> = {
  javascript: 'function solve(a, b) { return a + b }',
  typescript: 'const solve = (a: number, b: number): number => a + b',
  python: 'def solve(a, b):\n    return a + b',
}
const request = (language: Language, source: string, tests: CodeRequest['tests'] = [{ args: [2, 3], gives: 5 }]) =>
  ({ language, source, entry: 'solve', tests }) satisfies CodeRequest

/** While it runs a neighbour runs too, and must not notice. */
async function besideNeighbour(language: Language, source: string, tests?: CodeRequest['tests']) {
  const [outcome, neighbour] = await Promise.all([
    sandbox.run(request(language, source, tests)),
    sandbox.run(request(language, sum[language])),
  ])
  expect(neighbour).toMatchObject({ status: 'done', tests: [{ passed: true, got: '5' }] })
  return outcome
}

describe('JavaScript and TypeScript', () => {
  test('each test is judged by what the function returns, and what it printed is shown', async () => {
    const source = `console.log('loaded')
      async function solve(a, b) {
        await new Promise((done) => setTimeout(done, 60_000))
        console.log(a, [b, { c: 'd' }])
        return a + b
      }`
    const tests = [{ args: [1, 2], gives: 3 }, { args: [1, 2], gives: 4 }, { args: ['a', 'b'] }]
    expect(await sandbox.run(request('javascript', source, tests))).toMatchObject({
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
    const typed =
      'interface Pair {\n  a: number\n}\nexport function solve(a: number): Pair {\n  const x: any = null\n  return x.y\n}'
    const { tests } = await sandbox.run(request('typescript', typed))
    expect(tests[0]?.error).toMatch(/^TypeError: .+ \(line 6\)$/)
    const withEnum = 'enum Step { One = 2 }\nconst solve = (a: number, b: number): number => Step.One + b'
    expect(await sandbox.run(request('typescript', withEnum))).toMatchObject({ tests: [{ passed: true }] })
  })

  test('without a test the source is only loaded, which shows what it prints', async () => {
    const source = 'for (var i = 0; i < 3; i++) setTimeout(() => console.log(i))'
    expect(await sandbox.run(request('javascript', source, []))).toMatchObject({ status: 'done', output: '3\n3\n3\n' })
  })

  test.each<[string, Language, string, RegExp]>([
    ['a syntax error', 'javascript', '\n\nfunction solve( {', /^SyntaxError: .+ \(line 3\)$/],
    ['a syntax error in types', 'typescript', '\nconst solve = (a: ) => a', /^SyntaxError: .+ \(line 2\)$/],
    ['an error at the load', 'javascript', '\nnothing.here', /^ReferenceError: .+ \(line 2\)$/],
    ['no such function', 'javascript', 'function other() {}', /^solve is not a function$/],
    ['a module', 'javascript', "import fs from 'node:fs'\nfunction solve() {}", /^SyntaxError: /],
  ])('%s is told with its line', async (_, language, source, message) => {
    const { status, message: text, tests } = await sandbox.run(request(language, source))
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
    ['a value nested deeply', 'timeout', 'let deep = []; for (let i = 0; i < 1e5; i++) deep = [deep]; return deep'],
    ['arrays that grow', 'out_of_memory', 'const all = []; for (;;) all.push(new Array(1e5).fill(1.5))'],
    ['a string that doubles', 'out_of_memory', "let s = 'x'; for (;;) { s += s; s.charCodeAt(s.length >> 1) }"],
    ['buffers', 'out_of_memory', 'const all = []; for (;;) all.push(new Uint8Array(4e6).fill(1))'],
    ['objects', 'out_of_memory', 'let list = null; for (;;) list = { list, a: [1, 2] }'],
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
    expect(await sandbox.run(request('javascript', source, [{ args: [], gives: [] }]))).toMatchObject({
      tests: [{ passed: true }],
    })
    const imported = await sandbox.run(request('javascript', "async function solve() { return import('node:fs') }"))
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
})

describe('Python', () => {
  const solve = (...lines: string[]) => ['def solve(a, b):', ...lines.map((line) => `    ${line}`)].join('\n')

  test('each test is judged by what the function returns, and what it printed is shown', async () => {
    const source = `import random, time\nprint('loaded')\n${solve("print('مرحبا', [b])", 'time.sleep(60)', 'return a + b')}`
    const tests = [
      { args: [1, 2], gives: 3 },
      { args: [0.1, 0.2], gives: 0.3 },
      { args: [1, 2], gives: 4 },
      { args: ['a', 'b'] },
    ]
    expect(await sandbox.run(request('python', source, tests))).toMatchObject({
      status: 'done',
      output: "loaded\nمرحبا [2]\nمرحبا [0.2]\nمرحبا [2]\nمرحبا ['b']\n",
      tests: [{ passed: true, got: '3' }, { passed: true }, { passed: false, got: '3' }, { passed: true, got: '"ab"' }],
    })
  })

  test('tuples are lists, keys are strings, and what JSON does not know is shown as Python does', async () => {
    const source = solve('return [(1, 2), {1: True}, {3}, float("nan")]')
    const { tests } = await sandbox.run(
      request('python', source, [{ args: [0, 0], gives: [[1, 2], { 1: true }, [3], null] }]),
    )
    expect(tests).toMatchObject([{ passed: false, got: '[[1, 2], {"1": true}, {3}, nan]' }])
  })

  test.each<[string, string, RegExp]>([
    ['a syntax error', '\ndef solve(:', /^SyntaxError: .+ \(line 2\)$/],
    ['an error at the load', 'x = 1\nnothing()', /^NameError: .+ \(line 2\)$/],
    ['no such function', 'solve = 3', /^NameError: solve is not a function$/],
    ['an exit at the load', 'import sys\nsys.exit(0)', /^SystemExit: 0 \(line 2\)$/],
  ])('%s is told with its line', async (_, source, message) => {
    const { status, message: text } = await sandbox.run(request('python', source))
    expect(status).toBe('invalid')
    expect(text).toMatch(message)
  })

  test.each<[string, RunStatus, string[]]>([
    ['an endless loop', 'timeout', ['while True: pass']],
    [
      'an endless loop that catches everything',
      'timeout',
      ['while True:', '    try:', '        while True: pass', '    except: pass'],
    ],
    ['a number that is computed for ever', 'timeout', ['return str(7 ** (7 ** 9))']],
    ['a regular expression that backtracks', 'timeout', ["import re; return re.match('(a+)+$', 'a' * 40 + 'b')"]],
    ['lists that grow', 'out_of_memory', ['all = []', "while True: all.append('x' * 1000000)"]],
    ['one allocation', 'out_of_memory', ['return bytearray(10 ** 9)']],
    ['a string that doubles', 'out_of_memory', ["s = 'x'", 'while True: s += s']],
    ['a flood of output', 'output_limit', ["while True: print('flood')"]],
    ['one large line', 'output_limit', ["print('x' * 1000000)"]],
    ['a flood of answers', 'output_limit', ['import os', "while True: os.write(2, b'\\0v5\\n' * 1000)"]],
  ])('%s ends as %s', { concurrent: true }, async (_, status, body) => {
    const outcome = await besideNeighbour('python', solve(...body))
    expect({ status: outcome.status, error: outcome.tests[0]?.error }).toEqual({ status, error: status })
  })

  test.each<[string, string[], RegExp]>([
    ['deep recursion', ['return solve(a, b)'], /^RecursionError: .+ \(line 2\)$/],
    ['a file of the host', ["return open('/etc/passwd').read()"], /^FileNotFoundError: /],
    ['writing a file', ["return open('/x', 'w').write('x')"], /^OSError: .+Read-only/],
    [
      'a socket',
      ['import socket; return socket.create_connection(("127.0.0.1", 80))'],
      /^(?:OSError|AttributeError|gaierror): /,
    ],
    ['a process', ['import subprocess; return subprocess.run(["ls"])'], /^OSError: .+emscripten|wasi|not support/i],
    ['a shell', ['import os; return os.system("ls")'], /^AttributeError: /],
    ['a thread', ['import threading; threading.Thread(target=print).start()'], /^RuntimeError: can't start new thread/],
    ['native code', ['import ctypes'], /^(?:ModuleNotFoundError|ImportError): /],
    ['leaving', ['import os; os._exit(0)'], /^SystemExit: /],
    ['aborting', ['import os; os.abort()'], /^SystemExit: /],
    ['a value too large to compare', ["return 'x' * 1000000"], /too large/],
    ['a value that holds itself', ['one = []; one.append(one); return one'], /^RecursionError: /],
  ])('%s is an error of that test', { concurrent: true }, async (_, body, error) => {
    const outcome = await besideNeighbour('python', solve(...body))
    expect(outcome.tests[0]?.error).toMatch(error)
    expect(outcome.status).toBe('done')
  })

  test('the environment and the folders hold nothing of ours', async () => {
    const source = solve('import os', "return [sorted(os.environ), os.listdir('/')]")
    const { tests } = await sandbox.run(request('python', source))
    expect(tests[0]?.got).toBe('[["PYTHONDONTWRITEBYTECODE", "PYTHONHASHSEED"], ["usr"]]')
  })

  test('whoever replaces what judges them fails all the same', async () => {
    const source = `import json, os, sys, builtins, __main__
json.dumps = lambda *a, **k: '5'
builtins.isinstance = lambda *a: True
class Five(int):
    def __eq__(self, other): return True
${solve('return Five(4)')}`
    expect(await besideNeighbour('python', source)).toMatchObject({ tests: [{ passed: false }] })
  })

  test('one test that never ends leaves the others judged, and nothing survives from one to the next', async () => {
    const source = 'calls = []\ndef solve(a):\n    while a == 2: pass\n    calls.append(a)\n    return len(calls)'
    const tests = [1, 2, 3].map((a) => ({ args: [a], gives: 1 }))
    expect(await besideNeighbour('python', source, tests)).toMatchObject({
      status: 'timeout',
      tests: [{ passed: true }, { passed: false, error: 'timeout' }, { passed: true }],
    })
  })
})
