import { expect, test } from 'vitest'
import { readOptions } from '../engine/options.ts'
import { scheduleOf } from './schedule.ts'

const scheduleFor = (...args: string[]) => scheduleOf(readOptions(args, ['kill', 'restart']))

test('nothing goes wrong unless it is asked for', () => {
  expect(scheduleFor('--days', '60')).toEqual([])
})

test('each fault strikes once in twelve days, after the first day, and on the same days with the same seed', () => {
  const schedule = scheduleFor('--days', '60', '--faults', 'all', '--seed', '7')
  expect(schedule.filter(({ name }) => name === 'kill')).toHaveLength(5)
  expect(schedule.every(({ day, stop }) => day >= 1 && day < 60 && stop >= 1 && stop < 8)).toBe(true)
  expect(scheduleFor('--days', '60', '--faults', 'all', '--seed', '7')).toEqual(schedule)
  expect(scheduleFor('--days', '60', '--faults', 'all', '--seed', '8')).not.toEqual(schedule)
})

test('a run of three days sees each fault that was asked for', () => {
  const names = scheduleFor('--days', '3', '--faults', 'all').map(({ name }) => name)
  expect(new Set(names)).toEqual(new Set(['kill', 'restart']))
})
