import { expect, test } from 'vitest'
import { deviceOf } from './devices.ts'

const APPLE = 'AppleWebKit/537.36 (KHTML, like Gecko)'
test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${APPLE} Chrome/131.0.0.0 Safari/537.36`, 'computer chrome windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${APPLE} Chrome/131.0 Safari/537.36 Edg/131.0`, 'computer edge windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/18.1 Safari/605', 'computer safari macos'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile Safari/604.1', 'phone safari ios'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) CriOS/131.0 Mobile Safari/604.1', 'phone chrome ios'],
  [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${APPLE} Chrome/131.0 Mobile Safari/537.36`, 'phone chrome android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'computer firefox linux'],
  ['curl/8.5.0', 'other other other'],
  ['', 'other other other'],
  [null, 'other other other'],
])('%s is a %s', (userAgent, expected) => {
  const { kind, browser, system } = deviceOf(userAgent)
  expect(`${kind} ${browser} ${system}`).toBe(expected)
})
