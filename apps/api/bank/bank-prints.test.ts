import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import { readBank } from './read.ts'

// An item that asks what a program prints is right when the program prints it.

/** Skills whose programs run in a child process of Node, by the kind of file Node reads them from. */
const EXTENSIONS: Readonly<Record<string, string>> = { javascript: 'js', 'node-js': 'js', typescript: 'ts' }
/** Run by bank-sql.test.ts, and in the sandbox. */
const ELSEWHERE = ['sql', 'postgresql', 'python']

// Outside the repository, so that a program is a module or a script by its own syntax and not by our package.json.
const folder = mkdtempSync(join(tmpdir(), 'fareeq-prints-'))
afterAll(() => rmSync(folder, { recursive: true }))

const run = promisify(execFile)
async function printed(name: string, code: string): Promise<string> {
  const path = join(folder, name)
  writeFileSync(path, code)
  // Whole types, so that an item may ask about an enum.
  const options = ['--experimental-transform-types', '--no-warnings']
  const { stdout } = await run(process.execPath, [...options, path], { timeout: 10_000, env: {} })
  return stdout.trim().split('\n').join(' ')
}

const programs = readBank().multipleChoice.filter(({ prints }) => prints)

test('a program is asked about only where it can be run', () => {
  const strangers = programs.filter(({ skill }) => !(skill in EXTENSIONS) && !ELSEWHERE.includes(skill))
  expect(strangers.map(({ id }) => id)).toEqual([])
  expect(programs.filter(({ code, right }) => !code || right.ar !== right.en).map(({ id }) => id)).toEqual([])
})

describe.each(Object.entries(EXTENSIONS))('the right answer of %s', (skill, extension) => {
  test('is what the program prints', async () => {
    const [different, ours] = [new Map<string, string>(), programs.filter((item) => item.skill === skill)]
    for (const { id, code = '', right } of ours) {
      const output = await printed(`${id}.${extension}`, code)
      if (output !== right.en) different.set(id, output)
    }
    expect(different).toEqual(new Map())
  }, 120_000)
})
