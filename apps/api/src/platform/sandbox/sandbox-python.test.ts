import { expect, test } from 'vitest'
import { codeRequest, runConcurrently, testSandbox } from '../../testing/sandbox-runs.ts'
import type { CodeRequest, RunStatus } from './sandbox.ts'

const sandbox = testSandbox()
const besideNeighbour = (language: CodeRequest['language'], source: string, tests?: CodeRequest['tests']) =>
  runConcurrently(sandbox, codeRequest(language, source, tests))

const solve = (...lines: string[]) => ['def solve(a, b):', ...lines.map((line) => `    ${line}`)].join('\n')

test('each test is judged by what the function returns, and what it printed is shown', async () => {
  const source = `import random, time\nprint('loaded')\n${solve("print('مرحبا', [b])", 'time.sleep(60)', 'return a + b')}`
  const tests = [
    { args: [1, 2], gives: 3 },
    { args: [0.1, 0.2], gives: 0.3 },
    { args: [1, 2], gives: 4 },
    { args: ['a', 'b'] },
  ]
  expect(await sandbox.run(codeRequest('python', source, tests))).toMatchObject({
    status: 'done',
    output: "loaded\nمرحبا [2]\nمرحبا [0.2]\nمرحبا [2]\nمرحبا ['b']\n",
    tests: [{ passed: true, got: '3' }, { passed: true }, { passed: false, got: '3' }, { passed: true, got: '"ab"' }],
  })
})

test('tuples are lists, keys are strings, and what JSON does not know is shown as Python does', async () => {
  const source = solve('return [(1, 2), {1: True}, {3}, float("nan")]')
  const { tests } = await sandbox.run(
    codeRequest('python', source, [{ args: [0, 0], gives: [[1, 2], { 1: true }, [3], null] }]),
  )
  expect(tests).toMatchObject([{ passed: false, got: '[[1, 2], {"1": true}, {3}, nan]' }])
})

test.each<[string, string, RegExp]>([
  ['a syntax error', '\ndef solve(:', /^SyntaxError: .+ \(line 2\)$/],
  ['an error at the load', 'x = 1\nnothing()', /^NameError: .+ \(line 2\)$/],
  ['no such function', 'solve = 3', /^NameError: solve is not a function$/],
  ['an exit at the load', 'import sys\nsys.exit(0)', /^SystemExit: 0 \(line 2\)$/],
])('%s is told with its line', async (_, source, message) => {
  const { status, message: text } = await sandbox.run(codeRequest('python', source))
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
  ['a flood of output', 'output_limit', ["while True: print('flood' * 1000)"]],
  ['one large line', 'output_limit', ["print('x' * 1000000)"]],
  ['a flood of answers', 'output_limit', ['import os', "while True: os.write(2, b'\\0v5\\n' * 1000)"]],
])('%s ends as %s', { concurrent: true }, async (_, status, body) => {
  const outcome = await besideNeighbour('python', solve(...body))
  expect({ status: outcome.status, error: outcome.tests[0]?.error }).toEqual({ status, error: status })
})

test.each<[string, string[], RegExp]>([
  ['deep recursion', ['return solve(a, b)'], /^RecursionError: .+ \(line 2\)$/],
  ['a file of the host', ["return open('/etc/passwd').read()"], /^FileNotFoundError: /],
  ['writing a file', ["return open('/x', 'w').write('x')"], /^FileNotFoundError: /],
  ['writing into the library', ["return open('/usr/local/lib/x', 'w').write('x')"], /^FileNotFoundError: /],
  ['growing what is read from', ['import os; os.ftruncate(0, 10 ** 9)'], /^OSError: /],
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
  // Beside each other: each is the neighbour of the next.
  const outcome = await sandbox.run(codeRequest('python', solve(...body)))
  expect(outcome.tests[0]?.error).toMatch(error)
  expect(outcome.status).toBe('done')
})

test('the environment and the folders hold nothing of ours', async () => {
  const source = solve('import os', "return [sorted(os.environ), os.listdir('/usr'), os.listdir(a)]")
  const request = codeRequest('python', source, [{ args: ['/usr/local', 0] }, { args: ['/', 0] }])
  const { tests } = await sandbox.run(request)
  expect(tests[0]?.got).toBe('[["PYTHONDONTWRITEBYTECODE", "PYTHONHASHSEED"], ["local"], ["lib"]]')
  expect(tests[1]?.error).toMatch(/^FileNotFoundError: /)
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

test('a test that ends the interpreter, fills its memory or takes its output leaves the others judged', async () => {
  const source = `import os, sys
def solve(a):
    if a == 2: os._exit(0)
    if a == 3: return bytearray(10 ** 9)
    if a == 4: sys.stdout = sys.setrecursionlimit(50)
    print('here', a)
    return depth(100 if a == 5 else 1) and a
def depth(n): return n == 0 or depth(n - 1)`
  const tests = [1, 2, 3, 4, 5].map((a) => ({ args: [a], gives: a }))
  expect(await besideNeighbour('python', source, tests)).toMatchObject({
    output: 'here 1\nhere 5\n',
    tests: [
      { passed: true },
      { error: expect.stringMatching(/^SystemExit: /) },
      { error: 'out_of_memory' },
      { passed: true },
      { passed: true },
    ],
  })
})

test('whoever asks for the next test themselves, or answers what is none, loses only their own', async () => {
  const tests = [1, 2, 3].map((a) => ({ args: [a], gives: a }))
  const asks =
    "import os\ndef solve(a):\n    if a == 1: os.write(2, b'\\0n\\n')\n    while a == 3: os.write(2, b'\\0n\\n')\n    return a"
  const { tests: asked } = await besideNeighbour('python', asks, tests)
  expect(asked.map(({ passed }) => passed)).not.toContain(true)
  const answers = "import os\ndef solve(a):\n    if a == 2: os.write(2, b'\\0e{]\\n'); os._exit(0)\n    return a"
  expect((await besideNeighbour('python', answers, tests)).tests.map(({ passed }) => passed)).toEqual([
    true,
    false,
    true,
  ])
})
