import { MAX_ANSWER } from './answers.ts'

/**
 * Evaluated in the VM before the candidate's code; gives the host `[call, poll, tick]`. It holds the intrinsics it needs, so
 * that replacing `JSON.stringify` or `Promise.prototype.then` harms nobody but the one who does it. What a test expects never
 * enters the VM: the host compares.
 *
 * Answers: `v` and the returned value as JSON, or `e` and `[name, message, stack]` of what was thrown.
 */
export const JAVASCRIPT_HARNESS = `(function (print) {
  'use strict'
  const { parse, stringify } = JSON
  const { apply, ownKeys } = Reflect
  const { isArray } = Array
  const { then } = Promise.prototype
  const [resolve, Resolver, Failure, Bag, Dictionary, Text] = [Promise.resolve, Promise, Error, Set, Map, String]
  let answer

  function encode(key, value) {
    switch (typeof value) {
      case 'number': return value - value === 0 ? value : '\\u0000' + value
      case 'bigint': return '\\u0000' + value + 'n'
      case 'undefined': return key === '' || isArray(this) ? '\\u0000undefined' : value
      case 'function': return '\\u0000[Function]'
      case 'symbol': return '\\u0000[Symbol]'
      case 'object':
        if (value instanceof Dictionary) return '\\u0000Map(' + value.size + ')'
        if (value instanceof Bag) return '\\u0000Set(' + value.size + ')'
    }
    return value
  }
  function settle(value) {
    try {
      const text = stringify(value, encode)
      if (text.length > ${MAX_ANSWER}) throw new Failure('the returned value is too large')
      answer = 'v' + text
    } catch (error) {
      fail(error)
    }
  }
  function fail(error) {
    const text = (value) => { try { return Text(value).slice(0, 2000) } catch { return '' } }
    answer = 'e' + (error instanceof Failure
      ? stringify([text(error.name), text(error.message), text(error.stack)])
      : stringify(['Error', text(error), '']))
  }
  function call(entry, args) {
    answer = undefined
    try {
      const value = apply(entry, undefined, parse(args))
      if (value !== null && typeof value === 'object' && typeof value.then === 'function')
        apply(then, apply(resolve, Resolver, [value]), [settle, fail])
      else settle(value)
    } catch (error) {
      fail(error)
    }
  }

  // Timers in virtual time: the next one is due as soon as nothing else is left to do.
  const timers = new Dictionary()
  let [lastTimer, now] = [0, 0]
  const schedule = (every) => (work, delay, ...args) => {
    timers.set(++lastTimer, { work, args, every, delay: +delay > 0 ? +delay : 0, at: now + (+delay > 0 ? +delay : 0) })
    return lastTimer
  }
  const cancel = (id) => void timers.delete(id)
  function tick() {
    let next, due
    for (const [id, timer] of timers) if (!due || timer.at < due.at) [next, due] = [id, timer]
    if (!due) return false
    now = due.at
    if (due.every) due.at += due.delay || 1
    else timers.delete(next)
    if (typeof due.work === 'function') apply(due.work, undefined, due.args)
    return true
  }

  function inspect(value, depth) {
    if (typeof value === 'string') return depth ? "'" + value + "'" : value
    if (typeof value === 'bigint') return value + 'n'
    if (typeof value === 'function') return '[Function: ' + (value.name || '(anonymous)') + ']'
    if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '-0' : Text(value)
    if (value instanceof Failure) return value.name + ': ' + value.message
    if (depth > 2) return isArray(value) ? '[Array]' : '[Object]'
    const inner = (one) => inspect(one, depth + 1)
    const wrap = (open, parts, close) => (parts.length ? open + ' ' + parts.join(', ') + ' ' + close : open + close)
    if (isArray(value)) return wrap('[', value.slice(0, 100).map(inner), ']')
    if (value instanceof Bag) return 'Set(' + value.size + ') ' + wrap('{', [...value].slice(0, 100).map(inner), '}')
    const pair = ([key, one]) => inner(key) + ' => ' + inner(one)
    if (value instanceof Dictionary) return 'Map(' + value.size + ') ' + wrap('{', [...value].slice(0, 100).map(pair), '}')
    if (value instanceof Date) return value.toISOString()
    const keys = ownKeys(value).filter((key) => typeof key === 'string').slice(0, 100)
    return wrap('{', keys.map((key) => (/^[\\w$]+$/.test(key) ? key : "'" + key + "'") + ': ' + inner(value[key])), '}')
  }
  const log = (...values) => void print(values.map((value) => inspect(value, 0)).join(' ') + '\\n')
  globalThis.console = { log, info: log, warn: log, error: log, debug: log }
  globalThis.setTimeout = globalThis.setImmediate = schedule(false)
  globalThis.setInterval = schedule(true)
  globalThis.clearTimeout = globalThis.clearInterval = globalThis.clearImmediate = cancel
  globalThis.queueMicrotask = (work) => void apply(then, apply(resolve, Resolver, []), [() => work()])
  const clone = (value) => {
    if (typeof value !== 'object' || value === null) return value
    if (isArray(value)) return value.map(clone)
    if (value instanceof Date) return new Date(+value)
    if (value instanceof Bag) return new Bag([...value].map(clone))
    if (value instanceof Dictionary) return new Dictionary([...value].map((pair) => pair.map(clone)))
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, clone(one)]))
  }
  globalThis.structuredClone = (value) => clone(value)
  return [call, () => answer, tick]
})`

/** The candidate's code is a script: `export` before a declaration is blanked, so that lines and columns stay. */
export const asScript = (source: string): string =>
  source.replaceAll(/^export\s+(?:default\s+)?(?=(?:async\s+)?(?:function|class|const|let|var)\b)/gm, (word) =>
    word.replaceAll(/\S/g, ' '),
  )
